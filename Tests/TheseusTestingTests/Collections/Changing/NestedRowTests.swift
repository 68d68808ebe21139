import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("rows in rows, and rows by index, while others are removed")
struct NestedRowTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private struct Group: Identifiable {
    let id: Int
    var items: [Item]
  }

  private struct Nested: View {
    @State private var groups = (0..<3).map { group in
      Group(id: group, items: (0..<3).map { Item(id: group * 10 + $0, name: "n\(group)\($0)") })
    }
    @FocusState private var focus: Int?
    var body: some View {
      VStack {
        Text(groups.map { $0.items.map(\.name).joined(separator: " ") }.joined(separator: "/"))
        Text("focus \(focus.map { "\($0)" } ?? "-")")
        Button("drop group") { groups.removeFirst() }.keyboardShortcut("g")
        Button("drop item") { groups[0].items.removeFirst() }.keyboardShortcut("i")
        Button("swap") { groups.swapAt(0, groups.count - 1) }.keyboardShortcut("s")
        List {
          ForEach($groups) { $group in
            Section("group \(group.id)") {
              ForEach($group.items) { $item in
                TextField("f\(item.id)", text: $item.name).focused($focus, equals: item.id)
              }
              .onDelete { group.items.remove(atOffsets: $0) }
            }
          }
        }
      }
    }
  }

  @Test("R6 R80 typing continues in its element when groups and items before it go or move")
  func nested() throws {
    let host = TestHost(columns: 60, rows: 34) { Nested() }
    try host.find(.textField, "f21").focus()
    host.type("a")
    host.press("i", modifiers: .command)
    host.type("b")
    #expect(host.screen.contains("n01 n02/n10 n11 n12/n20 n21ab n22"))
    host.press("s", modifiers: .command)
    host.type("c")
    #expect(host.screen.contains("n20 n21abc n22/n10 n11 n12/n01 n02"), "\(host.screen)")
    #expect(host.screen.contains("focus 21"))
    host.press("i", modifiers: .command)
    host.type("d")
    #expect(host.screen.contains("n21abcd n22/"), "\(host.screen)")
    host.press("g", modifiers: .command)
    #expect(host.screen.contains("n10 n11 n12/n01 n02"))
    #expect(host.screen.contains("focus -") || host.screen.contains("focus 1"), "\(host.screen)")
    #expect(host.trace.issues.isEmpty)
  }

  private struct Row: View {
    @Binding var item: Item
    @State private var draft = ""
    var body: some View {
      HStack {
        TextField("r\(item.id)", text: $item.name)
        TextField("d\(item.id)", text: $draft)
      }
    }
  }

  private struct Indexed: View {
    enum Form: CaseIterable { case indices, enumerated, zipped }
    let form: Form
    @State private var items = (0..<4).map { Item(id: $0, name: "x\($0)") }
    var body: some View {
      VStack {
        Text("all " + items.map(\.name).joined(separator: " "))
        Button("last") { items.removeLast() }.keyboardShortcut("l")
        Button("first") { items.removeFirst() }.keyboardShortcut("f")
        Button("none") { items = [] }.keyboardShortcut("n")
        List {
          switch form {
          case .indices: ForEach(items.indices, id: \.self) { Row(item: $items[$0]) }
          case .enumerated:
            ForEach(Array(items.enumerated()), id: \.element.id) { index, _ in
              Row(item: $items[index])
            }
          case .zipped:
            ForEach(Array(zip(items.indices, items)), id: \.1.id) { pair in
              Row(item: $items[pair.0])
            }
          }
        }
      }
    }
  }

  @Test("R80 rows by index end without a trap when their index does", arguments: [0, 1, 2])
  func indexed(_ number: Int) throws {
    let form = Indexed.Form.allCases[number]
    let host = TestHost(columns: 60, rows: 24) { Indexed(form: form) }
    try host.find(.textField, "r3").type("!")
    #expect(host.screen.contains("all x0 x1 x2 x3!"))
    host.press("l", modifiers: .command)
    #expect(host.screen.contains("all x0 x1 x2\n"))
    host.type("?")
    #expect(!host.screen.contains("x3"))
    try host.find(.textField, "r2").focus()
    host.press("f", modifiers: .command)
    #expect(host.screen.contains("x1 x2"))
    host.press("n", modifiers: .command)
    host.type("zzz")
    #expect(host.screen.contains("all\n") || host.screen.contains("all \n"), "\(host.screen)")
    #expect(host.findAll(.textField).isEmpty)
  }

  @Test("R6 the draft of a row with an id moves with its element")
  func drafts() throws {
    let host = TestHost(columns: 60, rows: 24) { Indexed(form: .enumerated) }
    try host.find(.textField, "d2").type("mine")
    host.press("f", modifiers: .command)
    host.press("f", modifiers: .command)
    #expect(try host.find(.textField, "d2").value == "mine")
    #expect(try host.find(.textField, "d3").value == "")
    host.type("!")
    #expect(try host.find(.textField, "d2").value == "mine!")
    try host.find(.textField, "r2").type("+")
    #expect(host.screen.contains("all x2+ x3"))
  }

  private struct Commands: View {
    @State private var items = (0..<4).map { Item(id: $0, name: "x\($0)") }
    @State private var selection: Set<Int> = []
    @State private var asked: [Int]?
    var body: some View {
      NavigationStack {
        List(items, selection: $selection) { Text($0.name) }
          .onDeleteCommand { if !selection.isEmpty { asked = selection.sorted() } }
          .navigationTitle("left \(items.map(\.name).joined(separator: " "))")
          .toolbar {
            ToolbarItem(placement: .bottomBar) {
              Button("Delete \(selection.count)") { asked = selection.sorted() }
                .disabled(selection.isEmpty)
            }
          }
          .confirmationDialog(
            "Sure?",
            isPresented: Binding {
              asked != nil
            } set: {
              if !$0 { asked = nil }
            },
            presenting: asked
          ) { ids in
            Button("Delete \(ids.count) rows", role: .destructive) {
              items.removeAll { ids.contains($0.id) }
              selection.subtract(ids)
            }
          } message: { ids in
            Text("rows \(ids.map { "\($0)" }.joined(separator: "+"))")
          }
      }
    }
  }

  @Test("a command asks before it deletes what is selected")
  func commands() throws {
    let host = TestHost(columns: 60, rows: 20) { Commands() }
    #expect(try !host.find(.button, "Delete 0").isEnabled)
    try host.find(.row, "x1").tap()
    host.press(.downArrow, modifiers: .shift)
    #expect(try host.find(.button, "Delete 2").isEnabled)
    host.press(.delete)
    #expect(host.screen.contains("rows 1+2"), "\(host.screen)")
    try host.find(.button, "Delete 2 rows").tap()
    #expect(host.screen.contains("left x0 x3"))
    #expect(try !host.find(.button, "Delete 0").isEnabled)
    try host.find(.row, "x3").tap()
    try host.find(.button, "Delete 1").tap()
    host.press(.escape)
    #expect(host.screen.contains("left x0 x3"))
    #expect(host.trace.issues.isEmpty)
  }
}
