import Foundation
import JournalModel
import SwiftUI
import Testing
import TheseusTesting

@testable import Journal

@MainActor @Suite("typed text stays when it could not be stored", .serialized)
struct RefusedTextStaysTests {
  @Test("a name that is taken is asked for again, with what was typed")
  func rename() async throws {
    let screen = try Screen()
    screen.store.edit(.addCategory("Work", color: .blue))
    screen.store.edit(.addCategory("Home", color: .red))
    let home = try #require(screen.store.categories.last)
    screen.navigator.ask(.renameCategory(home))
    try await screen.until { screen.line("Rename “Home”") != nil }
    screen.navigator.promptText = "Work"
    try await screen.host.settle()
    screen.host.press(.return)
    try await screen.until { screen.line("already") != nil }
    try screen.host.find(.button, "OK").tap()
    try await screen.until { screen.line("Rename “Home”") != nil }
    #expect(screen.line("Rename “Home”") != nil, "\(screen.host.screen)")
    #expect(screen.navigator.promptText == "Work")
    screen.navigator.promptText = "House"
    try await screen.host.settle()
    screen.host.press(.return)
    try await screen.until { screen.store.categories.last?.name == "House" }
    #expect(screen.store.categories.map(\.name) == ["Work", "House"])
    #expect(!screen.navigator.isPrompting)
  }

  /// A bundle's page, and the bundle.
  private func opened() async throws -> (screen: Screen, host: TestHost, bundle: TaskBundle) {
    let screen = try Screen()
    screen.store.edit(.addBundle("Party"))
    let bundle = try #require(screen.store.bundles.last)
    let host = TestHost(columns: 96, rows: 28) {
      BundleView(bundle: bundle).environment(screen.store).environment(screen.navigator)
    }
    return (screen, host, bundle)
  }

  @Test("a task for a deleted bundle, and one without a title, stay in their field")
  func item() async throws {
    let (screen, host, bundle) = try await opened()
    let field = try host.find(.textField, "Add a task to this bundle")
    try field.type("Balloons")
    host.press(.return)
    #expect(screen.store.bundles.last?.items.map(\.title) == ["Balloons"])
    #expect(try host.find(.textField).value == "")
    screen.store.edit(.addCategory("Home", color: .red))
    try host.find(.textField).type("#home")
    host.press(.return)
    #expect(try host.find(.textField).value == "#home")
    screen.store.edit(.deleteBundle(bundle.id))
    try host.find(.textField).replaceText("Cake")
    host.press(.return)
    #expect(screen.store.problem?.errorDescription?.contains("deleted") == true)
    #expect(try host.find(.textField).value == "Cake")
  }
}
