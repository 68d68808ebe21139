import Foundation
import Observation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// `accessibilitySortPriority` gives elements another order of reading than that of the document.
/// The node around them owns theirs, in the order of the semantics tree.
@MainActor
@Suite("Reading order of a page")
struct ReadingOrderTests {
  @Observable final class Model {
    var priority = 1.0
    var rows = [1, 2, 3]
    var isShown = true
    var isLink = false
  }

  private func show(
    _ model: Model, @ViewBuilder _ root: @escaping @MainActor () -> some View
  ) throws -> ModelPage {
    let page = try ModelPage(root: root)
    try expectFresh(page)
    return page
  }

  /// Changes the model, and compares the patched page with a fresh one and the semantics tree.
  private func change(_ page: ModelPage, _ change: () -> Void) throws {
    change()
    page.page.app.flush()
    try page.show()
    try expectFresh(page)
  }

  private func expectFresh(_ page: ModelPage) throws {
    let (mine, its) = (try page.root, try page.freshTree())
    #expect(mine.lines() == its.lines())
    let window = try #require(page.page.app.keyWindow?.host)
    #expect(texts(mine) == texts(window.semantics))
  }

  private func texts(_ root: ModelNode) -> [String] {
    root.read.filter { $0.kind == "text" || $0.kind == "button" }.map(\.name)
  }

  private func texts(_ node: SemanticsNode) -> [String] {
    let semantics = node.state.semantics
    let own = [Role.text, .button].contains(semantics.role) ? [semantics.label ?? ""] : []
    return own + node.children.flatMap { texts($0) }
  }

  /// The texts in the order of the document.
  private func drawn(_ page: ModelPage) throws -> [String] {
    try page.root.all.map(\.ownText).filter { !$0.isEmpty }
  }

  private func owners(_ page: ModelPage) throws -> [ModelNode] {
    try page.root.all.filter { !$0.owns.isEmpty }
  }

  @Test("without priorities, or with those that keep the order, no node owns others")
  func noOwner() throws {
    let page = try show(Model()) {
      VStack {
        Text("a").accessibilitySortPriority(2)
        Text("b").accessibilitySortPriority(1)
        Text("c").accessibilitySortPriority(0)
        Text("d").accessibilitySortPriority(-1)
      }
    }
    #expect(try owners(page).isEmpty)
    #expect(try texts(page.root) == ["a", "b", "c", "d"])
  }

  @Test("the node around reordered elements owns them; the document keeps the order of the views")
  func owner() throws {
    let page = try show(Model()) {
      VStack {
        Text("a")
        Text("b").accessibilitySortPriority(2)
        VStack { Text("c") }.accessibilityElement(children: .contain).accessibilitySortPriority(3)
      }
    }
    let owner = try #require(owners(page).first)
    #expect(try owners(page).count == 1)
    #expect(try texts(page.root) == ["c", "b", "a"])
    #expect(try drawn(page) == ["a", "b", "c"])
    let owned = owner.owns.compactMap { page.client.nodes[$0] }
    #expect(owned.map(\.kind) == ["group", "text", "text"])
  }

  private struct Priorities: View {
    let model: Model
    var body: some View {
      VStack {
        Text("a")
        Text("b").accessibilitySortPriority(model.priority)
        Text("c")
      }
    }
  }

  @Test("another priority is a patch of one attribute, and none removes it")
  func priorities() throws {
    let model = Model()
    let page = try show(model) { Priorities(model: model) }
    for (priority, order) in [(-1.0, "acb"), (1, "bac"), (0, "abc"), (5, "bac")] {
      try change(page) { model.priority = priority }
      #expect(try texts(page.root).joined() == order)
      #expect(try owners(page).isEmpty == (priority == 0))
      #expect(page.client.operationNames == ["="])
    }
    try change(page) { model.priority = 6 }
    #expect(page.client.operationNames.isEmpty, "the same order is no patch")
  }

  private struct Rows: View {
    let model: Model
    var body: some View {
      List(model.rows, id: \.self) { row in
        Text("row \(row)").accessibilitySortPriority(row == 3 ? 1 : 0)
      }
      .frame(height: 300)
    }
  }

