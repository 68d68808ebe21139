import Foundation
import Synchronization

/// A user who types and presses a button without a pause, with a browser's rules for lost
/// connections. Used on a thread of its own; its results are read after `work` has returned.
final class Typist: @unchecked Sendable {
  let cookie: String
  private(set) var text = ""
  private(set) var status = ""
  private(set) var typed = 0
  private(set) var reconnections = 0
  /// The first failure.
  private(set) var problem: String?
  private let port: Int
  private let page: PageID
  private let number: Int
  private let mayFinish = Atomic<Bool>(false)
  private var presses = 0

  init(_ port: Int, cookie: String, page: PageID, number: Int) {
    self.port = port
    self.cookie = cookie
    self.page = page
    self.number = number
  }

  /// From any thread: ends after the next text that is saved, but types some characters before.
  func finish() { mayFinish.store(true, ordering: .relaxed) }

  func work() {
    var screen = connect(after: nil)
    var revision = 0
    while let present = screen, problem == nil {
      let isLast = mayFinish.load(ordering: .relaxed) && typed > 5
      // One character at a time; the text starts again when it is long.
      let next = text.utf8.count > 60 ? "\(number)." : text + String(typed % 10)
      revision += 1
      typed += 1
      text = next
      present.type(next, revision: revision)
      let frame = present.sent
      if typed % 4 == 0 {
        present.press("More")
        presses += 1
      }
      usleep(20_000)
      // Every tenth edit, and the last one, waits until it is saved.
      guard typed % 10 == 0 || isLast else { continue }
      let isSaved = present.wait(within: .seconds(5)) {
        $0.saved >= frame && $0.answered >= revision
      }
      if !isSaved {
        reconnections += 1
        screen = connect(after: present)
      }
      // The press that was sent last may not have been executed.
      if isSaved, isLast {
        usleep(300_000)
        _ = present.wait(within: .milliseconds(300)) { _ in false }
        checkPresses(present)
        status = present.status
        return
      }
    }
    if problem == nil { problem = "no connection" }
  }

  /// A new connection, with the edit that is not saved.
  private func connect(after old: Screen?) -> Screen? {
    let deadline = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < deadline {
      if let client = try? Client.open(port: port, cookie: cookie) {
        client.send(RunningProbe.hello(page, fields: old?.field(text) ?? "[]"))
        let screen = Screen(client, within: .seconds(5), after: old)
        if screen.end != nil {
          problem = "ended: \(screen.end ?? [])"
          return nil
        }
        if screen.trees > 0 {
          if screen.fieldText != text, typed > 0 {
            problem = "typed “\(text)”, the page has “\(screen.fieldText)”"
          }
          checkPresses(screen)
          return screen
        }
      }
      usleep(200_000)
    }
    return nil
  }

  private func checkPresses(_ screen: Screen) {
    let count = screen.status.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? -1
    if count > presses { problem = "pressed \(presses) times, counted \(count)" }
  }
}
