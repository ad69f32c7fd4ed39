/// A choice that a message made among its forms, and why.
public enum MessageChoice: Hashable, Sendable, CustomStringConvertible {
  /// The text for a device, of which `other` stands for all that have none.
  case device(String, wanted: String)
  /// The text for a width: the greatest that is not wider than what there is room for, else the smallest.
  case width(Int, available: Int?)
  /// The form of a variable: by the plural category of the number at a position, as it is shown; by the number itself for a gender.
  case form(String, variable: String, number: String, position: Int, category: String)

  /// In words.
  public var description: String {
    switch self {
    case .device(let device, let wanted):
      device == wanted ? "the device is \(wanted)" : "the device is \(wanted), which has no text: \(device)"
    case .width(let width, let available):
      available.map { "the width is \($0): the text for \(width)" } ?? "any width: the text for \(width)"
    case .form(let form, let variable, let number, let position, let category):
      if form == category {
        "\(variable) is argument \(position), \(number): the form \(form)"
      } else if form == "zero" {
        "\(variable) is argument \(position), \(number): the form zero, which is there for 0 in every language"
      } else {
        "\(variable) is argument \(position), \(number), \(category), which has no form: the form \(form)"
      }
    }
  }
}
