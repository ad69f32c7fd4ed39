import Foundation

extension Bundle {
  /// The bundle's strings, in the app's language; `nil` when its folder cannot be read.
  ///
  /// ```swift
  /// Bundle.module.localizedStrings?.string("songs", 3)   // 3 Lieder
  /// ```
  ///
  /// They are opened once, and follow ``LanguageManager/application``. The main bundle's are those of ``StringsSource/main``.
  public var localizedStrings: LocalizedStrings? { ApplicationLanguage.strings(of: self) }
}

extension LanguageManager {
  /// The manager whose language `String(localized:)` and the strings of all bundles are in; `nil` as long as the app has none. They are in
  /// what fits the launch arguments, the user's defaults and the environment then.
  public static var application: LanguageManager? {
    get { ApplicationLanguage.manager }
    set { ApplicationLanguage.manager = newValue }
  }
}
