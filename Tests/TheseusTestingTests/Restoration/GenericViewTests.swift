import Testing
import TheseusTesting

@MainActor @Suite("saved state of generic views")
struct GenericViewTests {
  private struct Note {}
  private struct Task {}

  private struct Editor<Item>: View {
    @State private var draft = 0
    var body: some View {
      VStack {
        Button("draft \(draft)") { draft += 1 }
        Inner()
      }
    }
  }

  private struct Inner: View {
    @State private var count = 0
    var body: some View { Button("inner \(count)") { count += 1 } }
  }

  private struct Card<Content: View>: View {
    @State private var opened = 0
    @ViewBuilder let content: Content
    var body: some View {
      VStack {
        Button("card \(opened)") { opened += 1 }
        content
      }
    }
  }

  private struct Counting<Item>: ViewModifier {
    @State private var count = 0
    func body(content: Content) -> some View {
      VStack {
        Button("count \(count)") { count += 1 }
        content
      }
    }
  }

  /// Presses every button once.
  private func pressed(_ view: some View) throws -> Snapshot {
    let host = TestHost { view }
    for button in host.findAll(.button) { try button.tap() }
    return try host.snapshot()
  }

  private func labels(_ snapshot: Snapshot, _ view: some View) -> [String] {
    TestHost(restoring: snapshot) { view }.findAll(.button).map(\.label)
  }

  @Test("R34 an AnyView's view with another argument begins fresh, with all that is inside")
  func anotherArgument() throws {
    let snapshot = try pressed(AnyView(Editor<Note>()))
    #expect(labels(snapshot, AnyView(Editor<Note>())) == ["draft 1", "inner 1"])
    #expect(labels(snapshot, AnyView(Editor<Task>())) == ["draft 0", "inner 0"])
    let host = TestHost(restoring: snapshot) { AnyView(Editor<Task>()) }
    #expect(host.restoreReport.count { $0.outcome == .dropped } == 2)
  }

  @Test("R34 arguments of arguments count: a list of notes is not a list of tasks")
  func nested() throws {
    let snapshot = try pressed(AnyView(Editor<[Note]>()))
    #expect(labels(snapshot, AnyView(Editor<[Note]>())) == ["draft 1", "inner 1"])
    #expect(labels(snapshot, AnyView(Editor<[Task]>())) == ["draft 0", "inner 0"])
    #expect(labels(snapshot, AnyView(Editor<Note?>())) == ["draft 0", "inner 0"])
  }

  @Test("R34 arguments that are views change with every edit inside, and do not count")
  func views() throws {
    let snapshot = try pressed(Card { Inner() })
    #expect(labels(snapshot, Card { Inner().padding() }) == ["card 1", "inner 1"])
    #expect(
      labels(
        snapshot,
        Card {
          Text("new")
          Text("newer")
        }) == ["card 1"])
    // Neither do views inside other arguments.
    let typed = try pressed(AnyView(Editor<Card<Text>?>()))
    #expect(labels(typed, AnyView(Editor<Card<Inner>?>())) == ["draft 1", "inner 1"])
  }

  @Test("R34 a generic modifier with another argument begins fresh")
  func modifier() throws {
    let snapshot = try pressed(AnyView(Text("a").modifier(Counting<Note>())))
    #expect(labels(snapshot, AnyView(Text("a").modifier(Counting<Note>()))) == ["count 1"])
    #expect(labels(snapshot, AnyView(Text("a").modifier(Counting<Task>()))) == ["count 0"])
  }

  @Test("R33 an overwritten value of a generic view is reported at its position")
  func overwritten() throws {
    struct Loading<Item>: View {
      @State private var text = "initial"
      var body: some View {
        Button(text) { text = "typed" }.onAppear { text = "loaded" }
      }
    }
    let snapshot = try pressed(Loading<Note>())
    let host = TestHost(restoring: snapshot) { Loading<Note>() }
    #expect(host.restoreReport.count(where: \.isOverwritten) == 1)
  }

  private struct TwoLists: View {
    let first: [Int]
    let second: [Int]
    var body: some View {
      VStack {
        ForEach(first, id: \.self) { id in
          Named(name: "a\(id)")
          Divider()
        }
        ForEach(second, id: \.self) { id in
          Named(name: "b\(id)")
          Divider()
        }
      }
    }
  }

  private struct Named: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += name.hasPrefix("a") ? 1 : 2 } }
  }

  @Test("R6 R31 rows of several views belong to the list that they are in")
  func lists() throws {
    let snapshot = try pressed(TwoLists(first: [1], second: [1]))
    #expect(labels(snapshot, TwoLists(first: [1], second: [1])) == ["a1 1", "b1 2"])
    #expect(labels(snapshot, TwoLists(first: [], second: [1])) == ["b1 2"])
    #expect(labels(snapshot, TwoLists(first: [1], second: [])) == ["a1 1"])
  }

  private struct LazyRows: View {
    let ids: [Int]
    var body: some View {
      ScrollView {
        LazyVStack {
          Text("top")
          ForEach(ids, id: \.self) { id in
            Named(name: "a\(id)")
            Divider()
          }
        }
      }
    }
  }

  @Test("R71 R31 a lazy row of several views, off screen, has its state after a restart")
  func lazyRows() throws {
    let host = TestHost(columns: 20, rows: 6) { LazyRows(ids: Array(0..<60)) }
    try host.find(.button, "a0 0").tap()
    try host.find(.scrollArea).scroll(by: 50)
    let snapshot = try host.snapshot()
    let next = TestHost(restoring: snapshot, columns: 20, rows: 6) {
      LazyRows(ids: Array(0..<60))
    }
    try next.find(.scrollArea).scroll(by: -80)
    #expect(next.findAll(.button).first?.label == "a0 1")
    #expect(next.restoreReport.allSatisfy { $0.outcome == .kept })
  }
}
