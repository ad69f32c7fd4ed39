/// The keys of `Info.plist` whose values can be localized.
///
/// Source: Apple, "Information Property List", the pages of the keys, and "Localizing Your App's Properties".
enum InfoPlistKeys {
  /// Keys whose values people see.
  static let localized: Set<String> = [
    "CFBundleDisplayName", "CFBundleName", "CFBundleSpokenName", "CFBundleGetInfoString", "CFBundleHelpBookName",
    "CFBundleTypeName", "CFBundleURLName", "INAlternativeAppNames", "INAlternativeAppName",
    "INAlternativeAppNamePronunciationHint", "NSHumanReadableCopyright",
    "UIApplicationShortcutItemTitle", "UIApplicationShortcutItemSubtitle",
    "UTTypeDescription",
    "NSPrefPaneIconLabel",

    "NFCReaderUsageDescription", "NSAccessoryTrackingUsageDescription",
    "NSAppleEventsUsageDescription", "NSAppleMusicUsageDescription", "NSAudioCaptureUsageDescription",
    "NSBluetoothAlwaysUsageDescription", "NSBluetoothPeripheralUsageDescription",
    "NSBluetoothWhileInUseUsageDescription",
    "NSCalendarsFullAccessUsageDescription", "NSCalendarsUsageDescription",
    "NSCalendarsWriteOnlyAccessUsageDescription",
    "NSCameraUsageDescription", "NSContactsUsageDescription", "NSCriticalMessagingUsageDescription",
    "NSDesktopFolderUsageDescription", "NSDocumentsFolderUsageDescription", "NSDownloadsFolderUsageDescription",
    "NSEnterpriseMCAMUsageDescription", "NSFaceIDUsageDescription", "NSFallDetectionUsageDescription",
    "NSFileProviderDomainUsageDescription", "NSFinancialDataUsageDescription",
    "NSFocusStatusUsageDescription", "NSGKFriendListUsageDescription", "NSHandsTrackingUsageDescription",
    "NSHealthClinicalHealthRecordsShareUsageDescription", "NSHealthShareUsageDescription",
    "NSHealthUpdateUsageDescription", "NSHomeKitUsageDescription", "NSIdentityUsageDescription",
    "NSLocalNetworkUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription",
    "NSLocationAlwaysUsageDescription", "NSLocationUsageDescription",
    "NSLocationWhenInUseUsageDescription", "NSMainCameraUsageDescription", "NSMicrophoneUsageDescription",
    "NSMotionUsageDescription", "NSNearbyInteractionAllowOnceUsageDescription", "NSNearbyInteractionUsageDescription",
    "NSNetworkVolumesUsageDescription", "NSPhotoLibraryAddUsageDescription",
    "NSPhotoLibraryUsageDescription", "NSRemindersFullAccessUsageDescription", "NSRemindersUsageDescription",
    "NSRemovableVolumesUsageDescription", "NSSensorKitUsageDescription", "NSSiriUsageDescription",
    "NSSpeechRecognitionUsageDescription", "NSSystemAdministrationUsageDescription",
    "NSSystemExtensionUsageDescription", "NSUpdateSecurityPolicyUsageDescription", "NSUserTrackingUsageDescription",
    "NSVideoSubscriberAccountUsageDescription", "NSVoIPUsageDescription", "NSWorldSensingUsageDescription",
    "OSBundleUsageDescription",
  ]

  /// Keys of versions, which change with every release.
  static let versions: Set<String> = ["CFBundleShortVersionString", "CFBundleVersion", "LSMinimumSystemVersion"]

  private static let prefixes = ["CF", "CLK", "IN", "LS", "NFC", "NS", "OS", "SM", "UI", "UT", "WK"]

  /// Whether a key is spelled like one of `Info.plist`: one of its prefixes and then words that begin with capitals.
  static func looksLikeKey(_ key: String) -> Bool {
    key.utf8.allSatisfy { Unicode.Scalar($0).properties.isAlphabetic && $0 < 0x80 }
      && prefixes.contains { prefix in
        guard key.hasPrefix(prefix) else { return false }
        let rest = key.dropFirst(prefix.count)
        return (rest.first?.isUppercase ?? false) && rest.contains(where: \.isLowercase)
      }
  }

  /// The known key that a few wrong letters make of this one.
  static func closest(to key: String) -> String? { SpellingDistance.closest(to: key, among: localized.union(versions)) }
}
