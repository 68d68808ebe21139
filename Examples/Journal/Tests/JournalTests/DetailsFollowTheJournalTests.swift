import Foundation
import JournalModel
import SwiftUI
import Testing
import TheseusTesting

@testable import Journal

@MainActor @Suite("the details sheet shows what the journal has", .serialized)
struct DetailsFollowTheJournalTests {
  /// The sheet of an entry, and the database of another instance.
  private func open() async throws -> (Screen, Entry, JournalDatabase) {
    let screen = try Screen()
    screen.store.edit(.addEntry("Bake", to: .day(screen.store.today)))
    let entry = try #require(screen.store.entries(on: .day(screen.store.today)).first)
    try await screen.until { screen.line("Bake") != nil }
    screen.navigator.detailed = entry
    try await screen.until { screen.line("Close") != nil }
    return (screen, entry, try JournalDatabase(path: screen.store.path))
  }

  @Test("details of another instance appear, and typing continues them")
  func changed() async throws {
    let (screen, entry, other) = try await open()
    try screen.host.find(.textField, "Details").type("a")
    try await screen.until { (try? other.entry(entry.id))?.details == "a" }
    try other.apply(.setDetails("a lemon", of: entry.id))
    try await screen.until { screen.line("a lemon") != nil }
    try screen.host.find(.textField, "Details").type("s")
    try await screen.until { (try? other.entry(entry.id))?.details != "a lemon" }
    let details = try #require(try other.entry(entry.id)?.details)
    #expect(details.count == 8 && details.contains("s"), "\(details)")
    #expect(screen.store.problem == nil)
  }

  @Test("an undo changes the text in the field")
  func undone() async throws {
    let (screen, entry, _) = try await open()
    screen.store.edit(.setDetails("lemon", of: entry.id))
    try await screen.until { screen.line("lemon") != nil }
    screen.store.undo()
    #expect(screen.store.entry(entry.id)?.details == "")
    try await screen.until { screen.line("lemon") == nil }
    #expect(screen.line("lemon") == nil && screen.store.entry(entry.id)?.details == "")
  }

  @Test("a deleted entry takes no text, and the sheet says so")
  func deleted() async throws {
    let (screen, entry, other) = try await open()
    try other.apply(.delete([entry.id]))
    try await screen.until { screen.line("has been deleted") != nil }
    #expect(screen.line("has been deleted") != nil, "\(screen.host.screen)")
    screen.host.type("x")
    #expect(try other.entry(entry.id) == nil)
  }

  @Test("an entry renamed elsewhere is not renamed again by a prompt that shows the old title")
  func renamed() async throws {
    let (screen, entry, other) = try await open()
    screen.navigator.detailed = nil
    try other.apply(.rename(entry.id, to: "Bake a cake"))
    Prompt.rename(entry).answer("Bake bread", in: screen.store, screen.navigator)
    #expect(
      screen.store.problem?.errorDescription
        == "Another window has changed the title to “Bake a cake” since.")
  }
}
