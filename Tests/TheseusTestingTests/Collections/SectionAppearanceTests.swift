import Foundation
import TheseusCells
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("sections of lists and forms: space between them, style of headers and footers")
struct SectionAppearanceTests {
  /// The words of each row of the screen, and "" for an empty row between them.
  private func lines(_ host: TestHost) -> [String] {
    var lines = host.screen.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.filter { !"│╭╮╰╯─▌".contains($0) }.trimmingCharacters(in: .whitespaces)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    return lines
  }

  private struct Sections: View {
    var body: some View {
      Section { Text("a") }
      Section {
        Text("b")
        Text("c")
      }
      Section("D") { Text("d") }
      Section {
        Text("e")
      } footer: {
        Text("E")
      }
      Text("f")
      Text("g")
    }
  }

  private static let expected = [
    "a", "", "b", "c", "", "D", "d", "", "e", "E", "", "f", "g",
  ]

  @Test("one empty row stands between two sections, and between a section and other rows")
  func spaces() {
    #expect(lines(TestHost(columns: 30, rows: 20) { Form { Sections() } }) == Self.expected)
    #expect(lines(TestHost(columns: 30, rows: 20) { List { Sections() } }) == Self.expected)
    let inset = TestHost(columns: 30, rows: 20) { List { Sections() }.listStyle(.insetGrouped) }
    #expect(lines(inset) == Self.expected)
  }

  @Test("sections of a ForEach, empty ones, and ones that a condition removes")
  func dynamic() throws {
    struct Page: View {
      @State private var count = 3
      @State private var isShown = true
      var body: some View {
        VStack(spacing: 0) {
          Button("Less") { count -= 1 }
          Button("Hide") { isShown = false }
          List {
            ForEach(0..<count, id: \.self) { index in
              Section {
                Text("row \(index)")
              }
            }
            if isShown { Section { Text("extra") } }
            Section {}
            Text("last")
          }
        }
      }
    }
    let host = TestHost(columns: 30, rows: 20) { Page() }
    func rows() -> [String] { Array(lines(host).dropFirst(2)) }
    #expect(rows() == ["row 0", "", "row 1", "", "row 2", "", "extra", "", "last"])
    try host.find(.button, "Hide").tap()
    #expect(rows() == ["row 0", "", "row 1", "", "row 2", "", "last"])
    try host.find(.button, "Less").tap()
    try host.find(.button, "Less").tap()
    try host.find(.button, "Less").tap()
    #expect(rows() == ["last"])
  }

  @Test("R70 a list that starts with the end of a section or an empty row makes only rows near it")
  func lazy() {
    final class Made { var count = 0 }
    struct Row: View {
      let made: Made
      var body: some View {
        made.count += 1
        return Text("row")
      }
    }
    let made = Made()
    let sections = TestHost(columns: 30, rows: 10) {
      List { Section { ForEach(0..<100_000, id: \.self) { _ in Row(made: made) } } }
    }
    #expect(sections.screen.contains("row") && made.count < 60)
    made.count = 0
    let stack = TestHost(columns: 30, rows: 10) {
      ScrollView {
        LazyVStack(spacing: 0) {
          Color.clear.frame(height: 0)
          ForEach(0..<100_000, id: \.self) { _ in Row(made: made) }
        }
      }
    }
    #expect(stack.screen.contains("row") && made.count < 60)
  }

  @Test("the arrow keys pass over the space, and a click on it selects nothing")
  func keys() throws {
    struct Page: View {
      @State private var chosen: String?
      var body: some View {
        VStack(spacing: 0) {
          List(selection: $chosen) {
            Section { Text("a").tag("a") }
            Section { Text("b").tag("b") }
          }
          Text("chosen \(chosen ?? "none")")
        }
      }
    }
    let host = TestHost(columns: 30, rows: 8) { Page() }
    host.send(.pointer(PointerEvent(.press(.left), column: 3, row: 1)))
    host.send(.pointer(PointerEvent(.release(.left), column: 3, row: 1)))
    #expect(host.screen.contains("chosen none"))
    try host.find(.row, "a").tap()
    #expect(host.screen.contains("chosen a"))
    host.press(.downArrow)
    #expect(host.screen.contains("chosen b"))
    host.press(.upArrow)
    #expect(host.screen.contains("chosen a"))
  }

  @Test("a header has the same style in each form of the initializer, and a footer is secondary")
  func styles() throws {
    func style<Content: View>(of text: String, @ViewBuilder _ content: () -> Content) throws
      -> CellStyle
    {
      let view = content()
      let host = TestHost(columns: 30, rows: 8) { view }
      let lines = host.screen.split(separator: "\n", omittingEmptySubsequences: false)
      let row = try #require(lines.firstIndex { $0.contains(text) })
      let column = try #require(lines[row].range(of: text)).lowerBound
      return try #require(
        host.picture.style(
          x: lines[row].distance(from: lines[row].startIndex, to: column), y: row))
    }
    let plain = try style(of: "row") { List { Text("row") } }
    let title = try style(of: "Head") { List { Section("Head") { Text("row") } } }
    #expect(title.attributes.contains(.bold) && title.foreground != plain.foreground)
    let closure = try style(of: "Head") {
      List {
        Section {
          Text("row")
        } header: {
          Text("Head")
        }
      }
    }
    #expect(closure == title)
    let several = try style(of: "Head") {
      Form {
        Section(
          header: HStack {
            Text("Head"); Spacer(); Text("2")
          }
        ) { Text("row") }
      }
    }
    #expect(several == title)
    let footer = try style(of: "Foot") {
      List {
        Section {
          Text("row")
        } footer: {
          Text("Foot")
        }
      }
    }
    #expect(footer.foreground == title.foreground && !footer.attributes.contains(.bold))
    let own = try style(of: "Head") {
      List {
        Section {
          Text("row")
        } header: {
          Text("Head").foregroundStyle(.red).bold(false)
        }
      }
    }
    #expect(!own.attributes.contains(.bold) && own.foreground != title.foreground)
  }
}
