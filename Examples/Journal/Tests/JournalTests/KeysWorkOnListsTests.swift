import Foundation
import JournalModel
import SwiftUI
import Testing
import TheseusTesting

@testable import Journal

@MainActor @Suite("Keys work on lists", .serialized)
struct KeysWorkOnListsTests {
  private func sample() async throws -> Screen {
    let screen = try Screen()
    screen.store.addSample()
    try await screen.until { screen.line("Review the draft") != nil }
    return screen
  }

  @Test("from the field up to the page: the letters are for the row that is marked")
  func letters() async throws {
    let screen = try await sample()
    let host = screen.host
    #expect(host.focused?.role == .textField)
    host.press(.upArrow)
    #expect(screen.line("Review the draft")?.contains("▌ ◦") == true)
    host.type("x")
    try await screen.until { screen.line("Review the draft")?.contains("×") == true }
    #expect(screen.line("Review the draft")?.contains("▌ ×") == true)
    host.press(.downArrow)
    host.press(.downArrow)
    host.type("m")
    try await screen.until { screen.line("Run 5 km")?.contains("▌ →") == true }
    #expect(screen.line("Run 5 km")?.contains("▌ →") == true)
  }

  @Test("a typed entry is there, and space finishes the one that is marked")
  func entering() async throws {
    let screen = try await sample()
    let host = screen.host
    host.type("Water the plants")
    host.press(.return)
    try await screen.until { screen.line("◦ Water the plants") != nil }
    #expect(host.focused?.role == .textField)
    host.press(.upArrow)
    host.press(.end)
    host.press(.space)
    try await screen.until { screen.line("▌ ✓ Water the plants") != nil }
    #expect(screen.line("▌ ✓ Water the plants") != nil)
    host.type("u")
    try await screen.until { screen.line("▌ ◦ Water the plants") != nil }
    #expect(screen.line("▌ ◦ Water the plants") != nil)
  }

  @Test("in the search field keys are text, and the last line lists the keys")
  func searching() async throws {
    let screen = try await sample()
    let host = screen.host
    host.press(.upArrow)
    host.type("/")
    try await screen.until { host.focused?.role == .textField }
    #expect(host.screen.contains("Esc empty the field"))
    host.type("no1")
    try await screen.until { screen.line("0 entries") != nil }
    #expect(screen.line("▌ no1")?.contains("0 entries") == true)
    host.press(.escape)
    host.type("bread")
    try await screen.until { screen.line("1 entry") != nil }
    #expect(screen.line("▌ bread")?.contains("1 entry") == true)
    host.press(.downArrow)
    #expect(
      screen.line("Buy bread")?.contains("▌ ✓") == true && host.screen.contains("o show the page"))
    host.type("o")
    try await screen.until { screen.line("Review the draft") != nil }
    #expect(
      screen.line("Buy bread")?.contains("▌ ✓") == true, "selected on its page, with the keyboard")
    host.press(.downArrow)
    #expect(screen.line("Run 5 km")?.contains("▌ ◦") == true)
  }

  @Test("categories are renamed from the keyboard")
  func categories() async throws {
    let screen = try await sample()
    let host = screen.host
    host.press(.upArrow)
    host.type("4")
    try await screen.until { screen.line("New Category") != nil }
    host.press(.return)
    #expect(host.findAll(.alert).count == 1 && host.screen.contains("Rename “Work”"))
  }

  @Test("a tab's list gets focus with the tab, unless focus is in the field for new entries")
  func tabs() async throws {
    let screen = try await sample()
    let host = screen.host
    host.press(.upArrow)
    for (key, row) in [
      ("2", "Renew the passport"), ("4", "Work"), ("3", "Morning"), ("1", "Review the draft"),
    ] {
      host.type(key)
      try await screen.until { screen.line(row)?.contains("▌") == true }
      #expect(host.focused?.role == .list && screen.line(row)?.contains("▌") == true, "\(key)")
    }
    host.type("n")
    #expect(host.focused?.role == .textField)
    host.press("2", modifiers: .command)
    try await screen.until { screen.line("Renew the passport") != nil }
    #expect(host.focused?.role == .textField)
  }
}
