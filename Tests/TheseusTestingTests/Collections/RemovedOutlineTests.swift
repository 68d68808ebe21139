import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("R23 an element that is removed while it is unfolded comes back folded")
struct RemovedOutlineTests {
  fileprivate struct Node: Identifiable {
    let id: String
    var children: [Node]?

    static func named(_ id: String, _ children: Node...) -> Node {
      Node(id: id, children: children.isEmpty ? nil : children)
    }
  }

  fileprivate enum Form: CaseIterable { case group, groupOfID, list, groupOfBinding, root }

  private struct Page: View {
    let form: Form
    @State var nodes: [Node]
    let set: Box
    var body: some View {
      let _ = set.nodes = { nodes = $0 }
      switch form {
      case .group: VStack { OutlineGroup(nodes, children: \.children) { Text($0.id) } }
      case .groupOfID:
        VStack { OutlineGroup(nodes, id: \.id, children: \.children) { Text($0.id) } }
      case .list: List(nodes, children: \.children) { Text($0.id) }
      case .groupOfBinding:
        VStack { OutlineGroup($nodes, children: \.children) { Text($0.wrappedValue.id) } }
      case .root:
        VStack {
          OutlineGroup(Node(id: "root", children: nodes), children: \.children) { Text($0.id) }
        }
      }
    }
  }

  @MainActor fileprivate final class Box { var nodes: ([Node]) -> Void = { _ in } }

  private static let inner = Node.named("citrus", .named("lemon"))
  private static let fruit = Node.named("fruit", .named("apple"), inner)
  private static let bread = Node.named("bread", .named("rye"))

  private func host(_ form: Form) throws -> (TestHost, Box) {
    let box = Box()
    let host = TestHost(columns: 40, rows: 16) {
      Page(form: form, nodes: [Self.fruit, Self.bread], set: box)
    }
    if form == .root { try toggle(host, "root") }
    return (host, box)
  }

  private func toggle(_ host: TestHost, _ id: String) throws {
    try host.find(.disclosure, id).tap()
  }

  private func change(_ host: TestHost, _ box: Box, _ nodes: [Node]) {
    box.nodes(nodes)
    host.flush()
  }

  @Test("a root, and what was unfolded inside it")
  func root() throws {
    for form in Form.allCases {
      let (host, box) = try host(form)
      try toggle(host, "fruit")
      try toggle(host, "citrus")
      #expect(host.screen.contains("lemon"), "\(form)")
      change(host, box, [Self.bread])
      change(host, box, [Self.bread, Self.fruit])
      #expect(host.screen.contains("fruit") && !host.screen.contains("apple"), "\(form)")
      try toggle(host, "fruit")
      #expect(host.screen.contains("citrus") && !host.screen.contains("lemon"), "\(form)")
      try toggle(host, "citrus")
      #expect(host.screen.contains("lemon"), "\(form)")
    }
  }

  @Test("one inside an element that stays, visible or below a folded one")
  func inside() throws {
    for form in Form.allCases {
      for isFolded in [false, true] {
        let (host, box) = try host(form)
        try toggle(host, "fruit")
        try toggle(host, "citrus")
        if isFolded { try toggle(host, "fruit") }
        change(host, box, [.named("fruit", .named("apple")), Self.bread])
        change(host, box, [Self.fruit, Self.bread])
        if isFolded { try toggle(host, "fruit") }
        #expect(host.screen.contains("citrus") && !host.screen.contains("lemon"), "\(form)")
      }
    }
  }

  @Test("one that moves, or whose siblings change, stays unfolded")
  func moved() throws {
    for form in Form.allCases {
      let (host, box) = try host(form)
      try toggle(host, "fruit")
      try toggle(host, "citrus")
      change(host, box, [Self.bread, .named("fruit", Self.inner, .named("pear"))])
      #expect(host.screen.contains("lemon"), "\(form)")
      try toggle(host, "fruit")
      #expect(!host.screen.contains("lemon"), "\(form)")
      change(host, box, [.named("new"), Self.fruit])
      try toggle(host, "fruit")
      #expect(host.screen.contains("lemon"), "folded descendants keep it: \(form)")
    }
  }

  @Test("one that loses its children and gets some again")
  func leaf() throws {
    let (host, box) = try host(.group)
    try toggle(host, "bread")
    #expect(host.screen.contains("rye"))
    change(host, box, [Self.fruit, .named("bread")])
    change(host, box, [Self.fruit, Self.bread])
    #expect(host.screen.contains("rye"), "the element itself was there")
  }

  @Test("what is unfolded survives a restart")
  func restored() throws {
    struct Page: View {
      var body: some View {
        VStack { OutlineGroup([RemovedOutlineTests.fruit], children: \.children) { Text($0.id) } }
      }
    }
    let host = TestHost(columns: 40, rows: 16) { Page() }
    try toggle(host, "fruit")
    try toggle(host, "citrus")
    try toggle(host, "fruit")
    let again = TestHost(restoring: try host.snapshot(), columns: 40, rows: 16) { Page() }
    #expect(!again.screen.contains("apple"))
    try toggle(again, "fruit")
    #expect(again.screen.contains("lemon"))
  }

  @Test("a disclosure group in a row is folded again, unless its binding says otherwise")
  func disclosure() throws {
    struct Rows: View {
      let isBound: Bool
      let box: Box
      @State private var ids = ["a", "b"]
      @State private var expanded: Set<String> = []
      var body: some View {
        let _ = box.nodes = { ids = $0.map(\.id) }
        VStack {
          ForEach(ids, id: \.self) { id in
            if isBound {
              DisclosureGroup(
                id,
                isExpanded: Binding(
                  get: { expanded.contains(id) },
                  set: { if $0 { expanded.insert(id) } else { expanded.remove(id) } })
              ) { Text("inside \(id)") }
            } else {
              DisclosureGroup(id) { Text("inside \(id)") }
            }
          }
        }
      }
    }
    for isBound in [false, true] {
      let box = Box()
      let host = TestHost { Rows(isBound: isBound, box: box) }
      try toggle(host, "a")
      #expect(host.screen.contains("inside a"))
      change(host, box, [.named("b")])
      change(host, box, [.named("b"), .named("a")])
      #expect(host.screen.contains("inside a") == isBound)
    }
  }
}
