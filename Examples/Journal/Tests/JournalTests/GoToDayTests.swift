import Foundation
import JournalModel
import SwiftUI
import Testing
import TheseusTesting

@testable import Journal

@MainActor @Suite("Go to Day opens the page of the day, or says why not", .serialized)
struct GoToDayTests {
  @Test("from every tab", arguments: JournalTab.allCases)
  func opens(tab: JournalTab) throws {
    let screen = try Screen()
    screen.navigator.tab = tab
    let day = try #require(Day("2026-12-24"))
    Prompt.goToDay(from: screen.store.today).answer(
      " 2026-12-24 ", in: screen.store, screen.navigator)
    #expect(screen.navigator.tab == .day && screen.store.shownDay == day)
    Prompt.goToDay(from: day).answer("-1", in: screen.store, screen.navigator)
    #expect(screen.store.shownDay == screen.store.today.adding(days: -1))
    #expect(screen.store.problem == nil)
  }

  @Test("text that is no day is named in an alert", arguments: ["24.12.", "2026-02-30", "3", ""])
  func refused(text: String) async throws {
    let screen = try Screen()
    let today = screen.store.today
    screen.navigator.tab = .future
    screen.navigator.ask(.goToDay(from: today))
    try await screen.until { screen.line("Go to Day") != nil }
    screen.navigator.promptText = text
    try await screen.host.settle()
    screen.host.press(.return)
    try await screen.until { screen.line("is not a day") != nil }
    #expect(screen.line("“\(text)” is not a day") != nil, "\(screen.host.screen)")
    #expect(screen.navigator.tab == .future && screen.store.shownDay == today)
  }
}
