import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("state is restored to views whose data loads after the start")
struct LateContentTests {
  /// Data is not a part of the session.
  private final class Data {
    let ids = Array(0..<200)
  }

  private struct Loading: View {
    var loads: Bool
    @State private var rows: Data?

    var body: some View {
      VStack {
        Button("Other") {}
        if let rows {
          List(rows.ids, id: \.self) { Row(id: $0) }
        } else {
          Text("loading")
        }
      }
      .task {
        guard loads else { return }
        for _ in 0..<20 { await Task.yield() }
        rows = Data()
      }
    }
  }

  private struct Row: View {
    let id: Int
    @State private var text = ""
    var body: some View {
      HStack {
        Text("row \(id)")
        TextField("text \(id)", text: $text)
      }
    }
  }

  private struct Holder: View {
    @State private var rows: Data?
    let loads: Bool
    var body: some View {
      List(rows?.ids ?? [], id: \.self) { Row(id: $0) }
        .task { if loads { rows = Data() } }
    }
  }

  private func typed() async throws -> (host: TestHost, snapshot: Snapshot) {
    let host = TestHost(rows: 12) { Loading(loads: true) }
    try await host.settle()
    try host.find(.list).scroll(by: 50)
    let field = try #require(host.findAll(.textField).dropFirst(2).first)
    try field.type("half a wo")
    let snapshot = try host.snapshot()
    return (host, snapshot)
  }

  @Test("R33 rows that a task loads have their state, focus and scroll position")
  func rows() async throws {
    let (host, snapshot) = try await typed()
    let next = TestHost(restoring: snapshot, rows: 12) { Loading(loads: true) }
    #expect(next.screen.contains("loading"))
    #expect(next.restoreReport.contains { $0.outcome == .waiting })
    #expect(!next.restoreReport.contains { $0.outcome == .dropped })
    try await next.settle()
    #expect(next.screen == host.screen, "\(next.screen)\n\(host.screen)")
    next.type("rd")
    #expect(next.findAll(.textField).contains { $0.isFocused && $0.value == "half a word" })
    let others = next.restoreReport.filter { $0.outcome != .kept }
    #expect(others.map(\.property) == ["Loading.rows"], "\(others)")
  }

  @Test("R32 a field in a row has focus again also where nothing loads")
  func fieldInARow() throws {
    struct Rows: View {
      var body: some View { List(0..<30, id: \.self) { Row(id: $0) } }
    }
    let host = TestHost(rows: 12) { Rows() }
    try #require(host.findAll(.textField).dropFirst(2).first).type("half a wo")
    let next = TestHost(restoring: try host.snapshot(), rows: 12) { Rows() }
    next.type("rd")
    #expect(next.findAll(.textField).contains { $0.isFocused && $0.value == "half a word" })
  }

  @Test("R33 a list that is there and empty, too")
  func emptyList() async throws {
    let host = TestHost(rows: 12) { Holder(loads: true) }
    try await host.settle()
    try host.find(.list).scroll(by: 60)
    let snapshot = try host.snapshot()
    let next = TestHost(restoring: snapshot, rows: 12) { Holder(loads: true) }
    try await next.settle()
    #expect(next.screen == host.screen, "\(next.screen)\n\(host.screen)")
  }

  @Test("R33 a snapshot that is made meanwhile keeps what waits")
  func killedAgain() async throws {
    let (host, snapshot) = try await typed()
    let early = TestHost(restoring: snapshot, rows: 12) { Loading(loads: true) }
    let again = try early.snapshot()
    let next = TestHost(restoring: again, rows: 12) { Loading(loads: true) }
    try await next.settle()
    #expect(next.screen == host.screen, "\(next.screen)\n\(host.screen)")
  }

  @Test("R33 what the user does meanwhile counts: focus stays")
  func usersFocus() async throws {
    let (_, snapshot) = try await typed()
    let next = TestHost(restoring: snapshot, rows: 12) { Loading(loads: true) }
    try next.find(.button, "Other").tap()
    try await next.settle()
    #expect(!next.findAll(.textField).contains { $0.isFocused })
    #expect(next.findAll(.textField).contains { $0.value == "half a wo" })
  }

