import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a table of a tree unfolds row by row, and its columns stay aligned")
struct TableOutlineTests {
  struct File: Identifiable {
    let id: String
    var size: Int
    var files: [File]?
  }

  static let tree = [
    File(
      id: "src", size: 12,
      files: [
        File(id: "main", size: 3), File(id: "ui", size: 9, files: [File(id: "view", size: 8)]),
      ]),
    File(id: "readme", size: 1),
  ]

  private func x(_ host: TestHost, _ text: String) throws -> Int {
    try host.find(.text, text).frame.x
  }

  private struct Tree: View {
    @State private var chosen: String?
    @State private var order = [KeyPathComparator(\File.id)]
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("chosen \(chosen ?? "none")")
        Table(TableOutlineTests.tree, children: \.files, selection: $chosen, sortOrder: $order) {
          TableColumn("Name", value: \.id)
          TableColumn("Size", value: \.size) { Text("\($0.size)") }
        }
      }
    }
  }

  @Test("a row with children has an indicator, which is named by its first cell")
  func unfolding() throws {
    let host = TestHost(columns: 40, rows: 12) { Tree() }
    #expect(host.findAll(.row).map(\.label) == ["src, 12", "readme, 1"])
    #expect(host.findAll(.disclosure).map(\.label) == ["src"])
    try host.find(.disclosure, "src").toggle()
    try host.find(.disclosure, "ui").toggle()
    #expect(
      host.findAll(.row).map(\.label) == ["src, 12", "main, 3", "ui, 9", "view, 8", "readme, 1"])
    try host.find(.disclosure, "src").toggle()
    #expect(host.findAll(.row).map(\.label) == ["src, 12", "readme, 1"])
    try host.find(.disclosure, "src").toggle()
    #expect(host.findAll(.text, "view").count == 1, "unfolding is remembered")
    #expect(host.trace.issues.isEmpty)
  }

  @Test("each level indents the first column, and no other")
  func indentation() throws {
    let host = TestHost(columns: 40, rows: 12) { Tree() }
    try host.find(.disclosure, "src").toggle()
    try host.find(.disclosure, "ui").toggle()
    let root = try x(host, "src")
    #expect(try x(host, "readme") == root)
    #expect(try x(host, "main") == root + 2)
    #expect(try x(host, "ui") == root + 2)
    #expect(try x(host, "view") == root + 4)
    #expect(try host.find(.disclosure, "src").frame.x == root - 2)
    #expect(try host.find(.disclosure, "ui").frame.x == root)
    let sizes = try ["12", "3", "9", "8", "1"].map { try x(host, $0) }
    #expect(Set(sizes).count == 1)
  }

  @Test("R86 rows of all levels are selected; Right unfolds a row and Left folds it")
  func keys() throws {
    let host = TestHost(columns: 40, rows: 12) { Tree() }
    try host.find(.row, "src, 12").tap()
    #expect(host.screen.contains("chosen src") && !host.screen.contains("main"))
    host.press(.rightArrow)
    #expect(host.screen.contains("chosen src") && host.screen.contains("main"))
    host.press(.rightArrow)
    #expect(host.screen.contains("chosen main"))
    host.press(.leftArrow)
    #expect(host.screen.contains("chosen src"))
    host.press(.leftArrow)
    #expect(!host.screen.contains("main"))
    try host.find(.disclosure, "src").toggle()
    try host.find(.row, "ui, 9").tap()
    #expect(host.screen.contains("chosen ui"))
  }

  private struct Rows: View {
    @State private var isShown = false
    @State private var chosen: String?
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("chosen \(chosen ?? "none")")
        Button(isShown ? "hide" : "show") { isShown.toggle() }
        Table(of: File.self, selection: $chosen) {
          TableColumn("Name") { Text($0.id) }
          TableColumn("Size") { Text("\($0.size)") }
        } rows: {
          ForEach(TableOutlineTests.tree) { file in
            if let files = file.files {
              DisclosureTableRow(file, isExpanded: $isShown) {
                ForEach(files) { file in
                  TableRow(file).contextMenu { Button("Open \(file.id)") {} }
                }
              }
            } else {
              TableRow(file)
            }
          }
        }
      }
    }
  }

  @Test("a written row unfolds its rows by its indicator and by its binding")
  func disclosureRow() throws {
    let host = TestHost(columns: 40, rows: 12) { Rows() }
    #expect(host.findAll(.row).map(\.label) == ["src, 12", "readme, 1"])
    try host.find(.disclosure, "src").toggle()
    #expect(host.findAll(.row).map(\.label) == ["src, 12", "main, 3", "ui, 9", "readme, 1"])
    #expect(try x(host, "main") == x(host, "src") + 2)
    #expect(try x(host, "3") == x(host, "12"))
    try host.find(.button, "hide").tap()
    #expect(host.findAll(.row).map(\.label) == ["src, 12", "readme, 1"])
  }

  @Test("R86 an unfolded row is selected and has a menu of its own")
  func unfoldedRow() throws {
    let host = TestHost(columns: 40, rows: 12) { Rows() }
    try host.find(.button, "show").tap()
    try host.find(.row, "main, 3").tap()
    #expect(host.screen.contains("chosen main"))
    host.press(.downArrow)
    #expect(host.screen.contains("chosen ui"))
    host.press(.downArrow)
    #expect(host.screen.contains("chosen readme"))
    let frame = try host.find(.text, "main").frame
    host.send(.pointer(PointerEvent(.press(.right), column: frame.x, row: frame.y)))
    #expect(host.screen.contains("Open main"))
  }

  @Test("a row without a binding decides itself; an outline among written rows is one of the table")
  func own() throws {
    let host = TestHost(columns: 40, rows: 12) {
      Table(of: File.self) {
        TableColumn("Name") { Text($0.id) }
        TableColumn("Size") { Text("\($0.size)") }
      } rows: {
        DisclosureTableRow(File(id: "more", size: 5)) { TableRow(File(id: "hidden", size: 6)) }
        OutlineGroup(Self.tree, children: \.files) { TableRow($0) }
      }
    }
    try host.find(.disclosure, "more").toggle()
    try host.find(.disclosure, "src").toggle()
    #expect(
      host.findAll(.row).map(\.label) == [
        "more, 5", "hidden, 6", "src, 12", "main, 3", "ui, 9", "readme, 1",
      ])
    #expect(try x(host, "hidden") == x(host, "more") + 2)
    #expect(try x(host, "main") == x(host, "src") + 2)
    #expect(try x(host, "6") == x(host, "3"))
  }

  @Test("a cell's own outline is not one of the table")
  func outlineInCell() throws {
    let host = TestHost(columns: 40, rows: 12) {
      Table([File(id: "only", size: 1)]) {
        TableColumn("Name") { _ in
          OutlineGroup(Self.tree, children: \.files) { Text($0.id) }
        }
      }
    }
    let disclosure = try host.find(.disclosure, "src")
    try disclosure.toggle()
    #expect(try x(host, "main") == disclosure.frame.x + 4)
  }

  enum PlainForm: CaseIterable { case sibling, condition, section, collection, custom, outline }

  private struct Unfolding: View {
    var body: some View {
      DisclosureTableRow(File(id: "more", size: 5)) { TableRow(File(id: "hidden", size: 6)) }
    }
  }

  private struct Plain: View {
    let form: PlainForm
    var body: some View {
      Table(of: File.self) {
        TableColumn("Name") { Text($0.id) }
        TableColumn("Size") { Text("\($0.size)") }
      } rows: {
        TableRow(File(id: "plain", size: 1))
        switch form {
        case .sibling: DisclosureTableRow(File(id: "more", size: 5)) { last }
        case .condition:
          if form == .condition { DisclosureTableRow(File(id: "more", size: 5)) { last } }
        case .section: Section("Files") { DisclosureTableRow(File(id: "more", size: 5)) { last } }
        case .collection:
          ForEach([File(id: "more", size: 5)]) { DisclosureTableRow($0) { last } }
        case .custom: Unfolding()
        case .outline:
          OutlineGroup([File(id: "more", size: 5, files: [])], children: \.files) { TableRow($0) }
        }
      }
    }
    private var last: some View { TableRow(File(id: "hidden", size: 6)) }
  }

  @Test("a plain row stands in line with rows that unfold beside it", arguments: PlainForm.allCases)
  func plainRow(_ form: PlainForm) throws {
    let host = TestHost(columns: 40, rows: 12) { Plain(form: form) }
    #expect(try x(host, "plain") == x(host, "more"))
    #expect(try x(host, "1") == x(host, "5"))
  }

  @Test("a table without rows that unfold leaves no space for their indicators")
  func noOutline() throws {
    let host = TestHost(columns: 40, rows: 12) {
      Table(of: File.self) {
        TableColumn("Name") { Text($0.id) }
      } rows: {
        TableRow(File(id: "plain", size: 1))
      }
    }
    #expect(try x(host, "plain") == x(host, "Name"))
  }
}