  @Test("rows of a list that scrolls are inserted, moved and removed below their owner")
  func rows() throws {
    let model = Model()
    let page = try show(model) { Rows(model: model) }
    for rows in [[1, 2, 3], [3, 1, 2], [2, 1, 3, 4], [3], [1, 2], [1, 3]] {
      try change(page) { model.rows = rows }
    }
    try change(page) { model.rows = Array(1...200) }
    let list = try page.find("list")
    try page.send(.scroll(list.id, CGPoint(x: 0, y: 3_000)))
    try expectFresh(page)
    try page.send(.scroll(list.id, .zero))
    try expectFresh(page)
  }

  @Test("owned elements may lie below nodes that scroll, clip or draw, and below folded elements")
  func deep() throws {
    let model = Model()
    let page = try show(model) {
      VStack {
        Text("a")
        ScrollView {
          VStack {
            Text("b")
            HStack { Text("c").accessibilitySortPriority(model.priority) }.padding()
          }
          .background(Color.gray)
        }
        .frame(height: 80)
        VStack { Text("d").accessibilitySortPriority(model.priority) }.clipped().opacity(0.5)
      }
    }
    for priority in [2.0, -1, 0, 3] { try change(page) { model.priority = priority } }
    #expect(try drawn(page) == ["a", "b", "c", "d"])
  }

  @Test("an element that is removed, inserted or has another tag has its place in the order")
  func replaced() throws {
    let model = Model()
    let page = try show(model) {
      VStack {
        Text("a")
        if model.isShown { Text("b").accessibilitySortPriority(1) }
        Text("c").accessibilityAddTraits(model.isLink ? .isButton : [])
          .accessibilitySortPriority(2)
      }
    }
    let before = try #require(owners(page).first).owns
    try change(page) { model.isLink = true }
    #expect(try #require(owners(page).first).owns != before, "another tag is another node")
    #expect(try texts(page.root) == ["c", "b", "a"])
    try change(page) { model.isShown = false }
    #expect(try texts(page.root) == ["c", "a"])
    try change(page) { model.isShown = true }
    #expect(try texts(page.root) == ["c", "b", "a"])
  }

  @Test("a node that gets a container around it keeps its place in the order")
  func wrapped() throws {
    let model = Model()
    let page = try show(model) {
      VStack {
        Text("a")
        VStack {
          Text("b").accessibilitySortPriority(1)
          Text("c")
        }
        .opacity(model.priority)
      }
    }
    for opacity in [0.5, 1, 0.25] { try change(page) { model.priority = opacity } }
    #expect(try texts(page.root) == ["b", "a", "c"])
  }

  @Test("the name of a button has its texts in the order of reading")
  func names() throws {
    let model = Model()
    let page = try show(model) {
      Button {
      } label: {
        HStack {
          Text("one")
          Text("two").accessibilitySortPriority(model.priority)
        }
      }
    }
    #expect(try page.find("button").name == "two, one")
    try change(page) { model.priority = -1 }
    #expect(try page.find("button").name == "one, two")
    #expect(try owners(page).isEmpty)
  }

  @Test("a sheet above reordered elements keeps their owner, and a reload has it too")
  func reload() throws {
    let model = Model()
    model.isShown = false
    let page = try show(model) {
      Priorities(model: model)
        .sheet(isPresented: .constant(model.isShown)) {
          VStack {
            Text("x")
            Text("y").accessibilitySortPriority(1)
          }
        }
    }
    try change(page) { model.isShown = true }
    #expect(try owners(page).count == 2)
    page.page.reconnect(Hello(size: CGSize(width: 500, height: 600)))
    try page.show()
    try expectFresh(page)
    #expect(try owners(page).count == 2)
    try change(page) { model.isShown = false }
    #expect(try texts(page.root) == ["b", "a", "c"])
  }

  @Test("tabs that are read after their page stay in the order of the semantics tree")
  func tabs() throws {
    let page = try show(Model()) {
      TabView {
        Tab("One", systemImage: "star") { Text("a").accessibilitySortPriority(1) }
        Tab("Two", systemImage: "heart") { Text("b") }
      }
    }
    #expect(try texts(page.root).contains("a"))
  }
}
