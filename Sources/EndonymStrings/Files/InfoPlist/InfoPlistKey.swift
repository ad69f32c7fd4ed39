/// Keys of an app's Info.plist whose texts can be localized.
///
/// Source: Apple's "Information Property List".
public enum InfoPlistKey {
  /// The name under the app's icon.
  public static let displayName = "CFBundleDisplayName"
  /// The app's short name, shown where there is no display name.
  public static let name = "CFBundleName"

  /// Names and notices of the app.
  public static let descriptions = [
    "CFBundleDisplayName", "CFBundleGetInfoString", "CFBundleName", "CFBundleSpokenName", "NSHumanReadableCopyright",
  ]

  /// The texts in which the system asks for permission.
  public static let permissions = [
    "NFCReaderUsageDescription", "NSAppleEventsUsageDescription", "NSAppleMusicUsageDescription",
    "NSBluetoothAlwaysUsageDescription", "NSBluetoothPeripheralUsageDescription",
    "NSCalendarsFullAccessUsageDescription", "NSCalendarsUsageDescription",
    "NSCalendarsWriteOnlyAccessUsageDescription",
    "NSCameraUsageDescription", "NSContactsUsageDescription", "NSDesktopFolderUsageDescription",
    "NSDocumentsFolderUsageDescription", "NSDownloadsFolderUsageDescription", "NSFaceIDUsageDescription",
    "NSFocusStatusUsageDescription", "NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription",
    "NSHomeKitUsageDescription", "NSLocalNetworkUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription",
    "NSLocationAlwaysUsageDescription", "NSLocationUsageDescription", "NSLocationWhenInUseUsageDescription",
    "NSMicrophoneUsageDescription", "NSMotionUsageDescription", "NSNearbyInteractionUsageDescription",
    "NSNetworkVolumesUsageDescription", "NSPhotoLibraryAddUsageDescription", "NSPhotoLibraryUsageDescription",
    "NSRemindersFullAccessUsageDescription", "NSRemindersUsageDescription", "NSRemovableVolumesUsageDescription",
    "NSSiriUsageDescription", "NSSpeechRecognitionUsageDescription", "NSSystemAdministrationUsageDescription",
    "NSUserTrackingUsageDescription",
  ]

  /// Keys that a translation freezes at what it was when it was written: they are left to the Info.plist.
  public static let versions = ["CFBundleShortVersionString", "CFBundleVersion"]

  /// Whether a key asks for permission: one of ``permissions``, or one named like them that is newer than the list.
  public static func isPermission(_ key: String) -> Bool { key.hasSuffix("UsageDescription") }
}
