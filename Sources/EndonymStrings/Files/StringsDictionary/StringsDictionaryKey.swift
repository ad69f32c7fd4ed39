/// The keys that a `.stringsdict` entry is made of, as Apple's documents spell them.
package enum StringsDictionaryKey {
  /// The format string of an entry with variables.
  package static let format = "NSStringLocalizedFormatKey"
  /// The rule of a variable.
  package static let specType = "NSStringFormatSpecTypeKey"
  /// The conversion of a variable's number, without `%`.
  package static let valueType = "NSStringFormatValueTypeKey"
  /// Definitions by device.
  package static let devices = "NSStringDeviceSpecificRuleType"
  /// Definitions by width.
  package static let widths = "NSStringVariableWidthRuleType"
  /// The rule by plural category.
  package static let pluralRule = "NSStringPluralRuleType"
  /// The rule by a number that stands for a gender.
  package static let genderRule = "NSStringGenderRuleType"
  /// The plural categories of CLDR.
  package static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]
}
