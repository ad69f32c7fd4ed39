import EndonymICU

/// Brings language, script, region and variants into CLDR's canonical form: UTS 35, Annex C "LocaleId
/// Canonicalization".
///
/// The aliases are applied in the order of the specification, and again from the start after every change, until
/// none applies: `sh_YU` becomes `sr_Latn_YU` and then `sr_Latn_RS`.
struct LanguageCanonicalizer {
  let registry: SubtagRegistry

  /// No identifier takes more steps; a cycle in the data must not hang a program.
  private static let stepLimit = 64

  /// The canonical form.
  func canonical(_ subtags: LanguageSubtags) throws(FormatError) -> LanguageSubtags {
    var result = subtags
    result.variants.sort()
    for _ in 0..<Self.stepLimit {
      guard let next = try step(result) else { break }
      result = next
      result.variants.sort()
    }
    return result
  }

  /// The first change that the data asks for; `nil` when there is none.
  private func step(_ subtags: LanguageSubtags) throws(FormatError) -> LanguageSubtags? {
    let language = subtags.language
    if let region = subtags.region {
      for variant in subtags.variants {
        if let next = try replacing([language, region, variant], in: subtags) { return next }
      }
      if let next = try replacing([language, region], in: subtags) { return next }
    }
    for variant in subtags.variants {
      if let next = try replacing([language, variant], in: subtags) { return next }
    }
    if let next = try replacing([language], in: subtags) { return next }
    if language != "und" {
      for variant in subtags.variants {
        if let next = try replacing(["und", variant], in: subtags) { return next }
      }
    }
    if let next = try replacingRegion(subtags) { return next }
    if let script = subtags.script, let replacement = try registry.replacement(of: script, .script) {
      var next = subtags
      next.script = replacement
      return next == subtags ? nil : next
    }
    return try replacingVariant(subtags)
  }

  /// Applies the language alias of a key, if there is one that changes something.
  ///
  /// A subtag of the key is replaced or, when the replacement lacks it, taken away. A subtag that only the
  /// replacement has fills an empty place.
  private func replacing(_ key: [String], in subtags: LanguageSubtags) throws(FormatError) -> LanguageSubtags? {
    guard let text = try registry.replacement(of: key.joined(separator: "_"), .language) else { return nil }
    let replacement = LanguageSubtags(icu: text)
    var next = subtags
    if replacement.language != "und" { next.language = replacement.language }
    if next.script == nil { next.script = replacement.script }
    if next.region == nil || key.contains(where: { $0 == next.region }) { next.region = replacement.region }
    if let variant = key.dropFirst().last, let index = next.variants.firstIndex(of: variant) {
      next.variants.remove(at: index)
      for variant in replacement.variants where !next.variants.contains(variant) { next.variants.append(variant) }
    }
    return next == subtags ? nil : next
  }

  /// Of several successors of a region, the one where the language is likely to be spoken; else the first.
  private func replacingRegion(_ subtags: LanguageSubtags) throws(FormatError) -> LanguageSubtags? {
    guard let region = subtags.region, let text = try registry.replacement(of: region, .region) else { return nil }
    let candidates = text.split(separator: " ").map(String.init)
    var next = subtags
    next.region = candidates.first
    if candidates.count > 1 {
      let written = LanguageSubtags(language: subtags.language, script: subtags.script)
      let maximized = try FormatError.wrapping { () throws(ICUError) in try ICULocale.maximized(written.icu) }
      if let likely = LanguageSubtags(icu: maximized).region, candidates.contains(likely) { next.region = likely }
    }
    return next == subtags ? nil : next
  }

  private func replacingVariant(_ subtags: LanguageSubtags) throws(FormatError) -> LanguageSubtags? {
    for (index, variant) in subtags.variants.enumerated() {
      guard let replacement = try registry.replacement(of: variant, .variant), replacement != variant else { continue }
      var next = subtags
      next.variants.remove(at: index)
      if !next.variants.contains(replacement) { next.variants.append(replacement) }
      // CLDR has this alias for the pair, `hepburn-heploc`, of which the second means nothing alone.
      if variant == "heploc" { next.variants.removeAll { $0 == "hepburn" } }
      return next
    }
    return nil
  }
}
