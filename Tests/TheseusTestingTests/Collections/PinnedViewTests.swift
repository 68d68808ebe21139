import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor
@Suite("pinned headers stay at the top and footers at the bottom while their rows scroll")
struct PinnedViewTests {
  private struct Sections: View {
    let pinned: PinnedScrollableViews
    var rows = 6
    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading, pinnedViews: pinned) {
          ForEach(["A", "B", "C"], id: \.self) { name in
            Section {
              ForEach(0..<rows, id: \.self) { Text("a row of \(name)\($0)") }
            } header: {
              Text("head \(name)")
            } footer: {
              Text("foot \(name)")
            }
          }
        }
      }
    }
  }

  private func lines(_ host: TestHost) -> [String] {
    host.screen.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: " │┃"))
    }
  }

  @Test("the header stays, with its own background, and is pushed out by the end of its section")
  func header() throws {
    let host = TestHost(columns: 20, rows: 5) { Sections(pinned: .sectionHeaders) }
    #expect(lines(host)[0] == "head A" && lines(host)[1] == "a row of A0")
    try host.find(.scrollArea).scroll(by: 3)
    #expect(lines(host)[0] == "head A" && lines(host)[1] == "a row of A3")
    try host.find(.scrollArea).scroll(by: 3)
    #expect(lines(host) == ["head A", "foot A", "head B", "a row of B0", "a row of B1"])
    try host.find(.scrollArea).scroll(by: 1)
    #expect(lines(host)[0] == "foot A" && lines(host)[1] == "head B")
    try host.find(.scrollArea).scroll(by: 4)
    #expect(lines(host)[0] == "head B" && lines(host)[1] == "a row of B3")
    try host.find(.scrollArea).scroll(by: -11)
    #expect(lines(host) == ["head A", "a row of A0", "a row of A1", "a row of A2", "a row of A3"])
  }

  @Test("the footer stays at the bottom while its section is visible")
  func footer() throws {
    let host = TestHost(columns: 20, rows: 5) { Sections(pinned: .sectionFooters) }
    #expect(lines(host) == ["head A", "a row of A0", "a row of A1", "a row of A2", "foot A"])
    try host.find(.scrollArea).scroll(by: 3)
    #expect(lines(host) == ["a row of A2", "a row of A3", "a row of A4", "a row of A5", "foot A"])
    try host.find(.scrollArea).scroll(by: 2)
    #expect(lines(host) == ["a row of A4", "a row of A5", "foot A", "head B", "foot B"])
    try host.find(.scrollArea).scroll(by: 2)
    #expect(lines(host) == ["foot A", "head B", "a row of B0", "a row of B1", "foot B"])
  }

  @Test("unpinned sections scroll whole")
  func unpinned() throws {
    let host = TestHost(columns: 20, rows: 5) { Sections(pinned: []) }
    try host.find(.scrollArea).scroll(by: 3)
    #expect(lines(host) == ["a row of A2", "a row of A3", "a row of A4", "a row of A5", "foot A"])
  }

  @Test("far from its place: the header of a long section")
  func far() throws {
    let host = TestHost(columns: 20, rows: 5) {
      Sections(pinned: [.sectionHeaders, .sectionFooters], rows: 1_000)
    }
    try host.find(.scrollArea).scroll(by: 500)
    #expect(lines(host) == ["head A", "a row of A500", "a row of A501", "a row of A502", "foot A"])
    try host.find(.scrollArea).scroll(by: 700)
    #expect(lines(host)[0] == "head B" && lines(host)[4] == "foot B")
    try host.find(.scrollArea).scroll(by: -1_200)
    #expect(lines(host) == ["head A", "a row of A0", "a row of A1", "a row of A2", "foot A"])
  }

  @Test("a button in it is pressed at its pinned position, and focus does not move behind it")
  func reached() throws {
    struct Buttons: View {
      @State private var presses = 0
      var body: some View {
        ScrollView {
          LazyVStack(alignment: .leading, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(0..<20, id: \.self) { index in Button("row \(index)") {} }
            } header: {
              Button("pressed \(presses)") { presses += 1 }
            }
          }
        }
      }
    }
    let host = TestHost(columns: 20, rows: 5) { Buttons() }
    try host.find(.scrollArea).scroll(by: 6)
    #expect(lines(host)[0].contains("pressed 0") && lines(host)[1].contains("row 6"))
    host.send(.pointer(PointerEvent(.press(.left), column: 3, row: 0)))
    host.send(.pointer(PointerEvent(.release(.left), column: 3, row: 0)))
    #expect(lines(host)[0].contains("pressed 1") && lines(host)[1].contains("row 6"))
    try host.find(.button, "row 5").focus()
    #expect(lines(host)[0].contains("pressed 1") && lines(host)[1].contains("row 5"))
    try host.find(.button, "pressed 1").focus()
    #expect(lines(host)[0].contains("pressed 1") && lines(host)[1].contains("row 5"))
  }

  @Test("side by side, and in grids")
  func others() throws {
    let across = TestHost(columns: 12, rows: 2) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 8, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<20, id: \.self) { Text("c\($0)") }
          } header: {
            Text("H")
          }
        }
      }
    }
    func line() -> String { lines(across).first { !$0.isEmpty } ?? "" }
    #expect(line().hasPrefix("H c0 c1"))
    try across.find(.scrollArea).focus()
    for _ in 0..<5 { across.press(.rightArrow) }
    #expect(line().hasPrefix("H1 c2 c3"))
    let grid = TestHost(columns: 20, rows: 4) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<20, id: \.self) { Text("cell \($0)") }
          } header: {
            Text("head")
          }
        }
      }
    }
    try grid.find(.scrollArea).scroll(by: 4)
    #expect(lines(grid)[0] == "head" && lines(grid)[1].contains("cell 8"))
  }
}
