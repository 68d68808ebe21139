import SwiftUI

/// The content of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  public fileprivate(set) var title = ""
  public fileprivate(set) var subtitle = ""
  public fileprivate(set) var body = ""
  public fileprivate(set) var badge: NSNumber?
  public fileprivate(set) var sound: UNNotificationSound?
  public fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  public fileprivate(set) var categoryIdentifier = ""
  public fileprivate(set) var threadIdentifier = ""
  public fileprivate(set) var interruptionLevel: UNNotificationInterruptionLevel = .active
  public fileprivate(set) var attachments: [UNNotificationAttachment] = []
}

/// Content that is being written. A request keeps a copy of it.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  override public var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  override public var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  override public var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  override public var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  override public var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  override public var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  override public var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  override public var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  override public var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  override public var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
}

extension UNNotificationContent {
  fileprivate var snapshot: UNNotificationContent {
    let copy = UNNotificationContent()
    copy.title = title
    copy.subtitle = subtitle
    copy.body = body
    copy.badge = badge
    copy.sound = sound
    copy.userInfo = userInfo
    copy.categoryIdentifier = categoryIdentifier
    copy.threadIdentifier = threadIdentifier
    copy.interruptionLevel = interruptionLevel
    copy.attachments = attachments
    return copy
  }
}

public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// A sound, which a terminal does not play.
public final class UNNotificationSound: NSObject, Sendable {
  public static let `default` = UNNotificationSound()
  public static let defaultCritical = UNNotificationSound()
  override init() {}
  public init(named name: UNNotificationSoundName) {}
}
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
/// A file beside a notification, which a terminal does not show.
public final class UNNotificationAttachment: NSObject, Sendable {
  public let identifier: String
  public let url: URL
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    url = URL
  }
}

// MARK: When

/// The time or the event at which a notification is shown.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }

  /// The next time after `date`; nil for never.
  func next(after date: Date) -> Date? { nil }
}
/// Some seconds from now.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = max(0, timeInterval)
    super.init(repeats: repeats)
  }
  public func nextTriggerDate() -> Date? { next(after: Date()) }
  override func next(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}
/// The next date with these components.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  public func nextTriggerDate() -> Date? { next(after: Date()) }
  override func next(after date: Date) -> Date? {
    (dateComponents.calendar ?? .current).nextDate(
      after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

public final class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  /// When; nil for now.
  public let trigger: UNNotificationTrigger?
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content.snapshot
    self.trigger = trigger
  }
}

/// A notification that was shown.
public final class UNNotification: NSObject, @unchecked Sendable {
  public let request: UNNotificationRequest
  public let date: Date
  init(request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
  }
}
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  public let actionIdentifier: String
  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
