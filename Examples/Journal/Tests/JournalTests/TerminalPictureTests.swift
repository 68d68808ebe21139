import Foundation
import JournalModel
import SwiftUI
import Testing
import TheseusCells
import TheseusTesting

@testable import Journal

/// `make screens` writes the pictures in Documentation again: look at what changed before
/// committing.
@MainActor
@Suite("Pictures of Journal in a terminal")
struct TerminalPictureTests {
  enum Page: String, Sendable { case day, categories, field, empty, prompt, menu, help, commands }

  enum Look: String, Sendable {
    case dark, light, colors256 = "256-colors", colors16 = "16-colors", none = "no-color", ascii

    var style: PictureStyle {
      switch self {
      case .dark: PictureStyle()
      case .light: PictureStyle(isDark: false)
      case .colors256: PictureStyle(colors: .indexed256)
      case .colors16: PictureStyle(colors: .ansi16)
      case .none: PictureStyle(colors: .none)
      case .ascii: PictureStyle(colors: .none, unicode: false)
      }
    }
  }

  struct Screen: CustomTestStringConvertible, Sendable {
    let page: Page
    let look: Look
    var columns = 80
    var rows: Int { columns == 80 ? 24 : 40 }
    var testDescription: String { "journal-\(page)-\(look.rawValue)-\(columns)x\(rows)" }
  }

  private nonisolated static let screens: [Screen] =
    [
      Screen(page: .day, look: .dark), Screen(page: .day, look: .light),
      Screen(page: .day, look: .dark, columns: 120),
      Screen(page: .day, look: .light, columns: 120),
      Screen(page: .day, look: .colors256), Screen(page: .day, look: .colors16),
      Screen(page: .day, look: .none), Screen(page: .day, look: .ascii),
      Screen(page: .categories, look: .dark), Screen(page: .categories, look: .light, columns: 120),
      Screen(page: .categories, look: .colors16),
      Screen(page: .field, look: .dark), Screen(page: .field, look: .colors16),
      Screen(page: .empty, look: .dark),
      Screen(page: .prompt, look: .dark), Screen(page: .prompt, look: .light),
      Screen(page: .prompt, look: .colors16),
      Screen(page: .help, look: .light), Screen(page: .help, look: .dark, columns: 120),
      Screen(page: .commands, look: .dark), Screen(page: .commands, look: .light),
      Screen(page: .commands, look: .none), Screen(page: .menu, look: .dark),
    ]

  private nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../../Documentation/Screens")
    .standardizedFileURL

  @Test("a page looks like its picture in Documentation/Screens", arguments: screens)
  func page(screen: Screen) async throws {
    let journal = try await SampleJournal(
      DateComponents(year: 2026, month: 11, day: 23, hour: 12), isEmpty: screen.page == .empty)
    let picture = screen.look.style.svg(of: window(screen, journal))
    let file = Self.folder.appendingPathComponent("\(screen.testDescription).svg")
    if ProcessInfo.processInfo.environment["THESEUS_PICTURES"] == "write" {
      try FileManager.default.createDirectory(
        at: Self.folder, withIntermediateDirectories: true)
      try picture.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try picture == String(contentsOf: file, encoding: .utf8))
  }

  private func window(_ screen: Screen, _ journal: SampleJournal) -> WindowHost {
    let style = screen.look.style
    if screen.page == .commands {
      JournalApp.session = journal.session
      let app = AppHost(
        JournalApp(), columns: screen.columns, rows: screen.rows,
        metrics: style.metrics
      ) { $0.colorScheme = style.colorScheme }
      app.flush()
      app.send(.key(KeyPress(key: KeyEquivalent.function(10) ?? .escape)))
      for character in "ne" {
        app.send(.key(KeyPress(key: KeyEquivalent(character), characters: String(character))))
      }
      if let window = app.keyWindow?.host { return window }
    }
    let window = WindowHost(
      columns: screen.columns, rows: screen.rows, metrics: style.metrics,
      configure: { $0.colorScheme = style.colorScheme }
    ) { journal.view }
    window.flush()
    journal.navigator.tab = screen.page == .categories || screen.page == .menu ? .categories : .day
    let keys: [KeyEquivalent] =
      switch screen.page {
      case .field: []
      case .menu: [.upArrow, .tab, .return, .downArrow]
      default: [.upArrow]
      }
    for key in keys {
      window.flush()
      window.send(.key(KeyPress(key: key)))
    }
    switch screen.page {
    case .field: journal.store.draft = "Call the library #wo"
    case .prompt: journal.navigator.ask(.newCategory)
    case .help: journal.navigator.isShowingHelp = true
    default: break
    }
    window.flush()
    return window
  }
}
