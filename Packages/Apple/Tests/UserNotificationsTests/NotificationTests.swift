import Testing
import TheseusTesting

@testable import UserNotifications

private struct EmptyApp: App {
  var body: some Scene { WindowGroup { Text("empty") } }
}

@Suite("Notifications", .serialized)
@MainActor
struct NotificationTests {
  private func content(_ title: String) -> UNMutableNotificationContent {
    let content = UNMutableNotificationContent()
    content.title = title
    content.body = "Now"
    return content
  }

  /// Lets waiting tasks continue.
  private func settle(_ isDone: () -> Bool) async {
    for _ in 0..<10_000 where !isDone() { try? await Task.sleep(for: .milliseconds(2)) }
  }

  /// Time for something that must not happen.
  private func pause() async { try? await Task.sleep(for: .milliseconds(400)) }

  @Test("a request is shown when it is due, by the host")
  func shown() async throws {
    let app = AppHost(EmptyApp(), size: CGSize(width: 320, height: 160))
    var shown: [String] = []
    app.onNotify = { title, body in
      shown.append("\(title): \(body)")
      return true
    }
    let center = UNUserNotificationCenter()
    center.app = { [weak app] in app }
    let waited = Waited()
    center.sleep = { waited.add($0) }
    #expect(try await center.requestAuthorization(options: [.alert]))
    let tea = content("Tea")
    let request = UNNotificationRequest(
      identifier: "tea", content: tea,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
    tea.title = "changed later"
    try await center.add(request)
    await settle { !shown.isEmpty }
    #expect(shown == ["Tea: Now"])
    #expect((59...60).contains(waited.first ?? 0))
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["tea"])
    await pause()
    #expect(await center.pendingNotificationRequests().isEmpty)
    app.unmount()
  }

  @Test("a host without notifications shows a line in the app")
  func line() async throws {
    let app = AppHost(EmptyApp(), size: CGSize(width: 640, height: 160))
    let center = UNUserNotificationCenter()
    center.app = { [weak app] in app }
    try await center.add(
      UNNotificationRequest(identifier: "a", content: content("Done"), trigger: nil))
    await settle { app.keyWindow?.host.layers.layers.isEmpty == false }
    #expect(app.keyWindow?.host.layers.layers.first?.style.label == "Done: Now")
    #expect(app.keyWindow?.host.layers.topModal == nil)
    app.unmount()
  }

  @Test("each user of a process has a center, whose notifications others do not see")
  func users() async throws {
    let users = [HostServices(sharesProcess: true), HostServices(sharesProcess: true)]
    var shown: [[String]] = [[], []]
    let apps = users.indices.map { index in
      let app = AppHost(
        EmptyApp(), size: CGSize(width: 320, height: 160),
        runtime: ViewRuntime(services: users[index]))
      app.onNotify = { title, _ in
        shown[index].append(title)
        return true
      }
      return app
    }
    let centers = users.map { $0.serving { UNUserNotificationCenter.current() } }
    #expect(centers[0] !== centers[1] && centers[0] !== UNUserNotificationCenter.current())
    #expect(users[0].serving { UNUserNotificationCenter.current() } === centers[0])
    users[0].serving {
      centers[0].add(UNNotificationRequest(identifier: "a", content: content("A"), trigger: nil))
    }
    await settle { !shown[0].isEmpty }
    #expect(shown == [["A"], []])
    #expect(await centers[1].deliveredNotifications().isEmpty)
    for app in apps { app.unmount() }
  }

  @Test("a removed request is never shown")
  func removed() async throws {
    let app = AppHost(EmptyApp(), size: CGSize(width: 320, height: 160))
    var shown = 0
    app.onNotify = { _, _ in
      shown += 1
      return true
    }
    let center = UNUserNotificationCenter()
    center.app = { [weak app] in app }
    try await center.add(
      UNNotificationRequest(
        identifier: "a", content: content("A"),
        trigger: UNTimeIntervalNotificationTrigger(timeInterval: 30, repeats: false)))
    #expect(await center.pendingNotificationRequests().count == 1)
    center.removePendingNotificationRequests(withIdentifiers: ["a"])
    await pause()
    #expect(shown == 0)
    #expect(await center.pendingNotificationRequests().isEmpty)
    app.unmount()
  }

  @Test("the next date of a calendar trigger matches its components")
  func calendar() throws {
    let trigger = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: 8, minute: 30), repeats: true)
    let next = try #require(trigger.nextTriggerDate())
    let parts = Calendar.current.dateComponents([.hour, .minute], from: next)
    #expect(parts.hour == 8 && parts.minute == 30 && next > Date())
  }
}

/// How long requests waited.
private final class Waited: @unchecked Sendable {
  private let lock = NSLock()
  private var times: [TimeInterval] = []
  func add(_ time: TimeInterval) { lock.withLock { times.append(time) } }
  var first: TimeInterval? { lock.withLock { times.first } }
}
