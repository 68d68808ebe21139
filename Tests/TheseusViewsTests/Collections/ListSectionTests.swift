import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("lists of sections: a row is identified by its own id")
struct ListSectionTests {
  private struct Group: Identifiable {
    let id: String
    let items: [String]
  }

  private static let groups = [
    Group(id: "fruit", items: ["apple", "pear"]),
    Group(id: "nuts", items: ["hazel", "pecan", "cashew"]),
  ]

  private struct Page: View {
    let groups: [Group]
    @State private var selection: String? = "pear"
    var body: some View {
      VStack(alignment: .leading) {
        Text("selected \(selection ?? "none")")
        List(selection: $selection) {
          ForEach(groups) { group in
            Section(group.id) { ForEach(group.items, id: \.self) { Text($0) } }
          }
        }
      }
    }
  }

  /// As a view of its own, behind a condition.
  private struct Part: View {
    let group: Group
    var body: some View {
      if !group.items.isEmpty {
        Section(group.id) { ForEach(group.items, id: \.self) { Text($0) } }
      }
    }
  }

  @Test("R86 a click and the arrow keys select by the innermost ForEach's id and skip headers")
  func selection() throws {
    let host = TestHost(columns: 30, rows: 12) { Page(groups: Self.groups) }
    #expect(host.screen.contains("selected pear"))
    #expect(host.trace.issues.isEmpty)
    try host.find(.text, "hazel").tap()
    #expect(host.screen.contains("selected hazel"))
    host.press(.downArrow)
    #expect(host.screen.contains("selected pecan"))
    host.press(.upArrow)
    host.press(.upArrow)
    #expect(host.screen.contains("selected pear"), "past the header of the second section")
    host.press(.end)
    #expect(host.screen.contains("selected cashew"))
    host.press(.home)
    #expect(host.screen.contains("selected apple"))
  }

  @Test("R86 R6 new sections and rows: the selection stays with its row")
  func mutation() throws {
    let host = TestHost(columns: 30, rows: 12) { Page(groups: Self.groups) }
    try host.find(.text, "hazel").tap()
    host.update { Page(groups: [Group(id: "seeds", items: ["poppy"])] + Self.groups.reversed()) }
    #expect(host.screen.contains("selected hazel"))
    host.press(.upArrow)
    #expect(host.screen.contains("selected poppy"))
    host.press(.downArrow)
    host.press(.downArrow)
    #expect(host.screen.contains("selected pecan"))
  }

  @Test("R70 rows of nested sections are created when they come near the screen")
  func lazyRows() throws {
    final class Made { var count = 0 }
    struct Row: View {
      let number: Int
      let made: Made
      var body: some View {
        made.count += 1
        return Text("row \(number)")
      }
    }
    let made = Made()
    let host = TestHost(columns: 30, rows: 10) {
      List {
        ForEach(0..<20, id: \.self) { section in
          Section("section \(section)") {
            ForEach(0..<50_000, id: \.self) { Row(number: section * 50_000 + $0, made: made) }
          }
        }
      }
    }
    #expect(made.count < 40, "made \(made.count)")
    try host.find(.list).scroll(by: 150_003)
    #expect(host.screen.contains("row 150000"))
    #expect(made.count < 80, "made \(made.count)")
  }

  @Test("sections in custom views and conditionals are rows of the list too")
  func wrapped() throws {
    struct Chosen: View {
      @State private var selection: String?
      var body: some View {
        VStack {
          Text("selected \(selection ?? "none")")
          List(selection: $selection) { ForEach(ListSectionTests.groups) { Part(group: $0) } }
        }
      }
    }
    let host = TestHost(columns: 30, rows: 12) { Chosen() }
    try host.find(.text, "pecan").tap()
    #expect(host.screen.contains("selected pecan"))
  }
}
