import SwiftUI
import Synchronization

public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// The user's permissions: everything that a terminal has.
public final class UNNotificationSettings: NSObject, Sendable {
  public var authorizationStatus: UNAuthorizationStatus { .authorized }
  public var alertSetting: UNNotificationSetting { .enabled }
  public var soundSetting: UNNotificationSetting { .notSupported }
  public var badgeSetting: UNNotificationSetting { .notSupported }
  public var notificationCenterSetting: UNNotificationSetting { .notSupported }
  public var lockScreenSetting: UNNotificationSetting { .notSupported }
}

/// A button of a notification, which terminals do not show.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let foreground = Options(rawValue: 4)
  }
  public let identifier: String
  public let title: String
  public init(identifier: String, title: String, options: Options = []) {
    self.identifier = identifier
    self.title = title
  }
}
public final class UNNotificationCategory: NSObject, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customDismissAction = Options(rawValue: 1)
  }
  public let identifier: String
  public let actions: [UNNotificationAction]
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: Options = []
  ) {
    self.identifier = identifier
    self.actions = actions
  }
}

/// Decides what happens to a notification while the app is in front.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
}
extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    let completion = Boxed(value: completionHandler)
    let (delegate, center) = (Boxed(value: self), Boxed(value: center))
    Task { @MainActor in
      completion.value(
        await delegate.value.userNotificationCenter(center.value, willPresent: notification))
    }
  }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner, .list] }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
}

private struct Boxed<Value>: @unchecked Sendable {
  let value: Value
}

/// Shows notifications when they are due, while the program runs: by the terminal where it has a
/// sequence for them (OSC 9 or 777), else as a line in the app.
///
/// Buttons, sounds, badges and answers of the user are not there: terminals report none.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  private static let centers = Mutex<[Center]>([])

  /// The center of one of the users of a process.
  private struct Center {
    weak var user: HostServices?
    let center: UNUserNotificationCenter
  }

  /// The center of the user whose code runs.
  public static func current() -> UNUserNotificationCenter {
    let user = HostServices.current
    guard user.sharesProcess else { return shared }
    return centers.withLock { centers in
      if let known = centers.first(where: { $0.user === user }) { return known.center }
      centers.removeAll { $0.user == nil }
      let center = UNUserNotificationCenter()
      centers.append(Center(user: user, center: center))
      return center
    }
  }

  private let lock = NSLock()
  private var waiting: [String: (request: UNNotificationRequest, task: Task<Void, Never>)] = [:]
  private var shown: [UNNotification] = []
  private var categories: Set<UNNotificationCategory> = []
  private weak var ownDelegate: (any UNUserNotificationCenterDelegate)?
  /// How a request waits; tests do not.
  var sleep: @Sendable (TimeInterval) async throws -> Void = {
    try await Task.sleep(for: .seconds($0))
  }

  /// The app that shows notifications; tests name theirs.
  @MainActor var app: () -> AppHost? = { AppHost.current }

  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { ownDelegate } }
    set { lock.withLock { ownDelegate = newValue } }
  }
  public var supportsContentExtensions: Bool { false }

  // MARK: Leave

  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(true, nil) }
  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    true
  }
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
    if categories.contains(where: { !$0.actions.isEmpty }) {
      RuntimeIssues.reportUnsupported(
        "setNotificationCategories: terminals show no buttons; notifications have none")
    }
  }
  public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) { completionHandler(lock.withLock { categories }) }
  public func notificationCategories() async -> Set<UNNotificationCategory> {
    lock.withLock { categories }
  }

  // MARK: Requests

  /// Shows it when it is due. A request of the same identifier replaces the one that waits.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    schedule(request)
    completionHandler?(nil)
  }
  public func add(_ request: UNNotificationRequest) async throws { schedule(request) }

  private func schedule(_ request: UNNotificationRequest) {
    let sleep = sleep
    lock.withLock {
      waiting[request.identifier]?.task.cancel()
      let task = Task { @MainActor [weak self] in
        repeat {
          if let trigger = request.trigger {
            let now = Date()
            guard let due = trigger.next(after: now) else { break }
            // A repeated trigger of no time would never let anything else run.
            let delay = max(trigger.repeats ? 1 : 0, due.timeIntervalSince(now))
            guard (try? await sleep(delay)) != nil else { return }
          }
          guard !Task.isCancelled, let self else { return }
          deliver(request)
        } while request.trigger?.repeats == true
        self?.finish(request)
      }
      waiting[request.identifier] = (request, task)
    }
  }

  private func finish(_ request: UNNotificationRequest) {
    lock.withLock {
      if waiting[request.identifier]?.request === request { waiting[request.identifier] = nil }
    }
  }

  @MainActor private func deliver(_ request: UNNotificationRequest) {
    let notification = UNNotification(request: request, date: Date())
    lock.withLock {
      shown.removeAll { $0.request.identifier == request.identifier }
      shown.append(notification)
    }
    guard let app = app(), app.runtime.rootValues.scenePhase == .active, let delegate
    else { return show(request.content) }
    delegate.userNotificationCenter(self, willPresent: notification) { options in
      guard !options.isDisjoint(with: [.banner, .alert, .list]) else { return }
      Task { @MainActor in self.show(request.content) }
    }
  }

  @MainActor private func show(_ content: UNNotificationContent) {
    guard let app = app() else { return }
    let body = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: ": ")
    if app.onNotify?(content.title, body) ?? false { return }
    app.showLine([content.title, body].filter { !$0.isEmpty }.joined(separator: ": "))
    app.flush()
  }

  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler(lock.withLock { waiting.values.map(\.request) }) }
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    lock.withLock { waiting.values.map(\.request) }
  }
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock {
      for identifier in identifiers { waiting.removeValue(forKey: identifier)?.task.cancel() }
    }
  }
  public func removeAllPendingNotificationRequests() {
    lock.withLock {
      for (_, task) in waiting.values { task.cancel() }
      waiting = [:]
    }
  }
  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { completionHandler(lock.withLock { shown }) }
  public func deliveredNotifications() async -> [UNNotification] { lock.withLock { shown } }
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    lock.withLock { shown.removeAll { identifiers.contains($0.request.identifier) } }
  }
  public func removeAllDeliveredNotifications() { lock.withLock { shown = [] } }
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    RuntimeIssues.reportUnsupported("setBadgeCount: a terminal has no badge; nothing is shown")
    completionHandler?(nil)
  }
}
