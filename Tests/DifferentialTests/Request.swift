/// A line of the batch protocol.
struct Request {
  var kind: String
  var locale: String
  /// Fields beside `kind` and `locale`, their values spelled in JSON.
  var fields: [(name: String, json: String)] = []
  /// Members of `options`, their values spelled in JSON.
  var options: [(name: String, json: String)] = []
  var wantsParts = false

  /// The line.
  var line: String {
    var line = #"{"id":1,"kind":"\#(kind)","locale":\#(Self.quoted(locale))"#
    for (name, json) in fields { line += ",\"\(name)\":\(json)" }
    if wantsParts { line += #","parts":true"# }
    if !options.isEmpty {
      line += #","options":{"# + options.map { "\"\($0.name)\":\($0.json)" }.joined(separator: ",") + "}"
    }
    return line + "}"
  }

  /// A string in JSON.
  static func quoted(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\u{8}": json += "\\b"
      case "\u{C}": json += "\\f"
      case "\n": json += "\\n"
      case "\r": json += "\\r"
      case "\t": json += "\\t"
      case "\0"..<" ": json += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}

/// What raw ICU says to a request.
enum Wanted {
  /// The result.
  case text(String)
  /// The result and the unit that it is in.
  case measure(String, unit: String)
  /// ICU refuses, and so has Endonym to.
  case failure(String)
}
