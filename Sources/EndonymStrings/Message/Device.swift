/// A kind of device, by which a message can differ.
///
/// Source: the keys of `NSStringDeviceSpecificRuleType`; Apple, "Creating width and device variants of strings".
public struct Device: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The device's key in files: `iphone`.
  public let rawValue: String

  /// A device by its key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device by its key.
  public init(stringLiteral value: String) { rawValue = value }

  /// A Mac.
  public static let mac = Device(rawValue: "mac")
  /// An iPhone.
  public static let iPhone = Device(rawValue: "iphone")
  /// An iPad.
  public static let iPad = Device(rawValue: "ipad")
  /// An iPod touch.
  public static let iPod = Device(rawValue: "ipod")
  /// An Apple Watch.
  public static let appleWatch = Device(rawValue: "applewatch")
  /// An Apple TV.
  public static let appleTV = Device(rawValue: "appletv")
  /// An Apple Vision.
  public static let appleVision = Device(rawValue: "applevision")
  /// Any other.
  public static let other = Device(rawValue: "other")

  /// All of them.
  package static let known: [Device] = [
    .mac, .iPhone, .iPad, .iPod, .appleWatch, .appleTV, .appleVision, .other,
  ]

  /// The device of the platform that the program was built for: ``other`` off Apple's. An iPad cannot be told from an iPhone
  /// without its user interface's framework; programs there set the device.
  public static var current: Device {
    #if os(macOS)
      .mac
    #elseif os(iOS)
      .iPhone
    #elseif os(watchOS)
      .appleWatch
    #elseif os(tvOS)
      .appleTV
    #elseif os(visionOS)
      .appleVision
    #else
      .other
    #endif
  }
}
