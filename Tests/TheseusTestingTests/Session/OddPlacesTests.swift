import Foundation
import Testing
import TheseusTesting

// Not private: values of a path are found by the names of their types.
struct OddPlacesItem: Hashable, Codable, Identifiable { var id: Int }

@MainActor @Suite("a snapshot in the middle of a session that is deep inside the app")
struct OddPlacesTests {
  private func continued<Root: View>(
    _ host: TestHost, columns: Int = 80, rows: Int = 24,
    @ViewBuilder _ root: @escaping @MainActor () -> Root
  ) throws -> TestHost {
    let snapshot = try JSONDecoder().decode(
      Snapshot.self, from: Data(try host.snapshot().json.utf8))
    return TestHost(restoring: snapshot, columns: columns, rows: rows, root)
  }

  private func everythingKept(_ host: TestHost) -> Bool {
    host.restoreReport.allSatisfy { $0.outcome == .kept }
  }

  // MARK: A sheet in a pushed page in a second window

  private struct Desk: App {
    var body: some Scene {
      WindowGroup("Main", id: "main") { Opener() }
      WindowGroup("Item", id: "item", for: OddPlacesItem.self) { $item in
        NavigationStack {
          NavigationLink("Push \(item?.id ?? 0)", value: OddPlacesItem(id: 7))
            .navigationDestination(for: OddPlacesItem.self) { Page(item: $0) }
        }
      }
    }
  }

  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View { Button("Open") { openWindow(value: OddPlacesItem(id: 3)) } }
  }

  private struct Page: View {
    let item: OddPlacesItem
    @State private var isShown = false
    @State private var asks = false
    @State private var name = ""
    var body: some View {
      Button("Sheet of \(item.id)") { isShown = true }
        .sheet(isPresented: $isShown) {
          NavigationStack {
            List(0..<100, id: \.self) { number in
              NavigationLink("row \(number)", value: number)
            }
            .navigationDestination(for: Int.self) { number in
              Button("Rename \(number)") { asks = true }
                .alert("New name", isPresented: $asks) {
                  TextField("Name", text: $name)
                  Button("Rename") {}
                }
            }
          }
        }
    }
  }

  @Test("R32 an alert with a text field over a page pushed in a sheet in a page in a second window")
  func nested() throws {
    let host = TestHost(app: Desk())
    try host.find(.button, "Open").tap()
    try host.find(nil, "Push 3").tap()
    try host.find(.button, "Sheet of 7").tap()
    try host.find(.list).scroll(by: 30)
    try host.find(.row, "row 31").tap()
    try host.find(.button, "Rename 31").tap()
    try host.find(.textField).type("half a wo")
    host.press(.leftArrow)
    let saved = try JSONDecoder().decode(
      Snapshot.self, from: Data(try host.snapshot().json.utf8))
    let next = TestHost(app: Desk(), restoring: saved)
    #expect(next.screen == host.screen, "\(next.screen)\n\(host.screen)")
    next.type("x")
    #expect(try next.find(.textField).value == "half a wxo")
    #expect(everythingKept(next), "\(next.restoreReport)")
    for host in [host, next] {
      host.press(.escape)
      #expect(host.focused?.label == "Rename 31")
      host.press(.escape)
      #expect(host.screen.contains("row 31") && !host.screen.contains("Rename"), "\(host.screen)")
    }
  }

  // MARK: Values and lists

  private struct Valued: View {
    @State private var tab = 0
    @State private var count = 0
    var body: some View {
      TabView(selection: $tab) {
        Tab("Zero", systemImage: "star", value: 0) { Button("zero \(count)") { count += 1 } }
        Tab("One", systemImage: "star", value: 1) { Counter(name: "one") }
      }
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test("R32 a tab view with values shows its page, and pages that were visited have their state")
  func tabs() throws {
    let host = TestHost { Valued() }
    try host.find(.tab, "One").tap()
    try host.find(.button, "one 0").tap()
    try host.find(.tab, "Zero").tap()
    try host.find(.button, "zero 0").tap()
    let next = try continued(host) { Valued() }
    #expect(next.screen.contains("zero 1"))
    try next.find(.tab, "One").tap()
    #expect(next.screen.contains("one 1"), "\(next.screen) \(next.restoreReport)")
  }

  private struct Chosen: View {
    @State private var numbers = Array(0..<50)
    @State private var selection: Set<Int> = []
    var body: some View {
      VStack {
        EditButton()
        List(selection: $selection) {
          ForEach(numbers, id: \.self) { Text("row \($0)") }
            .onDelete { numbers.remove(atOffsets: $0) }
        }
        Text("selected \(selection.sorted().map(String.init).joined(separator: ","))")
      }
    }
  }

  @Test("R32 a list that is edited has its selection, and is edited")
  func editing() throws {
    let host = TestHost(rows: 12) { Chosen() }
    try host.find(.button, "Edit").tap()
    try host.find(.row, "row 1").tap()
    try host.find(.row, "row 2").tap()
    let next = try continued(host, rows: 12) { Chosen() }
    #expect(next.screen == host.screen, "\(next.screen)\n\(host.screen)")
    #expect(!next.findAll(.button, "Done").isEmpty)
    #expect(everythingKept(next), "\(next.restoreReport)")
    try next.find(.button, "Done").tap()
    let third = try continued(next, rows: 12) { Chosen() }
    #expect(!third.findAll(.button, "Edit").isEmpty)
  }

  // MARK: Scroll positions

  struct Person: Identifiable, Codable, Hashable { var id: Int }

  enum Container: CaseIterable { case list, lazyStack, stack, table, grid }

  private struct Rows: View {
    let container: Container
    var first = 0
    private var people: [Person] { (first..<300).map { Person(id: $0) } }

    var body: some View {
      switch container {
      case .list: List(people) { row($0) }
      case .lazyStack:
        ScrollView { LazyVStack(alignment: .leading, spacing: 0) { ForEach(people) { row($0) } } }
      case .stack:
        ScrollView { VStack(alignment: .leading, spacing: 0) { ForEach(people) { row($0) } } }
      case .table: Table(people) { TableColumn("Name") { row($0) } }
      case .grid:
        ScrollView {
          LazyVGrid(columns: [GridItem(.flexible())], alignment: .leading, spacing: 0) {
            ForEach(people) { row($0) }
          }
        }
      }
    }

    @ViewBuilder private func row(_ person: Person) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("person \(person.id)")
        Text("second line of \(person.id)")
        Text("third line of \(person.id)")
      }
    }
  }

  @Test(
    "R32 what is seen is the same, also inside a row and after rows were inserted above",
    arguments: Container.allCases)
  func scroll(_ container: Container) throws {
    let host = TestHost(columns: 40, rows: 10) { Rows(container: container) }
    let area = host.findAll().first { [.list, .table, .scrollArea].contains($0.role) }
    try #require(area).scroll(by: 100)
    let seen = host.screen
    try #require(!seen.contains("person 0"))
    let next = try continued(host, columns: 40, rows: 10) { Rows(container: container) }
    #expect(next.screen == seen, "\(next.screen)\n\(seen)")
    #expect(everythingKept(next), "\(next.restoreReport)")
    // A stack that is not lazy has no rows, but an offset.
    if container == .stack { return }
    let more = try continued(host, columns: 40, rows: 10) { Rows(container: container, first: -9) }
    #expect(more.screen == seen, "\(more.screen)\n\(seen)")
  }

  private struct Editor: View {
    @State private var text = (0..<60).map { "line \($0) of the text" }.joined(separator: "\n")
    var body: some View { TextEditor(text: $text) }
  }

  @Test("R32 a text editor has its selection, its caret and the lines that it showed")
  func editor() throws {
    let host = TestHost(columns: 40, rows: 8) { Editor() }
    try host.find(.textField).focus()
    for _ in 0..<30 { host.press(.downArrow) }
    for _ in 0..<3 { host.press(.rightArrow) }
    for _ in 0..<4 { host.press(.upArrow, modifiers: .shift) }
    let next = try continued(host, columns: 40, rows: 8) { Editor() }
    #expect(next.screen == host.screen, "\(next.screen)")
    #expect(next.picture == host.picture)
    for host in [host, next] { host.type("X") }
    #expect(next.screen == host.screen, "\(next.screen)\n\(host.screen)")
    #expect(everythingKept(next), "\(next.restoreReport)")
  }
}
