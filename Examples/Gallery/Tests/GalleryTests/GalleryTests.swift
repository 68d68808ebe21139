import Foundation
import SwiftUI
import Testing
import TheseusCells

@testable import Gallery

/// `make screens` writes the pictures in Documentation again: look at what changed before
/// committing.
@MainActor
@Suite("The gallery of controls")
struct GalleryTests {
  nonisolated enum Page: String, CaseIterable, Sendable { case controls, lists, panels, form }

  struct Look: CustomTestStringConvertible, Sendable {
    let name: String
    let style: PictureStyle
    var testDescription: String { name }

    static let dark = Look(name: "dark", style: PictureStyle())
    static let light = Look(name: "light", style: PictureStyle(isDark: false))
    static let all = [
      dark, light, Look(name: "256-colors", style: PictureStyle(colors: .indexed256)),
      Look(name: "16-colors", style: PictureStyle(colors: .ansi16)),
      Look(name: "no-color", style: PictureStyle(colors: .none)),
      Look(name: "ascii", style: PictureStyle(colors: .none, unicode: false)),
    ]
  }

  struct Screen: CustomTestStringConvertible, Sendable {
    let page: Page
    let look: Look
    let columns: Int
    var rows: Int { columns == 80 ? 24 : 40 }
    var testDescription: String { "gallery-\(page)-\(look.name)-\(columns)x\(rows)" }
  }

  private nonisolated static let screens =
    Look.all.map { Screen(page: .controls, look: $0, columns: 120) }
    + Look.all.map { Screen(page: .lists, look: $0, columns: 80) }
    + [Page.panels, .form].flatMap { page in
      [Look.dark, .light].map { Screen(page: page, look: $0, columns: 80) }
    }

  private nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../../Documentation/Screens")
    .standardizedFileURL

  private func window(_ page: Page, _ style: PictureStyle, columns: Int, rows: Int) -> WindowHost {
    let window = WindowHost(
      columns: columns, rows: rows, metrics: style.metrics,
      configure: {
        $0.colorScheme = style.colorScheme
        $0.locale = Locale(identifier: "en_US")
        $0.timeZone = TimeZone(identifier: "UTC") ?? .current
      }
    ) { GalleryView(page: page.rawValue) }
    window.flush()
    return window
  }

  @Test("a page looks like its picture in Documentation/Screens", arguments: screens)
  func picture(screen: Screen) throws {
    let style = screen.look.style
    let picture = style.svg(
      of: window(screen.page, style, columns: screen.columns, rows: screen.rows))
    let file = Self.folder.appendingPathComponent("\(screen.testDescription).svg")
    if ProcessInfo.processInfo.environment["THESEUS_PICTURES"] == "write" {
      try FileManager.default.createDirectory(
        at: Self.folder, withIntermediateDirectories: true)
      try picture.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try picture == String(contentsOf: file, encoding: .utf8))
  }

  @Test("every element has the same frame at every color depth", arguments: Page.allCases)
  func frames(page: Page) {
    func frames(_ style: PictureStyle) -> [String] {
      let window = window(page, style, columns: 120, rows: 60)
      _ = style.svg(of: window)
      var found: [String] = []
      var stack = [window.root as ViewElement]
      while let element = stack.popLast() {
        found.append("\(type(of: element)) \(element.frame)")
        stack.append(contentsOf: element.viewChildren)
      }
      return found
    }
    let expected = frames(PictureStyle())
    #expect(expected.count > 20)
    // In ASCII some symbols have other widths.
    for look in Look.all where look.style.unicode {
      #expect(frames(look.style) == expected, "\(look.name)")
    }
  }

  @Test("a page fits the width of a small terminal", arguments: Page.allCases)
  func width(page: Page) {
    let window = window(page, PictureStyle(), columns: 80, rows: 24)
    var shown: Set<UInt64> = []
    var nodes = [window.semantics]
    while let node = nodes.popLast() {
      shown.insert(node.id)
      nodes.append(contentsOf: node.children)
    }
    #expect(shown.count > 10)
    var stack = [window.root as ViewElement]
    while let element = stack.popLast() {
      stack.append(contentsOf: element.viewChildren)
      let frame = element.frameInWindow
      guard shown.contains(element.id), !frame.isNull else { continue }
      #expect(
        frame.minX >= 0 && frame.maxX <= window.size.width, "\(type(of: element)) \(frame)")
    }
  }
}
