import Foundation
import JournalModel
import SwiftUI
import Testing
import TheseusTesting

@testable import Journal

@MainActor @Suite("what the session names follows the date", .serialized)
struct PlacesFollowTheDateTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "journal-date-\(UUID().uuidString)")

  @MainActor
  private final class Clock {
    var date: Date
    init(_ date: Date) { self.date = date }
  }

  private func session(_ clock: Clock) throws -> JournalSession {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return JournalSession(
      path: folder.appendingPathComponent("journal.sqlite").path, makingFolder: false,
      now: { clock.date })
  }

  private func host(_ session: JournalSession, _ navigator: Navigator) -> TestHost {
    TestHost(columns: 96, rows: 28) {
      RootView().environment(session).environment(navigator)
    }
  }

  @Test("new entries of the future log do not go to a month that has passed, unless it is chosen")
  func month() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (march, november) = (
      try #require(Day("2026-03-10")), try #require(Day("2026-11-10"))
    )
    let april = march.inMonth.adding(months: 1)
    let december = november.inMonth.adding(months: 1)
    let clock = Clock(march.noon())
    let session = try session(clock)
    let store = try #require(session.store)
    let navigator = Navigator()
    navigator.tab = .future
    navigator.month = march.inMonth.adding(months: 3)
    let screen = host(session, navigator)
    screen.flush()
    #expect(navigator.page(in: store) == .future(march.inMonth.adding(months: 3)))
    navigator.month = april
    store.edit(.addEntry("In spring", to: .future(april)))
    clock.date = november.noon()
    store.timePassed()
    screen.flush()
    #expect(navigator.page(in: store) == .future(december))
    // It is shown, because it has an entry.
    navigator.month = april
    #expect(navigator.page(in: store) == .future(april))
    // It is not shown.
    navigator.month = april.adding(months: 1)
    #expect(navigator.page(in: store) == .future(december))
    screen.unmount()

    let restored = Navigator()
    restored.tab = .future
    restored.month = april
    let next = host(session, restored)
    next.flush()
    #expect(restored.page(in: store) == .future(december))
    next.unmount()
  }

  @Test("a page that has become today's is today's in the next run")
  func day() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let monday = try #require(Day("2026-11-16"))
    let tuesday = monday.adding(days: 1)
    let clock = Clock(monday.noon())
    let session = try session(clock)
    let store = try #require(session.store)
    let navigator = Navigator()
    let screen = host(session, navigator)
    store.shownDay = tuesday
    screen.flush()
    #expect(navigator.shownDay == tuesday)
    clock.date = tuesday.noon()
    store.timePassed()
    screen.flush()
    #expect(store.shownDay == tuesday && navigator.shownDay == nil)
    screen.unmount()

    // Restored a day later.
    let restored = Navigator()
    restored.shownDay = tuesday
    let next = host(session, restored)
    next.flush()
    #expect(store.shownDay == tuesday && restored.shownDay == nil)
    next.unmount()
  }
}
