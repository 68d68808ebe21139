import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("pages and positions of a list whose elements change")
struct ChangingPagesTests {
  private struct Note: Identifiable, Hashable {
    let id: Int
    var text: String
  }

  private static let notes = (0..<5).map { Note(id: $0, text: "note \($0)") }

  private struct Split: View {
    @State private var notes = ChangingPagesTests.notes
    @State private var selection: Int?
    var body: some View {
      NavigationSplitView {
        List(selection: $selection) {
          ForEach(notes) { Text($0.text) }.onDelete { notes.remove(atOffsets: $0) }
        }
        .toolbar { Button("Add") { add() } }
      } detail: {
        if let index = notes.firstIndex(where: { $0.id == selection }) {
          TextEditor(text: $notes[index].text)
          Text("editing \(notes[index].text)")
          Button("Delete note") { notes.removeAll { $0.id == selection } }
          Button("Delete others") { notes.removeAll { $0.id != selection } }
        } else {
          Text("no note, \(notes.count) left")
        }
      }
    }

    private func add() {
      let new = Note(id: (notes.map(\.id).max() ?? 0) + 1, text: "fresh")
      notes.append(new)
      selection = new.id
    }
  }

  private func split() throws -> TestHost { TestHost(columns: 100, rows: 24) { Split() } }

  @Test("R80 the element that the detail edits is deleted: the detail is empty, nothing traps")
  func detail() throws {
    let host = try split()
    try host.find(.row, "note 2").tap()
    #expect(host.screen.contains("editing note 2"))
    try host.find(.button, "Delete note").tap()
    #expect(host.screen.contains("no note, 4 left"))
    host.type("zzz")
    #expect(!host.screen.contains("zzz"))
    try host.find(.row, "note 3").tap()
    #expect(host.screen.contains("editing note 3"))
    try host.find(.button, "Delete others").tap()
    #expect(host.screen.contains("editing note 3"))
    #expect(host.findAll(.row).count == 1)
  }

  @Test("R80 typing after rows before the edited one are gone changes the edited one")
  func shifted() throws {
    let host = try split()
    try host.find(.row, "note 4").tap()
    try host.find(.list).focus()
    try host.find(.button, "Delete others").tap()
    let editor = try #require(host.findAll(.textField).first)
    try editor.type("!")
    #expect(host.screen.contains("editing note 4!"))
    try host.find(.button, "Add").tap()
    #expect(host.screen.contains("editing fresh"))
    #expect(try #require(host.findAll(.textField).first).value == "fresh")
    #expect(host.trace.issues.isEmpty)
  }

  @Test("the selected row is deleted from the list by its key")
  func deletedInSidebar() throws {
    let host = try split()
    try host.find(.row, "note 1").tap()
    try host.find(.list).focus()
    host.press(.delete)
    #expect(!host.screen.contains("note 1"))
    #expect(host.findAll(.row).count == 4)
    host.press(.downArrow)
    #expect(host.screen.contains("editing note"))
  }

