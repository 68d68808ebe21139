import Testing
import TheseusTesting
import TheseusViews

/// "Every creation, survival and end of an identity has a recorded cause: the path, the source
/// position, and which rule." The position is one in the app's source.
@MainActor @Suite("R73 causes of what is presented and pushed")
struct PresentationCauseTests {
  private struct Inside: View { var body: some View { Text("inside") } }
  private struct Item: Hashable, Identifiable { let id: Int }

  enum Form: CaseIterable {
    case sheet, sheetItem, cover, coverItem, popover, popoverItem, popoverAt, inspector
  }

  private struct Presenter: View {
    let form: Form
    @State private var isShown = false
    @State private var item: Item?

    var body: some View {
      VStack {
        Button("show") { set(true) }
          .keyboardShortcut("k")
        Button("hide") { set(false) }
          .keyboardShortcut("l")
        presenting
      }
    }

    private func set(_ isOn: Bool) {
      isShown = isOn
      item = isOn ? Item(id: 1) : nil
    }

    @ViewBuilder private var presenting: some View {
      let text = Text("text")
      switch form {
      case .sheet: text.sheet(isPresented: $isShown) { content }
      case .sheetItem: text.sheet(item: $item) { _ in content }
      case .cover: text.fullScreenCover(isPresented: $isShown) { content }
      case .coverItem: text.fullScreenCover(item: $item) { _ in content }
      case .popover: text.popover(isPresented: $isShown) { content }
      case .popoverItem: text.popover(item: $item) { _ in content }
      case .popoverAt:
        text.popover(isPresented: $isShown, attachmentAnchor: .rect(.bounds)) { content }
      case .inspector: text.inspector(isPresented: $isShown) { content }
      }
    }

    private var content: some View {
      VStack {
        Inside()
        Button("close") { set(false) }
      }
    }
  }

  @Test("a presentation is presented and dismissed where it is written", arguments: Form.allCases)
  func presentations(_ form: Form) throws {
    let host = TestHost(columns: 100, rows: 24) { Presenter(form: form) }
    try host.find(.button, "show").tap()
    let created = host.trace.created(Inside.self).map(\.cause)
    #expect(created.map(\.kind) == [.presented] && created.map(\.rule) == ["R73"])
    #expect(created.first?.location?.fileID.hasSuffix("PresentationCauseTests.swift") == true)
    try host.find(.button, "close").tap()
    let ended = host.trace.ended(Inside.self).map(\.cause)
    #expect(ended.map(\.kind) == [.dismissed] && ended.map(\.rule) == ["R73"])
    #expect(ended.first?.location == created.first?.location)
  }

  /// How the destination reads its item.
  private struct Pages: View {
    let isErased: Bool
    @State private var item: Item?
    @State private var isPresented = false

    var body: some View {
      NavigationStack {
        VStack {
          Button("push") { item = Item(id: 1) }
          Button("present") { isPresented = true }
        }
        .navigationDestination(item: $item) { item in
          VStack {
            Text("page \(item.id)")
            if isErased { AnyView(Inside()) } else { Inside() }
            Button("next") { self.item = Item(id: item.id + 1) }
            Button("back") { self.item = nil }
          }
        }
        .navigationDestination(isPresented: $isPresented) {
          VStack {
            Inside()
            Button("back") { isPresented = false }
          }
        }
      }
    }
  }

  @Test(
    "a page whose item or flag is reset is popped", arguments: ["push", "present"], [false, true])
  func destinations(_ button: String, _ isErased: Bool) throws {
    let host = TestHost { Pages(isErased: isErased) }
    try host.find(.button, button).tap()
    try host.find(.button, "back").tap()
    let ended = host.trace.ended(Inside.self).map(\.cause)
    #expect(ended.map(\.kind) == [.popped] && ended.map(\.rule) == ["R73"])
    #expect(try host.find(.button, "push").isEnabled)
    try host.find(.button, button).tap()
    #expect(host.trace.created(Inside.self).map(\.cause.kind) == [.pushed, .pushed])
  }

  @Test("a page shows another item of the same presentation")
  func otherItem() throws {
    let host = TestHost { Pages(isErased: false) }
    try host.find(.button, "push").tap()
    try host.find(.button, "next").tap()
    #expect(host.screen.contains("page 2"))
    try host.find(.button, "back").tap()
    try host.find(.button, "push").tap()
    #expect(host.screen.contains("page 1"))
  }

  private struct Node: Identifiable {
    let id: Int
    var children: [Node]?
  }

  private struct Row: View {
    let id: Int
    var body: some View { Text("row \(id)") }
  }

  private struct Trees: View {
    let form: Int
    @State private var nodes = [
      Node(id: 1, children: [Node(id: 2)]), Node(id: 3),
    ]
    @State private var chosen: Int?

    var body: some View {
      VStack {
        Button("remove") { nodes.removeLast() }
        switch form {
        case 0: VStack { OutlineGroup(nodes, children: \.children) { Row(id: $0.id) } }
        case 1: VStack { OutlineGroup(nodes, id: \.id, children: \.children) { Row(id: $0.id) } }
        case 2: VStack { OutlineGroup($nodes, children: \.children) { Row(id: $0.id) } }
        case 3: List(nodes, children: \.children) { Row(id: $0.id) }
        case 4: List(nodes, children: \.children, selection: $chosen) { Row(id: $0.id) }
        default: List($nodes, children: \.children) { Row(id: $0.id) }
        }
      }
    }
  }

  @Test("a row of a tree has the location of its outline", arguments: 0..<6)
  func outlines(_ form: Int) throws {
    let host = TestHost { Trees(form: form) }
    try host.find(.button, "remove").tap()
    let ended = try #require(host.trace.ended(Row.self).first).cause
    #expect(ended.kind == .elementRemoved)
    #expect(ended.location?.fileID.hasSuffix("PresentationCauseTests.swift") == true)
  }

  private struct Lost: View {
    let form: Int
    var body: some View {
      NavigationStack {
        switch form {
        case 0: NavigationLink("lost", value: 1)
        case 1: NavigationLink("lost" + "!", value: 1)
        default: NavigationLink(value: 1) { Text("lost") }
        }
      }
    }
  }

  @Test("R88 a link without a destination is named by its location", arguments: 0..<3)
  func missing(_ form: Int) throws {
    let host = TestHost { Lost(form: form) }
    let issue = try #require(host.trace.issues.first { $0.kind == .missingDestination })
    #expect(issue.location?.fileID.hasSuffix("PresentationCauseTests.swift") == true)
  }
}
