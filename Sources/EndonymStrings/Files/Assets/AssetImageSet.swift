#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Endonym

/// An image of an asset catalog, `Name.imageset`, with its variants by language.
///
/// ```swift
/// // Assets.xcassets/Flag.imageset/Contents.json has flag.png without a locale and flag-de.png with "locale" : "de"
/// let image = try AssetImageSet.read("Assets.xcassets/Flag.imageset")
/// image.languages                                              // ["de"]
/// try image.variants(preferred: ["de-AT"]).map(\.filename)     // ["flag-de.png"]
/// try image.variants(preferred: ["fr"]).map(\.filename)        // ["flag.png"]
/// ```
///
/// Languages are named as ``LocalizationName`` reads them: `zh_hans` and `zh-Hans` are one.
///
/// Source: Apple's "Asset Catalog Format Reference".
public struct AssetImageSet: Hashable, Sendable {
  /// One file of the image.
  public struct Variant: Hashable, Sendable {
    /// The file's name in the set's folder; `nil` for a place that is empty.
    public let filename: String?
    /// The device it is for: `universal`, `iphone`, `mac`.
    public let idiom: String?
    /// `1x`, `2x`, `3x`; `nil` for every scale.
    public let scale: String?
    /// The language as the catalog spells it; `nil` for all that have none of their own.
    public let language: String?
  }

  /// The folder of the set.
  public let path: String
  /// The files, in the order of the catalog.
  public let variants: [Variant]

  /// The name by which a program asks for the image.
  public var name: String {
    let last = path.split(separator: "/").last.map(String.init) ?? ""
    return last.hasSuffix(".imageset") ? String(last.dropLast(".imageset".count)) : last
  }

  /// The languages that have files of their own, as they are spelled first, each once, in the order of the catalog.
  public var languages: [String] {
    var known: Set<String> = []
    return variants.compactMap(\.language).filter { known.insert(LocalizationName($0).canonical).inserted }
  }

  /// Reads a set's `Contents.json`.
  ///
  /// - Throws: A diagnostic of the rule `file-unreadable`, `file-too-large`, `not-json`, or `asset-path` for a file's name that leads
  ///   out of the set's folder.
  public static func read(_ path: String) throws(Diagnostic) -> AssetImageSet {
    let file = "\(path)/Contents.json"
    let contents: Contents
    do {
      contents = try JSONDecoder().decode(Contents.self, from: Data(try FileBytes.read(file)))
    } catch let diagnostic as Diagnostic {
      throw diagnostic
    } catch {
      let message = "expected the contents of an asset catalog, found something else: \(error)"
      throw Diagnostic(.error, rule: "not-json", message, file: file)
    }
    for name in (contents.images ?? []).compactMap(\.filename) where name.contains("/") || name == ".." {
      let message = "expected the name of a file in the folder, found \"\(name)\""
      throw Diagnostic(.error, rule: "asset-path", message, file: file)
    }
    let variants = (contents.images ?? []).map {
      Variant(filename: $0.filename, idiom: $0.idiom, scale: $0.scale, language: $0.locale)
    }
    return AssetImageSet(path: path, variants: variants)
  }

  /// The files for a reader who wants these languages, the most wanted first: those of the language that fits best, or those of none.
  /// Where a language has no file for a scale or a device, the one without a language is shown.
  ///
  /// - Throws: ``FormatError/engine(call:code:name:)``.
  public func variants(preferred: [String]) throws(FormatError) -> [Variant] {
    let neutral = variants.filter { $0.language == nil && $0.filename != nil }
    var options = LanguageMatcher.Options()
    options.usesFirstAsDefault = false
    let supported = languages.map { LocalizationName($0).canonical }
    let wanted = preferred.map { LocalizationName($0).canonical }
    guard let best = try LanguageMatcher(supported: supported, options: options).match(wanted) else { return neutral }
    let own = variants.filter { variant in
      variant.filename != nil && variant.language.map { LocalizationName($0).canonical } == best.supported
    }
    let rest = neutral.filter { variant in !own.contains { $0.idiom == variant.idiom && $0.scale == variant.scale } }
    return own + rest
  }

  private struct Contents: Decodable {
    struct Image: Decodable {
      var filename: String?
      var idiom: String?
      var scale: String?
      var locale: String?
    }

    var images: [Image]?
  }
}