  private struct Stack: View {
    @State private var notes = ChangingPagesTests.notes
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        List {
          ForEach(notes) { note in NavigationLink(note.text, value: note.id) }
            .onDelete { notes.remove(atOffsets: $0) }
        }
        .navigationTitle("Notes \(notes.count)")
        .navigationDestination(for: Int.self) { id in
          if let note = notes.first(where: { $0.id == id }) {
            Page(note: note, next: id + 1) { notes.removeAll { $0.id == id } }
          } else {
            Text("gone \(id)")
          }
        }
      }
    }
  }

  private struct Page: View {
    let note: Note
    let next: Int
    let delete: @MainActor () -> Void
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("page of \(note.text)")
        NavigationLink("next", value: next)
        Button("delete and leave") {
          delete()
          dismiss()
        }
        Button("leave and delete") {
          dismiss()
          delete()
        }
        Button("delete only", action: delete)
      }
    }
  }

  @Test(
    "R73 a page deletes its element and leaves, in either order",
    arguments: ["delete and leave", "leave and delete"])
  func leaving(_ button: String) throws {
    let host = TestHost(columns: 60, rows: 20) { Stack() }
    try host.find(nil, "note 2").tap()
    try host.find(.button, button).tap()
    #expect(host.screen.contains("Notes 4"))
    #expect(!host.screen.contains("note 2") && !host.screen.contains("gone"))
    try host.find(nil, "note 3").tap()
    #expect(host.screen.contains("page of note 3"))
    try host.find(nil, "next").tap()
    #expect(host.screen.contains("page of note 4"))
    try host.find(.button, button).tap()
    #expect(host.screen.contains("page of note 3"))
    try host.find(nil, "next").tap()
    #expect(host.screen.contains("gone 4"))
    #expect(host.trace.issues.isEmpty)
  }

  @Test("R73 a page whose element is deleted shows what its destination says")
  func deletedOnly() throws {
    let host = TestHost(columns: 60, rows: 20) { Stack() }
    try host.find(nil, "note 0").tap()
    try host.find(.button, "delete only").tap()
    #expect(host.screen.contains("gone 0"))
    host.press(.escape)
    #expect(host.screen.contains("Notes 4"))
    #expect(!host.screen.contains("note 0"))
  }

  private struct Chat: View {
    @State private var lines: [String] = []
    @State private var target = 0
    var body: some View {
      VStack {
        Button("Load") { lines = (0..<50).map { "line \($0)" } }
        Button("Add") { lines.append("line \(lines.count)") }
        Button("Early") { target += 1 }
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(alignment: .leading) {
              ForEach(lines, id: \.self) { Text($0) }
            }
          }
          .onAppear { proxy.scrollTo("line 49") }
          .onChange(of: target) { proxy.scrollTo("line 30", anchor: .top) }
          .onChange(of: lines.count) { proxy.scrollTo(lines.last, anchor: .bottom) }
        }
      }
    }
  }

  @Test("R87 scrollTo before the data does nothing; in onChange of the data it finds the last row")
  func scrollTo() throws {
    let host = TestHost(columns: 30, rows: 12) { Chat() }
    try host.find(.button, "Early").tap()
    #expect(host.trace.issues.isEmpty)
    try host.find(.button, "Load").tap()
    #expect(host.screen.contains("line 49"), "\(host.screen)")
    try host.find(.button, "Add").tap()
    #expect(host.screen.contains("line 50"))
    #expect(!host.screen.contains("line 1\n"))
    try host.find(.button, "Early").tap()
    #expect(host.screen.contains("line 30") && !host.screen.contains("line 29"))
  }

  private struct Refreshed: View {
    @State private var rows = Array(0..<40)
    @State private var runs = 0
    @State private var selection: Int?
    @Environment(\.clock) private var clock
    var body: some View {
      VStack {
        Text("runs \(runs) count \(rows.count) selected \(selection ?? -1)")
        List(rows, id: \.self, selection: $selection) { Text("row \($0)") }
          .refreshable { await load() }
      }
    }

    private func load() async {
      try? await clock.sleep(for: .seconds(1))
      runs += 1
      rows = Array(0..<45)
    }
  }

  @Test("a refresh of a scrolled list keeps its place and selection")
  func refreshed() async throws {
    let host = TestHost(columns: 50, rows: 12) { Refreshed() }
    func rows() -> [String] {
      host.screen.split(separator: "\n").filter { $0.contains("row ") }
        .map { $0.filter { $0.isLetter || $0.isNumber } }
    }
    try host.find(.row, "row 2").tap()
    try host.find(.list).scroll(by: 20)
    let before = rows()
    #expect(!before.isEmpty && !before.contains { $0 == "row2" })
    host.press("r", modifiers: .control)
    try await host.settle()
    #expect(host.screen.contains("runs 0"))
    host.advance(by: .seconds(1))
    try await host.settle()
    #expect(host.screen.contains("runs 1 count 45 selected 2"))
    #expect(rows() == before)
  }

  private struct Expanding: View {
    @State private var groups = ["a", "b", "c"]
    var body: some View {
      List {
        Button("Insert") { groups.insert("z\(groups.count)", at: 0) }
        Button("Drop b") { groups.removeAll { $0 == "b" } }
        ForEach(groups, id: \.self) { name in
          DisclosureGroup("group \(name)") { Text("inside \(name)") }
        }
      }
    }
  }

  @Test("R6 an expanded group stays expanded when others are inserted or removed")
  func expanded() throws {
    let host = TestHost(columns: 40, rows: 24) { Expanding() }
    try host.find(.disclosure, "group c").tap()
    #expect(host.screen.contains("inside c"))
    try host.find(.button, "Insert").tap()
    try host.find(.button, "Drop b").tap()
    #expect(host.screen.contains("inside c") && !host.screen.contains("inside a"))
    #expect(!host.screen.contains("inside z"))
    try host.find(.disclosure, "group c").tap()
    #expect(!host.screen.contains("inside"))
  }

  private struct Rows: View {
    @State private var people = (0..<6).map { Person(id: $0, name: "p\($0)", age: 60 - $0) }
    @State private var selection: Set<Int> = []
    @State private var order = [KeyPathComparator(\Person.name)]
    var body: some View {
      VStack {
        Text("left \(people.map(\.name).joined(separator: " "))")
        Text("selected \(selection.sorted().map(String.init).joined(separator: ","))")
        Table(people, selection: $selection, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text("\($0.age)") }
        }
        .onChange(of: order) { people.sort(using: order) }
        Button("Delete") {
          people.removeAll { selection.contains($0.id) }
          selection = []
        }
        Button("Age order") { order = [KeyPathComparator(\Person.age)] }
      }
    }
  }

  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  @Test("selected rows of a table follow their elements when it is sorted, and are deleted")
  func table() throws {
    let host = TestHost(columns: 60, rows: 24) { Rows() }
    try host.find(.row, "p1, 59").tap()
    #expect(host.screen.contains("selected 1"), "\(host.root.tree)")
    try host.find(.button, "Age order").tap()
    #expect(host.screen.contains("left p5 p4 p3 p2 p1 p0"))
    #expect(host.screen.contains("selected 1"))
    try host.find(.button, "Delete").tap()
    #expect(host.screen.contains("left p5 p4 p3 p2 p0"))
    #expect(host.trace.issues.isEmpty)
  }

  private struct Lazy: View {
    @State private var items = Array(0..<100)
    var body: some View {
      VStack {
        Button("Drop front") { items.removeFirst(50) }
        Button("Drop all") { items = [] }
        Button("Fill") { items = Array(0..<100) }
        Text("count \(items.count)")
        ScrollView { LazyVStack { ForEach(items, id: \.self) { Text("item \($0)") } } }
      }
    }
  }

  @Test("a scrolled lazy stack that loses its rows shows what is left, never an empty screen")
  func shrinking() throws {
    let host = TestHost(columns: 30, rows: 14) { Lazy() }
    try host.find(.scrollArea).scroll(by: 90)
    #expect(host.screen.contains("item 99") || host.screen.contains("item 95"))
    try host.find(.button, "Drop front").tap()
    #expect(host.screen.contains("item "), "\(host.screen)")
    try host.find(.button, "Drop all").tap()
    #expect(!host.screen.contains("item ") && host.screen.contains("count 0"))
    try host.find(.button, "Fill").tap()
    #expect(host.screen.contains("item "), "\(host.screen)")
  }

  private struct Searched: View {
    @State private var query = ""
    @State private var selection: Int? = 3
    private var found: [Note] {
      ChangingPagesTests.notes.filter { query.isEmpty || $0.text.contains(query) }
    }
    var body: some View {
      NavigationSplitView {
        List(found, selection: $selection) { Text($0.text) }
          .searchable(text: $query)
      } detail: {
        Text("detail \(selection.map(String.init) ?? "none")")
      }
    }
  }

  @Test("R86 a search that hides the selected row leaves the detail as it is")
  func searchHides() throws {
    let host = TestHost(columns: 100, rows: 20) { Searched() }
    #expect(host.screen.contains("detail 3"))
    try host.find(.textField).type("note 1")
    #expect(host.screen.contains("detail 3"))
    #expect(host.findAll(.row).map(\.label) == ["note 1"])
    host.press(.escape)
    #expect(host.findAll(.row).count == 5)
    #expect(host.screen.contains("detail 3"))
    try host.find(.row, "note 4").tap()
    #expect(host.screen.contains("detail 4"))
  }
}
