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
    let journal = try await SampleJournal(
      DateComponents(year: 2026, month: 6, day: 17, hour: 12))
    journal.navigator.tab = screen.tab
    let host = VectorHost(size: screen.size, theme: VectorTheme(screen.scheme)) { journal.view }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Pictures/\(screen.testDescription).svg")
    if ProcessInfo.processInfo.environment["THESEUS_PICTURES"] == "write" {
      try host.svg().write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try host.svg() == String(contentsOf: file, encoding: .utf8))
  }
}
