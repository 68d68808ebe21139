import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A tree unfolds row by row")
struct OutlineTests {
  private struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
  }

  private static let tree = [
    Folder(
      id: "fruit",
      children: [Folder(id: "apple"), Folder(id: "citrus", children: [Folder(id: "lemon")])]),
    Folder(id: "stone"),
    Folder(id: "empty", children: []),
  ]

  @Test("a parent unfolds indented children and leaves have no indicator; unfolding is remembered")
  func unfolding() throws {
    let host = TestHost(columns: 30, rows: 10) {
      VStack(alignment: .leading, spacing: 0) {
        OutlineGroup(Self.tree, children: \.children) { Text($0.id) }
      }
    }
    #expect(host.findAll(.disclosure).map(\.label) == ["fruit", "empty"])
    try host.find(.disclosure, "fruit").tap()
    try host.find(.disclosure, "citrus").tap()
    #expect(host.findAll(.text, "lemon").count == 1)
    let fruit = try host.find(.disclosure, "fruit").frame.x
    let (apple, stone) = (
      try host.find(.text, "apple").frame.x, try host.find(.text, "stone").frame.x
    )
    #expect(stone - fruit == 2 && apple - stone == 2)
    #expect(try host.find(.text, "lemon").frame.x - apple == 2)
    try host.find(.disclosure, "fruit").tap()
    #expect(host.findAll(.text, "apple").isEmpty && host.findAll(.text, "lemon").isEmpty)
    try host.find(.disclosure, "fruit").tap()
    #expect(host.findAll(.text, "lemon").count == 1)
  }

  @Test("one element is its own root")
  func root() throws {
    let host = TestHost(columns: 30, rows: 5) {
      VStack { OutlineGroup(Self.tree[0], children: \.children) { Text($0.id) } }
    }
    #expect(host.findAll(.disclosure).map(\.label) == ["fruit"])
  }

  @Test("a cyclic tree is finite")
  func cycle() throws {
    final class Node: Identifiable {
      var children: [Node]? = []
    }
    let node = Node()
    node.children = [node]
    defer { node.children = nil }
    let host = TestHost(columns: 30, rows: 5) {
      VStack { OutlineGroup(node, children: \.children) { _ in Text("node") } }
    }
    try host.find(.disclosure, "node").tap()
    #expect(host.findAll(.disclosure, "node").count == 2)
  }

  @Test("R86 in a list each is a row, selected by its own id")
  func selection() throws {
    struct Page: View {
      @State private var chosen: String?
      var body: some View {
        VStack {
          List(OutlineTests.tree, children: \.children, selection: $chosen) { Text($0.id) }
          Text("chosen: \(chosen ?? "none")")
        }
      }
    }
    let host = TestHost(columns: 30, rows: 12) { Page() }
    try host.find(.disclosure, "fruit").tap()
    #expect(host.findAll(.row).count == 5)
    try host.find(.row, "apple").tap()
    #expect(host.screen.contains("chosen: apple"))
  }
}
