import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("rows that change while something of them is held, open or anchored")
struct HeldRowTests {
  @MainActor private final class Log {
    var lines: [String] = []
  }

  private struct Item: Identifiable, Hashable {
    let id: Int
    var name: String { "item \(id)" }
  }

  private struct Page: View {
    let log: Log
    @State private var items = (0..<6).map { Item(id: $0) }
    @State private var selection: Set<Int> = []
    @Environment(\.clock) private var clock
    let change: @MainActor @Sendable (inout [Item]) -> Void
    var body: some View {
      VStack(alignment: .leading) {
        Text("left " + items.map { "\($0.id)" }.joined())
        Text("selected " + selection.sorted().map { "\($0)" }.joined())
        List(selection: $selection) {
          ForEach(items) { item in
            HStack {
              Text(item.name)
              Button("press \(item.id)") { log.lines.append("pressed \(item.id)") }
              Menu("menu \(item.id)") {
                Button("one of \(item.id)") { log.lines.append("one \(item.id)") }
              }
            }
            .contextMenu {
              Button("remove \(item.id)") { items.removeAll { $0.id == item.id } }
            }
          }
          .onDelete { items.remove(atOffsets: $0) }
        }
      }
      .task {
        try? await clock.sleep(for: .seconds(1))
        change(&items)
      }
    }
  }

  private func host(
    _ log: Log = Log(), _ change: @escaping @MainActor @Sendable (inout [Item]) -> Void
  ) async throws -> TestHost {
    let host = TestHost(columns: 60, rows: 20) { Page(log: log, change: change) }
    try await host.settle()
    return host
  }

  private func pass(_ host: TestHost) async throws {
    host.advance(by: .seconds(1))
    try await host.settle()
  }

  private func send(_ action: PointerEvent.Action, _ frame: CellRect, _ host: TestHost) {
    host.send(
      .pointer(PointerEvent(action, column: frame.x + frame.width / 2, row: frame.y)))
  }

  @Test("a button that is held down while its row is removed presses no other")
  func heldRemoved() async throws {
    let log = Log()
    let host = try await host(log) { $0.remove(at: 2) }
    let frame = try host.find(.button, "press 2").frame
    send(.press(.left), frame, host)
    try await pass(host)
    #expect(host.screen.contains("left 01345"))
    send(.release(.left), frame, host)
    #expect(log.lines == [])
    try host.find(.button, "press 3").tap()
    #expect(log.lines == ["pressed 3"])
  }

  @Test("a button that is held down while a row is inserted above it presses no other")
  func heldMoved() async throws {
    let log = Log()
    let host = try await host(log) { $0.insert(Item(id: 9), at: 0) }
    let frame = try host.find(.button, "press 2").frame
    send(.press(.left), frame, host)
    try await pass(host)
    send(.release(.left), frame, host)
    #expect(log.lines == [] || log.lines == ["pressed 2"])
    log.lines = []
    send(.press(.left), frame, host)
    send(.release(.left), frame, host)
    #expect(log.lines == ["pressed 1"])
  }

  @Test("a menu closes with its row, and one of a row that moves stays and is that row's")
  func menus() async throws {
    let log = Log()
    let removed = try await host(log) { $0.remove(at: 2) }
    try removed.find(.menu, "menu 2").tap()
    #expect(!removed.findAll(nil, "one of 2").isEmpty)
    try await pass(removed)
    #expect(removed.findAll(nil, "one of 2").isEmpty)
    #expect(try removed.find(.button, "press 3").isEnabled)
    let moved = try await host(log) { $0.insert(Item(id: 9), at: 0) }
    try moved.find(.menu, "menu 2").tap()
    try await pass(moved)
    if let item = moved.findAll(nil, "one of 2").first { try item.tap() }
    #expect(log.lines == ["one 2"])
  }

