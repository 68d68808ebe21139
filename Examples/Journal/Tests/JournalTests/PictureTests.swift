import Foundation
import JournalModel
import SwiftUI
import Testing
import TheseusVector

@testable import Journal

/// `make pictures` writes the reference pictures again: look at what changed before committing.
@MainActor
@Suite("Pictures of Journal")
struct PictureTests {
  struct Screen: CustomTestStringConvertible, Sendable {
    let tab: JournalTab
    let size: CGSize
    let scheme: ColorScheme
    var testDescription: String { "\(tab)-\(Int(size.width))-\(scheme)" }
  }

  private nonisolated static let wide = CGSize(width: 1_000, height: 600)
  private nonisolated static let narrow = CGSize(width: 390, height: 700)
  private nonisolated static let screens =
    [JournalTab.day, .future, .bundles, .categories].map {
      Screen(tab: $0, size: wide, scheme: .light)
    } + [
      Screen(tab: .day, size: wide, scheme: .dark), Screen(tab: .day, size: narrow, scheme: .light),
    ]

  @Test("a page with sample entries looks like its picture", arguments: screens)
  func page(screen: Screen) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "journal-picture-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let noon = try #require(
      Calendar.current.date(from: DateComponents(year: 2026, month: 6, day: 17, hour: 12)))
    let session = JournalSession(
      path: folder.appendingPathComponent("journal.sqlite").path, makingFolder: false, now: { noon }
    )
    let store = try #require(session.store)
    store.addSample()
    for _ in 0..<3_000 where store.entries(on: .day(store.today)).isEmpty {
      try await Task.sleep(for: .milliseconds(10))
    }
    let navigator = Navigator()
    navigator.tab = screen.tab
    let host = VectorHost(size: screen.size, theme: VectorTheme(screen.scheme)) {
      RootView().environment(session).environment(navigator)
        .environment(\.locale, Locale(identifier: "en_US"))
    }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Pictures/\(screen.testDescription).svg")
    if ProcessInfo.processInfo.environment["THESEUS_PICTURES"] == "write" {
      try host.svg().write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try host.svg() == String(contentsOf: file, encoding: .utf8))
  }
}
