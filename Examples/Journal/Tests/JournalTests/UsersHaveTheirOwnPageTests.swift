import Foundation
import JournalModel
import SwiftUI
import Testing
import TheseusTesting

@testable import Journal

@MainActor @Observable
private final class PhaseBox {
  var phase = ScenePhase.active
}

private struct PhasePage: View {
  let box: PhaseBox
  var body: some View { RootView().environment(\.scenePhase, box.phase) }
}

@MainActor @Suite("users of one journal have pages, drafts and an undo of their own", .serialized)
struct UsersHaveTheirOwnPageTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "journal-users-\(UUID().uuidString)")

  private func session() throws -> JournalSession {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return JournalSession(
      path: folder.appendingPathComponent("journal.sqlite").path, makingFolder: false)
  }

  private func host(_ session: JournalSession, _ navigator: Navigator) -> TestHost {
    TestHost(columns: 96, rows: 28) {
      RootView().environment(session).environment(navigator)
    }
  }

  private func until(_ hosts: TestHost..., condition: () throws -> Bool) async throws {
    for _ in 0..<3_000 {
      if try condition() { return }
      try await Task.sleep(for: .milliseconds(10))
      for host in hosts { try await host.settle() }
    }
    Issue.record("\(hosts.map { $0.screen })")
  }

  @Test("only the journal is shared")
  func apart() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let one = try session()
    let two = one.another()
    let (first, second) = (host(one, Navigator()), host(two, Navigator()))
    let (a, b) = (try #require(one.store), try #require(two.store))
    first.type("Half")
    try await until(first, second) { a.draft == "Half" }
    #expect(b.draft == "" && !second.screen.contains("Half"))
    b.shownDay = b.today.adding(days: 3)
    #expect(a.shownDay == a.today)
    b.edit(.addEntry("Shared", to: .day(b.today)))
    try await until(first, second) { first.screen.contains("Shared") }
    #expect(a.undoName == nil && b.undoName == "Add Task")
    a.edit(.addCategory(" ", color: .red))
    #expect(a.problem != nil && b.problem == nil)
  }

  @Test("a user who comes after the journal's file was removed gets a new one")
  func removedFile() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let one = try session()
    let store = try #require(one.store)
    store.edit(.addEntry("Lost", to: .day(store.today)))
    for ending in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: store.path + ending)
    }
    let two = one.another()
    let second = try #require(two.store)
    #expect(two.problem == nil && second.entries(on: .day(second.today)).isEmpty)
    second.edit(.addEntry("New", to: .day(second.today)))
    #expect(second.problem == nil)
  }

  @Test("a draft that the file does not keep is in the user's own session")
  func draft() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let session = try session()
    let navigator = Navigator()
    let user = session.another()
    let first = host(user, navigator)
    first.type("Half")
    try await until(first) { navigator.draft == "Half" }
    first.unmount()
    // The file keeps the draft of its own user only.
    #expect(try JournalDatabase(path: #require(user.store).path).draft(of: "new entry") == "")
    let again = session.another()
    let second = host(again, navigator)
    try await until(second) { second.screen.contains("Half") }
    #expect(again.store?.draft == "Half")
  }

  @Test("a half-typed entry is saved when the app goes to the background, where it may end")
  func background() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let session = try session()
    let store = try #require(session.store)
    let box = PhaseBox()
    let host = TestHost(columns: 96, rows: 28) {
      PhasePage(box: box).environment(session).environment(Navigator())
    }
    host.type("Half")
    #expect(store.draft == "Half")
    box.phase = .background
    host.flush()
    #expect(try JournalDatabase(path: store.path).draft(of: "new entry") == "Half")
  }

  @Test("a draft that the file cannot take is in the session, and comes from there")
  func unsavedDraft() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let session = try session()
    let store = try #require(session.store)
    let navigator = Navigator()
    navigator.draft = "Of the last run"
    let screen = host(session, navigator)
    screen.flush()
    #expect(store.draft == "Of the last run")
    // The file keeps it from here on.
    #expect(navigator.draft == nil)
    try FileManager.default.removeItem(atPath: store.path)
    screen.type("!")
    store.saveDraft()
    screen.flush()
    #expect(store.isDraftUnsaved && store.draft.contains("!"))
    #expect(navigator.draft == store.draft)
  }

  @Test("the first app has the session that is open, the next ones their own")
  func apps() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    JournalApp.session = try session()
    #expect(JournalApp.takeSession() === JournalApp.session)
    let second = JournalApp.takeSession()
    #expect(second !== JournalApp.session && second !== JournalApp.takeSession())
    #expect(second.store?.path == JournalApp.session.store?.path)
    // Of browsers, not even the first.
    JournalApp.session = try session()
    JournalApp.servesBrowsers = true
    defer { JournalApp.servesBrowsers = false }
    #expect(JournalApp.takeSession() !== JournalApp.session)
  }

  @Test("today is the day where the user is")
  func timeZones() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // One o'clock on 17 November in Greenwich.
    let date = Date(timeIntervalSince1970: 1_794_877_200)
    let one = JournalSession(
      path: folder.appendingPathComponent("journal.sqlite").path, makingFolder: false,
      now: { date })
    let two = one.another()
    for (session, hours, day) in [(one, 0, "2026-11-17"), (two, -8, "2026-11-16")] {
      let zone = try #require(TimeZone(secondsFromGMT: hours * 3_600))
      let navigator = Navigator()
      let host = TestHost(columns: 96, rows: 28) {
        RootView().environment(session).environment(navigator).environment(\.timeZone, zone)
      }
      host.flush()
      let store = try #require(session.store)
      #expect(store.today == Day(day) && store.shownDay == store.today)
      #expect(navigator.page(in: store).description == day)
      host.unmount()
    }
  }

  @Test("a browser's user cannot end the server when the journal does not open")
  func noQuit() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    JournalApp.servesBrowsers = true
    defer { JournalApp.servesBrowsers = false }
    // The folder is missing.
    let path = folder.appendingPathComponent("journal.sqlite").path
    let session = JournalSession(path: path, makingFolder: false)
    let screen = host(session, Navigator())
    #expect(screen.screen.contains("The journal did not open"))
    try #require(screen.findAll(.button, "Quit").isEmpty)
    screen.press(.escape)
    screen.press("q", modifiers: .control)
    #expect(screen.screen.contains("The journal did not open"))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try screen.find(.button, "Try Again").tap()
    #expect(session.store != nil)
  }

  @Test("a copy is named, and the journal continues in it")
  func copied() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let session = try session()
    let screen = host(session, Navigator())
    let old = try #require(session.store)
    old.edit(.addEntry("Kept", to: .day(old.today)))
    try FileManager.default.removeItem(atPath: old.path)
    try await until(screen) { screen.screen.contains("Save a Copy") }
    try screen.find(.button, "Save a Copy").tap()
    try await until(screen) { screen.screen.contains("It continues there") }
    #expect(session.copied?.hasSuffix("journal-copy.sqlite") == true)
    let store = try #require(session.store)
    #expect(store !== old && store.path.hasSuffix("journal-copy.sqlite"))
    store.edit(.addEntry("After", to: .day(store.today)))
    #expect(store.problem == nil)
    #expect(store.entries(on: .day(store.today)).map(\.title) == ["Kept", "After"])
  }
}