  @Test("a context menu of a removed row closes; focus goes to a row, not out of the list")
  func contextMenus() async throws {
    let host = try await host { $0.remove(at: 1) }
    try host.find(.list).focus()
    host.press(.downArrow)
    host.press(try #require(.function(10)), modifiers: .shift)
    #expect(!host.findAll(nil, "remove 1").isEmpty)
    try await pass(host)
    #expect(host.findAll(nil, "remove 1").isEmpty)
    #expect(host.screen.contains("left 02345"))
    #expect(host.focused?.role == .row || host.focused?.role == .list, "\(host.focused as Any)")
    host.press(try #require(.function(10)), modifiers: .shift)
    let open = host.findAll().first { $0.label.hasPrefix("remove ") }
    try #require(open).tap()
    #expect(host.screen.contains("left 0345") || host.screen.contains("left 2345"))
  }

  @Test("the row that a range began at is removed: the next range is among the rows that are left")
  func anchors() async throws {
    let host = try await host { $0.remove(at: 1) }
    try host.find(.list).focus()
    host.press(.downArrow)
    host.press(.downArrow, modifiers: .shift)
    #expect(host.screen.contains("selected 12"))
    try await pass(host)
    host.press(.downArrow, modifiers: .shift)
    let line = try #require(host.screen.split(separator: "\n").first { $0.contains("selected") })
    #expect(line.contains("23"), "\(line)")
    host.press(.delete)
    #expect(!host.screen.contains("left 02345"))
    #expect(host.screen.contains("left 045"), "\(host.screen)")
  }

  @Test("all rows go and others come while one has focus: the keys work in the new ones")
  func replaced() async throws {
    let host = try await host { $0 = (10..<13).map { Item(id: $0) } }
    try host.find(.list).focus()
    host.press(.downArrow)
    try await pass(host)
    #expect(host.screen.contains("left 101112"))
    host.press(.downArrow)
    host.press(.delete)
    let line = try #require(host.screen.split(separator: "\n").first { $0.contains("left") })
    #expect(!line.contains("101112"), "\(line)")
  }

  private struct Derived: View {
    let log: Log
    @State private var items = (0..<4).map { Item(id: $0) }
    @State private var open: Int?
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text("left " + items.map { "\($0.id)" }.joined())
          ForEach(items) { item in
            Button("open \(item.id)") { open = item.id }
            NavigationLink("go \(item.id)", value: item.id)
          }
        }
        .navigationDestination(for: Int.self) { id in
          VStack {
            Text("page \(id) of \(path.count)")
            NavigationLink("deeper", value: (id + 1) % 4)
            Button("forget 1") {
              items.removeAll { $0.id == 1 }
              path.removeAll { $0 == 1 }
            }
          }
        }
        .sheet(
          item: Binding {
            items.first { $0.id == open }
          } set: {
            open = $0?.id
          }, onDismiss: { log.lines.append("dismissed") }
        ) { item in
          Text("sheet \(item.id)")
          Button("remove it") { items.removeAll { $0.id == item.id } }
          Button("next") { open = item.id + 1 }
        }
      }
    }
  }

  @Test("R73 a sheet of an element that is looked up is dismissed when the element is gone")
  func lookedUp() throws {
    let log = Log()
    let host = TestHost(columns: 60, rows: 24) { Derived(log: log) }
    try host.find(.button, "open 1").tap()
    try host.find(.button, "next").tap()
    #expect(!host.findAll(.text, "sheet 2").isEmpty && host.findAll(.text, "sheet 1").isEmpty)
    try host.find(.button, "remove it").tap()
    #expect(host.findAll(.dialog).isEmpty)
    #expect(host.screen.contains("left 013"))
    #expect(log.lines.last == "dismissed")
    try host.find(.button, "open 3").tap()
    #expect(!host.findAll(.text, "sheet 3").isEmpty)
    host.press(.escape)
    #expect(host.findAll(.dialog).isEmpty)
    #expect(host.trace.issues.isEmpty)
  }

  @Test("R73 an element in the middle of the path is removed: the pages above it stay")
  func middle() throws {
    let log = Log()
    let host = TestHost(columns: 60, rows: 24) { Derived(log: log) }
    try host.find(nil, "go 0").tap()
    try host.find(nil, "deeper").tap()
    try host.find(nil, "deeper").tap()
    #expect(host.screen.contains("page 2 of 3"))
    try host.find(.button, "forget 1").tap()
    #expect(host.screen.contains("page 2 of 2"))
    host.press(.escape)
    #expect(host.screen.contains("page 0 of 1"))
    host.press(.escape)
    #expect(host.screen.contains("left 023"))
  }

  private struct Emptied: View {
    @State private var items: [Item] = [Item(id: 0)]
    var body: some View {
      NavigationStack {
        VStack {
          Button("Add") { items.append(Item(id: (items.last?.id ?? -1) + 1)) }
          Text("count \(items.count)")
          List {
            ForEach(items) { Text($0.name) }
              .onDelete { items.remove(atOffsets: $0) }
              .onMove { items.move(fromOffsets: $0, toOffset: $1) }
          }
        }
        .toolbar { EditButton() }
      }
    }
  }

  @Test("a list that is emptied while it is edited is still edited when rows come")
  func emptied() throws {
    let host = TestHost(columns: 50, rows: 16) { Emptied() }
    try host.find(.button, "Edit").tap()
    #expect(host.screen.contains("×"))
    try host.find(.list).focus()
    host.press(.delete)
    #expect(host.screen.contains("count 0") && !host.screen.contains("×"))
    try host.find(.button, "Add").tap()
    try host.find(.button, "Add").tap()
    #expect(host.screen.contains("×"))
    try host.find(.button, "Done").tap()
    #expect(!host.screen.contains("×") && host.screen.contains("item 1"))
  }

  private struct Foldable: View {
    @State private var isOpen = true
    @State private var selection: Int?
    @State private var hasSecond = true
    var body: some View {
      VStack {
        Text("selected \(selection.map { "\($0)" } ?? "-")")
        Button("second") { hasSecond.toggle() }.keyboardShortcut("d")
        List(selection: $selection) {
          Section("First", isExpanded: $isOpen) {
            ForEach(0..<3, id: \.self) { Text("a\($0)").tag($0) }
          }
          if hasSecond {
            Section("Second") { ForEach(3..<6, id: \.self) { Text("b\($0)").tag($0) } }
          }
        }
        .listStyle(.sidebar)
      }
    }
  }

  @Test("a section that is folded or removed around the selected row leaves the selection")
  func folded() throws {
    let host = TestHost(columns: 40, rows: 20) { Foldable() }
    try host.find(.row, "a1").tap()
    #expect(host.screen.contains("selected 1"))
    try host.find(.disclosure, "First").tap()
    #expect(!host.screen.contains("a1") && host.screen.contains("selected 1"))
    try host.find(.row, "b4").tap()
    #expect(host.screen.contains("selected 4"))
    host.press("d", modifiers: .command)
    #expect(!host.screen.contains("b4") && host.screen.contains("selected 4"))
    try host.find(.disclosure, "First").tap()
    try host.find(.row, "a2").tap()
    #expect(host.screen.contains("selected 2"))
    host.press("d", modifiers: .command)
    #expect(host.screen.contains("b4") && host.screen.contains("selected 2"))
  }
}