  @Test("R33 when nothing loads, what no view claimed is dropped and reported")
  func nothingLoads() async throws {
    let (_, snapshot) = try await typed()
    let next = TestHost(restoring: snapshot, rows: 12) { Loading(loads: false) }
    try await next.settle()
    #expect(next.restoreReport.contains { $0.outcome == .dropped })
    #expect(!next.restoreReport.contains { $0.outcome == .waiting })
    #expect(next.trace.issues.contains { $0.kind == .stateNotRestored })
  }

  // MARK: Local types, panes, columns

  @Test("R32 values of a type inside a function are found by the stack's destination")
  func localType() throws {
    struct Item: Hashable, Codable { var id: Int }
    struct Unbound: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Open", value: Item(id: 7))
            .navigationDestination(for: Item.self) { Text("item \($0.id)") }
        }
      }
    }
    struct Bound: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Button("Open") {
            path.append(Item(id: 7))
            path.append("text")
          }
          .navigationDestination(for: Item.self) { Text("item \($0.id)") }
          .navigationDestination(for: String.self) { Text("string \($0)") }
        }
      }
    }
    let unbound = TestHost { Unbound() }
    try unbound.find(nil, "Open").tap()
    let first = TestHost(restoring: try unbound.snapshot()) { Unbound() }
    #expect(first.screen.contains("item 7"), "\(first.screen)")
    // A second time, without the page having been left.
    let second = TestHost(restoring: try first.snapshot()) { Unbound() }
    #expect(second.screen.contains("item 7"))

    let bound = TestHost { Bound() }
    try bound.find(.button, "Open").tap()
    let next = TestHost(restoring: try bound.snapshot()) { Bound() }
    #expect(next.screen.contains("string text"), "\(next.screen)")
    next.press(.escape)
    #expect(next.screen.contains("item 7"), "\(next.screen)")
    next.press(.escape)
    #expect(next.screen.contains("Open"))
  }

  private struct Split: View {
    var body: some View {
      NavigationSplitView {
        Text("sidebar")
      } detail: {
        Text("detail")
      }
    }
  }

  @Test("R32 the edges of split views are where they were dragged")
  func panes() throws {
    let host = TestHost(columns: 80, rows: 6) { Split() }
    let before = host.screen
    func send(_ action: PointerEvent.Action, _ column: Int) {
      host.send(.pointer(PointerEvent(action, column: column, row: 3)))
    }
    let line = try #require(host.screen.split(separator: "\n").dropFirst(3).first)
    let edge = try #require(line.firstIndex { "│┃|▏".contains($0) })
    let column = line.distance(from: line.startIndex, to: edge)
    send(.press(.left), column)
    send(.move(.left), column + 9)
    send(.release(.left), column + 9)
    #expect(host.screen != before)
    let next = TestHost(restoring: try host.snapshot(), columns: 80, rows: 6) { Split() }
    #expect(next.screen == host.screen, "\(next.screen)")
    #expect(next.restoreReport.allSatisfy { $0.outcome == .kept }, "\(next.restoreReport)")
  }

  @Test("R32 a compact split view shows the column that it showed")
  func column() throws {
    struct Compact: View {
      @State private var choice: Int?
      var body: some View {
        NavigationSplitView {
          List(1..<4, id: \.self, selection: $choice) { Text("choice \($0)") }
        } detail: {
          Text("detail \(choice ?? 0)")
        }
      }
    }
    let host = TestHost(columns: 30, rows: 10) { Compact() }
    #expect(host.screen.contains("choice 2"))
    host.press(.downArrow)
    host.press(.return)
    try #require(host.screen.contains("detail"), "\(host.screen)")
    let next = TestHost(restoring: try host.snapshot(), columns: 30, rows: 10) { Compact() }
    #expect(next.screen == host.screen, "\(next.screen)")
  }
}
