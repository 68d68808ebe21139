import Foundation
import JournalModel
import SwiftUI
import Testing
import TheseusTesting

@testable import Journal

/// The app with its windows and commands, over several runs of the program.
@MainActor
private final class Runs {
  private(set) var host: TestHost
  /// Not `JournalApp.session`, which tests that run meanwhile replace.
  private var session: JournalSession
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "journal-runs-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    (session, host) = Self.start(in: folder, restoring: nil)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static func start(in folder: URL, restoring snapshot: Snapshot?)
    -> (JournalSession, TestHost)
  {
    let session = JournalSession(
      path: folder.appendingPathComponent("journal.sqlite").path, makingFolder: false)
    JournalApp.session = session
    return (session, TestHost(app: JournalApp(), restoring: snapshot, columns: 96, rows: 28))
  }

  /// The store of the present run.
  var store: JournalStore {
    get throws { try #require(session.store) }
  }

  /// A journal with the sample's entries.
  func addSample() async throws {
    try store.addSample()
    try await until { line("Review the draft") != nil }
  }

  /// The program ends, and the next run continues.
  func restart() async throws {
    let file = folder.appendingPathComponent("session.json")
    try host.snapshot().json.write(to: file, atomically: true, encoding: .utf8)
    host.unmount()
    (session, host) = Self.start(in: folder, restoring: try Snapshot(contentsOf: file))
    try await host.settle()
  }

  /// Edits are written before they are seen, off the main actor.
  func until(_ condition: () -> Bool) async throws {
    for _ in 0..<3_000 where !condition() {
      try await Task.sleep(for: .milliseconds(10))
      try await host.settle()
    }
    try #require(condition(), "\(host.screen)")
  }

  func line(_ text: String) -> String? {
    host.screen.split(separator: "\n").first { $0.contains(text) }.map(String.init)
  }

  /// The screen above the last line, which says what undo takes back: a new run has no edits.
  var page: [Substring] {
    host.screen.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  /// The losses that the app reports to its user.
  var losses: [String] {
    host.restoreReport.filter { $0.outcome == .reset || $0.outcome == .dropped }
      .filter { !$0.reason.hasPrefix("not saved") }.map(\.description)
  }
}

@MainActor @Suite("the next run continues where the last one ended", .serialized)
struct TheNextRunContinuesTests {
  /// A run with the sample's entries, in which focus has left the field for new entries.
  private func sample(typing keys: String = "") async throws -> Runs {
    let runs = try Runs()
    try await runs.addSample()
    runs.host.press(.upArrow)
    runs.host.type(keys)
    return runs
  }

  @Test("with the tab and the selected entry")
  func tab() async throws {
    let runs = try await sample(typing: "2")
    try await runs.until { runs.line("Renew the passport")?.contains("▌") == true }
    runs.host.press(.downArrow)
    let before = runs.page
    try await runs.restart()
    #expect(runs.page == before)
    #expect(runs.losses.isEmpty)
  }

  @Test("with the page of another day")
  func day() async throws {
    let runs = try await sample(typing: "]]")
    try await runs.host.settle()
    let shown = try runs.store.shownDay
    #expect(try shown == runs.store.today.adding(days: 2))
    try await runs.restart()
    #expect(try runs.store.shownDay == shown)
    #expect(runs.line(shown.longTitle) != nil)
    #expect(runs.losses.isEmpty)
  }

  @Test("with the selection, and with focus on its list")
  func selection() async throws {
    let runs = try await sample()
    runs.host.press(.downArrow)
    runs.host.press(.downArrow)
    try await runs.until { runs.line("Run 5 km")?.contains("▌") == true }
    try await runs.restart()
    #expect(runs.line("Run 5 km")?.contains("▌") == true)
    #expect(runs.host.focused?.role == .list)
    // Keys act on it.
    runs.host.type("x")
    try await runs.until { runs.line("Run 5 km")?.contains("×") == true }
  }

  @Test("with the bundle that was opened, and the task that is being added to it")
  func pushedPage() async throws {
    let runs = try await sample(typing: "3")
    try await runs.until { runs.line("Morning")?.contains("▌") == true }
    runs.host.press(.return)
    try await runs.until { runs.line("Add a task to this bundle") != nil }
    try runs.host.find(.textField, "Add a task to this bundle").type("Stretch for ten min")
    try await runs.restart()
    #expect(runs.line("Apply to Today") != nil, "\(runs.host.screen)")
    #expect(runs.line("Stretch for ten min") != nil)
    #expect(runs.losses.isEmpty)
  }

  @Test("with a prompt and what was typed into it, which still renames")
  func prompt() async throws {
    let runs = try await sample(typing: "4")
    try await runs.until { runs.line("New Category") != nil }
    runs.host.press(.return)
    try await runs.until { runs.line("Rename “Work”") != nil }
    runs.host.type("shop")
    try await runs.host.settle()
    try await runs.restart()
    #expect(runs.host.findAll(.alert).count == 1 && runs.host.screen.contains("Rename “Work”"))
    #expect(runs.line("shop") != nil, "\(runs.host.screen)")
    #expect(runs.losses.isEmpty)
    runs.host.press(.return)
    try await runs.until { runs.host.findAll(.alert).isEmpty && runs.line("shop") != nil }
  }

  @Test("with the details of an entry in their sheet")
  func sheet() async throws {
    let runs = try await sample(typing: "d")
    try await runs.until { runs.line("Details") != nil }
    try runs.host.find(.textField, "Details").type("with a lemon")
    try await runs.restart()
    #expect(runs.host.screen.contains("with a lemon"), "\(runs.host.screen)")
    #expect(runs.host.screen.contains("Review the draft"))
    #expect(runs.host.screen.contains("Close"))
    #expect(runs.losses.isEmpty)
  }

  @Test("with the help that was open")
  func help() async throws {
    let runs = try await sample(typing: "?")
    try await runs.host.settle()
    let before = runs.page
    try await runs.restart()
    #expect(runs.page == before)
  }

  @Test("with the half-typed entry, and the caret in it")
  func draft() async throws {
    let runs = try Runs()
    try await runs.addSample()
    runs.host.type("Water plants")
    for _ in 0..<6 { runs.host.press(.leftArrow) }
    // The journal's file has what is typed, 100 ms later.
    try await Task.sleep(for: .milliseconds(300))
    try await runs.restart()
    #expect(runs.line("Water plants") != nil, "\(runs.host.screen)")
    #expect(runs.host.focused?.role == .textField)
    runs.host.type("the ")
    #expect(runs.line("Water the plants") != nil, "\(runs.host.screen)")
    #expect(runs.losses.isEmpty)
  }

  @Test("with a long page where it was scrolled to")
  func scrolled() async throws {
    let runs = try Runs()
    let store = try runs.store
    for number in 0..<60 { store.edit(.addEntry("Task \(number)", to: .day(store.today))) }
    try await runs.until {
      store.entries(on: .day(store.today)).count == 60 && !runs.host.findAll(.list).isEmpty
    }
    try runs.host.find(.list).scroll(by: -100)
    try runs.host.find(.list).scroll(by: 25)
    let before = runs.page
    try await runs.restart()
    #expect(runs.page == before)
    #expect(runs.losses.isEmpty)
  }

  @Test("with the words that are searched for, and what they find")
  func search() async throws {
    let runs = try await sample(typing: "/")
    try await runs.until { runs.host.focused?.role == .textField }
    runs.host.type("bread")
    try await runs.until { runs.line("1 entry") != nil }
    try await runs.restart()
    try await runs.until { runs.line("1 entry") != nil }
    #expect(runs.line("Buy bread") != nil)
    #expect(runs.losses.isEmpty)
  }
}
