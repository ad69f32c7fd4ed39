import EndonymStrings
import Foundation

extension Notification.Name {
  /// The language of a ``LanguageManager`` has changed. The object is the manager; ``LanguageManager/change(of:)`` reads the rest.
  public static let endonymLanguageDidChange = Notification.Name("EndonymLanguageDidChange")
}

extension LanguageManager {
  /// Posts a notification after each change, on the thread that switches, as long as what is returned lives.
  ///
  /// ```swift
  /// let posting = manager.postNotifications()
  /// NotificationCenter.default.addObserver(forName: .endonymLanguageDidChange, object: manager, queue: nil) {
  ///   print(LanguageManager.change(of: $0)?.new.language ?? "")
  /// }
  /// ```
  public func postNotifications(to center: NotificationCenter = .default) -> LanguageObservation {
    let posting = NotificationPosting(center: center)
    return observe { [weak self] change in
      guard let self else { return }
      posting.center.post(
        name: .endonymLanguageDidChange, object: self, userInfo: [NotificationPosting.key: change])
    }
  }

  /// The old and the new selection of a notification ``Foundation/Notification/Name/endonymLanguageDidChange``; `nil` for others.
  public static func change(of notification: Notification) -> LanguageChange? {
    notification.userInfo?[NotificationPosting.key] as? LanguageChange
  }
}

/// `@unchecked Sendable`: `NotificationCenter` is documented as safe to post to from any thread, and is not marked so on every
/// platform; the reference to it never changes.
private struct NotificationPosting: @unchecked Sendable {
  static let key = "change"
  let center: NotificationCenter
}
