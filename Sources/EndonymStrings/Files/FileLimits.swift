/// What the readers of string files bound, and why.
///
/// The largest string file of a public app is under 4 MB; every limit leaves room for thirty times as much and more.
public enum FileLimits {
  /// The largest file that is read, in bytes: more than 100 MB, less than what a phone or a small server can hold several times over.
  public static let fileSize = 256 << 20
  /// How deep dictionaries and arrays may stand in one another: Apple's own limit.
  public static let nestingDepth = 512
  /// How many values a file may hold: a value takes some 200 bytes of memory, and may take as few as two bytes in a file.
  public static let valueCount = 1 << 20
  /// How many findings are kept of one file: a binary file taken for text has one at every byte.
  public static let diagnosticCount = 1_000
}
