import Foundation
import Observation
import Testing

@testable import JournalModel

@MainActor
@Suite("The store follows the clock, saves drafts and notifies observers")
struct StoreFollowsTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private final class Clock {
    var date: Date
    init(_ date: Date) { self.date = date }
  }

  @Test("At midnight today moves on, and the page of today with it, but no other page")
  func midnight() throws {
    let clock = Clock(monday.noon())
    let store = JournalStore(try JournalDatabase(path: folder.file())) { clock.date }
    store.edit(.addEntry("Unfinished", to: .day(store.today)))
    #expect(store.unfinishedCount == 0)
    clock.date = tuesday.noon()
    store.timePassed()
    #expect(store.today == tuesday)
    #expect(store.shownDay == tuesday)
    #expect(store.unfinishedCount == 1)

    store.shownDay = monday
    clock.date = tuesday.adding(days: 1).noon()
    store.edit(.addEntry("Any edit notices", to: .day(monday)))
    #expect(store.today == tuesday.adding(days: 1))
    #expect(store.shownDay == monday)
  }

  @Test("the store notices a new day by itself")
  func byItself() async throws {
    // A clock that starts half a second before midnight and runs.
    let midnight = try #require(
      Calendar.current.date(byAdding: .hour, value: 12, to: monday.noon()))
    let offset = midnight.addingTimeInterval(-0.5).timeIntervalSince(Date())
    let store = JournalStore(try JournalDatabase(path: folder.file())) {
      Date().addingTimeInterval(offset)
    }
    #expect(store.today == monday)
    #expect(try await eventually { store.today == tuesday })
  }

  @Test("today is the day in the user's time zone, and moves on at its midnight")
  func timeZone() throws {
    // One o'clock on Tuesday in Greenwich.
    let clock = Clock(Date(timeIntervalSince1970: Double(tuesday.ordinal) * 86_400 + 3_600))
    let store = JournalStore(try JournalDatabase(path: folder.file())) { clock.date }
    store.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    #expect(store.today == tuesday && store.shownDay == tuesday)
    store.timeZone = try #require(TimeZone(secondsFromGMT: -8 * 3_600))
    #expect(store.today == monday && store.shownDay == monday)
    clock.date += 7 * 3_600 - 1
    store.timePassed()
    #expect(store.today == monday)
    clock.date += 1
    store.timePassed()
    #expect(store.today == tuesday)
  }

  @Test("A draft is there after a restart, also one that went on changing; an entered one is not")
  func draft() async throws {
    let journal = try JournalDatabase(path: folder.file())
    let store = JournalStore(journal)
    for letter in "half-typed" { store.draft.append(letter) }
    #expect(try await eventually { try journal.draft(of: JournalStore.draftField) == "half-typed" })
    #expect(JournalStore(try JournalDatabase(path: folder.file())).draft == "half-typed")

    store.addDraft(to: .day(monday))
    #expect(store.draft == "")
    #expect(try journal.draft(of: JournalStore.draftField) == "")
    #expect(JournalStore(try JournalDatabase(path: folder.file())).draft == "")
    #expect(store.undoName == "Add Task")
  }

  @Test("An app that goes to the background saves the draft without a delay")
  func draftAtOnce() throws {
    let journal = try JournalDatabase(path: folder.file())
    let store = JournalStore(journal)
    store.draft = "half-typed"
    #expect(try journal.draft(of: JournalStore.draftField) == "")
    store.saveDraft()
    #expect(try journal.draft(of: JournalStore.draftField) == "half-typed")
  }

  @Test("A draft without a letter is not entered")
  func emptyDraft() throws {
    let store = JournalStore(try JournalDatabase(path: folder.file()))
    store.draft = "  "
    store.addDraft(to: .day(monday))
    #expect(store.entries(on: .day(monday)).isEmpty)
    #expect(store.draft == "  ")
  }

  @Test(
    "moving entries follows a list's onMove",
    arguments: [
      ([0], 3, "BCA"), ([2], 0, "CAB"), ([0, 2], 1, "ACB"), ([0, 1], 3, "CAB"), ([1], 1, "ABC"),
      ([7], 0, "ABC"),
    ])
  func move(source: [Int], destination: Int, expected: String) throws {
    let store = JournalStore(try JournalDatabase(path: folder.file()))
    for title in ["A", "B", "C"] { store.edit(.addEntry(title, to: .day(monday))) }
    store.move(on: .day(monday), from: IndexSet(source), to: destination)
    #expect(store.entries(on: .day(monday)).map(\.title).joined() == expected)
  }

  @Test("a page that was read notifies its observers of changes")
  func observed() throws {
    let store = JournalStore(try JournalDatabase(path: folder.file()))
    nonisolated(unsafe) var told = 0
    withObservationTracking {
      _ = store.entries(on: .day(monday))
    } onChange: {
      told += 1
    }
    store.edit(.addEntry("A", to: .day(monday)))
    #expect(told == 1)
  }

  @Test("A refused edit is a problem in words, and changes nothing")
  func refused() throws {
    let store = JournalStore(try JournalDatabase(path: folder.file()))
    store.edit(.addCategory("Work", color: .blue))
    store.edit(.addCategory("WORK", color: .red))
    #expect(store.problem?.errorDescription == "There is a category named “WORK” already.")
    #expect(store.categories.map(\.color) == [.blue])
  }

  @Test("a released store is freed, with its timers")
  func released() async throws {
    weak var released: JournalStore?
    do {
      let store = JournalStore(try JournalDatabase(path: folder.file()))
      store.draft = "x"
      released = store
    }
    #expect(try await eventually { released == nil })
  }
}
