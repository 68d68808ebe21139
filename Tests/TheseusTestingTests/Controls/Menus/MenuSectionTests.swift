import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("sections of a menu stand between dividers")
struct MenuSectionTests {
  private struct Sections: View {
    var showsLast = true
    var body: some View {
      Section("First") {
        Button("One") {}
        Button("Two") {}
      }
      Section {
        Button("Three") {}
      }
      Divider()
      if showsLast {
        Section {
          Button("Four") {}
        } footer: {
          Text("The end")
        }
      }
    }
  }

  /// The rows inside the open menu's frame; a rule is "-".
  private func rows(_ host: TestHost) -> [String] {
    host.screen.split(separator: "\n").compactMap { line in
      let inner = line.filter { !"│╭╮╰╯├┤▌".contains($0) }.trimmingCharacters(in: .whitespaces)
      if inner.isEmpty { return nil }
      return inner.allSatisfy { $0 == "─" } ? "-" : inner
    }
  }

  private func items(_ host: TestHost) -> [String] {
    rows(host).filter { !$0.contains("Open") }
  }

  @Test("a menu has one divider between two sections, and none at its ends")
  func menu() throws {
    let host = TestHost(columns: 40, rows: 16) { Menu("Open") { Sections() } }
    try host.find(.menu, "Open").tap()
    #expect(
      items(host)
        == ["-", "First", "One", "Two", "-", "Three", "-", "Four", "The end", "-"])
  }

  @Test("the last divider leaves with what follows it")
  func condition() throws {
    let host = TestHost(columns: 40, rows: 16) { Menu("Open") { Sections(showsLast: false) } }
    try host.find(.menu, "Open").tap()
    #expect(items(host) == ["-", "First", "One", "Two", "-", "Three", "-"])
  }

  @Test("so has a context menu")
  func contextMenu() throws {
    let host = TestHost(columns: 40, rows: 16) {
      Text("Open").contextMenu { Sections() }
    }
    let frame = try host.find(.text, "Open").frame
    host.send(.pointer(PointerEvent(.press(.right), column: frame.x, row: frame.y)))
    #expect(
      items(host) == ["-", "First", "One", "Two", "-", "Three", "-", "Four", "The end", "-"])
  }

  @Test("sections in a list have no dividers of a menu, only the one that is written")
  func list() throws {
    let host = TestHost(columns: 40, rows: 16) { List { Sections() } }
    #expect(rows(host).filter { $0 == "-" }.count == 1)
  }
}
