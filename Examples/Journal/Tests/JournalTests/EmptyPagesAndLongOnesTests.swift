import Foundation
import JournalModel
import SwiftUI
import Testing
import TheseusTesting

@testable import Journal

@MainActor @Suite("empty pages take keys, and long ones scroll to new entries", .serialized)
struct EmptyPagesAndLongOnesTests {
  @Test("on a tab with nothing in it single keys work")
  func emptyTabs() async throws {
    let screen = try Screen()
    let host = screen.host
    #expect(host.focused?.role == .textField)
    // Out of the field: the page is empty.
    host.press(.tab)
    for (key, text) in [
      ("3", "New Bundle"), ("4", "New Category"), ("2", "Future Log"),
      ("1", "Nothing on this page"),
      ("4", "New Category"), ("3", "New Bundle"),
    ] {
      host.type(key)
      try await screen.until { host.screen.contains(text) && host.focused != nil }
      #expect(host.screen.contains(text), "\(key)")
    }
    host.type("?")
    #expect(host.findAll(.dialog).count == 1)
    host.press(.escape)
    host.type("n")
    #expect(host.focused?.role == .textField)
  }

  @Test("after the last entry is deleted, single keys still work")
  func lastDeleted() async throws {
    let screen = try Screen()
    let host = screen.host
    host.type("only one")
    host.press(.return)
    try await screen.until { screen.line("◦ only one") != nil }
    host.press(.upArrow)
    host.press(.delete)
    try await screen.until { host.screen.contains("Nothing on this page") }
    host.type("2")
    try await screen.until { host.screen.contains("Future Log") }
    #expect(host.screen.contains("Future Log"))
  }

  @Test("a new entry below the fold is scrolled into view, on the day's page and in the future log")
  func fold() async throws {
    let screen = try Screen()
    let host = screen.host
    for number in 0..<40 {
      screen.store.edit(.addEntry("filler \(number)", to: .day(screen.store.today)))
    }
    try await screen.until { screen.line("filler 0") != nil }
    try host.find(.textField).focus()
    host.type("the last one")
    host.press(.return)
    try await screen.until { screen.line("the last one") != nil }
    #expect(screen.line("◦ the last one") != nil)
    #expect(host.focused?.role == .textField)

    let months = (0..<12).map { screen.store.today.inMonth.adding(months: $0) }
    for month in months.dropLast() {
      for number in 0..<4 { screen.store.edit(.addEntry("m\(number)", to: .future(month))) }
    }
    host.press("2", modifiers: .command)
    try await screen.until { screen.line("Future Log") != nil }
    screen.navigator.month = months.last
    host.type("in a year")
    host.press(.return)
    try await screen.until { screen.line("◦ in a year") != nil }
    #expect(screen.line("◦ in a year") != nil)
  }
}

@MainActor @Suite("A name after # that no category has", .serialized)
struct UnknownCategoryTests {
  private func asked(_ line: String) async throws -> Screen {
    let screen = try Screen()
    screen.host.type(line)
    screen.host.press(.return)
    try await screen.until { screen.host.findAll(.alert).count == 1 }
    #expect(screen.host.screen.contains("There is no category “garden” yet."))
    return screen
  }

  @Test("Return creates the category, and adds the task to it")
  func create() async throws {
    let screen = try await asked("Rake leaves #garden")
    screen.host.press(.return)
    try await screen.until { screen.line("◦ Rake leaves") != nil }
    #expect(screen.line("Rake leaves")?.contains("Garden") == true)
    #expect(screen.line("#garden") == nil)
    #expect(screen.store.categories.map(\.name) == ["Garden"])
    #expect(screen.host.focused?.role == .textField && screen.store.draft.isEmpty)
    // Known from now on.
    screen.host.type("Water #GARDEN")
    screen.host.press(.return)
    try await screen.until { screen.line("◦ Water") != nil }
    #expect(screen.line("◦ Water")?.contains("Garden") == true)
  }

  @Test("the name can stay in the title, or the line be edited further")
  func keep() async throws {
    let screen = try await asked("Rake leaves #garden")
    screen.host.press(.escape)
    #expect(screen.store.draft == "Rake leaves #garden")
    #expect(screen.host.focused?.value == "Rake leaves #garden")
    screen.host.press(.return)
    try screen.host.find(.button, "Keep #garden").tap()
    try await screen.until { screen.line("◦ Rake leaves #garden") != nil }
    #expect(screen.line("◦ Rake leaves #garden") != nil && screen.store.categories.isEmpty)
  }
}

@MainActor @Suite("the list of keys shows those that this keyboard can send", .serialized)
struct TypableKeysTests {
  @Test("a plain terminal has no Control with digits, brackets or Shift; nothing shows ⌘")
  func plain() async throws {
    let screen = try Screen(keyboard: .plainTerminal)
    screen.navigator.isShowingHelp = true
    screen.host.flush()
    #expect(screen.host.screen.contains("^N") && screen.host.screen.contains("^G"))
    for key in ["⌘", "^1", "^[", "^?", "⇧^", "⌥", "⌫"] {
      #expect(!screen.host.screen.contains(key), "\(key)")
    }
  }

  @Test("one that can send them has them")
  func complete() async throws {
    let screen = try Screen(keyboard: .complete)
    screen.navigator.isShowingHelp = true
    screen.host.flush()
    for key in ["^1 … ^5", "^N", "⇧^Z", "^?"] {
      #expect(screen.host.screen.contains(key), "\(key)")
    }
  }
}
