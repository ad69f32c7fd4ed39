import Foundation

extension Bundle {
  /// The bundle's strings, in the app's language; `nil` when its folder cannot be read.
  ///
  /// ```swift
  /// Bundle.module.localizedStrings?.string("songs", 3)   // 3 Lieder
  /// ```
  ///
  /// They are opened once. The main bundle's are those of ``StringsSource/main``.
  public var localizedStrings: LocalizedStrings? { ApplicationLanguage.strings(of: self) }
}
