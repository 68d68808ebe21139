import Foundation
import Testing
import TheseusTesting

private struct Person: Identifiable {
  let id: Int
  var name: String
  var age: Int
}

private struct Page: View {
  @State private var selection: Int?
  @State private var people = [
    Person(id: 1, name: "Vera", age: 61), Person(id: 2, name: "Ada", age: 36),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("remove") { people = [] }
      Text("selected \(selection.map(String.init) ?? "none")")
      Table(people, selection: $selection) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { person in
          HStack {
            Text("\(person.age)")
            Text("years")
          }
        }
      }
      List { Text("a row of a list") }
    }
  }
}

@MainActor @Suite("A table is read as a table of rows of cells, a list as a list")
struct TableRolesTests {
  @Test("its rows have a cell for each column, with its content")
  func cells() throws {
    let host = TestHost(columns: 40, rows: 14) { Page() }
    let table = try host.find(.table)
    #expect(host.findAll(.table).count == 1)
    #expect(table.children.map(\.role) == [.row, .row])
    #expect(table.children.map(\.label) == ["Vera, 61, years", "Ada, 36, years"])
    for row in table.children { #expect(row.children.map(\.role) == [.cell, .cell]) }
    let cells = table.children[1].children
    #expect(cells.map(\.label) == ["Ada", "36, years"])
    #expect(cells[0].children.map(\.role) == [.text])
    #expect(cells[1].children.map(\.role) == [.text, .text])
    #expect(host.findAll(.cell).count == 4, "headers are none")
    #expect(table.tree.contains("cell"))
  }

  @Test("a list beside it is the only list")
  func lists() throws {
    let host = TestHost(columns: 40, rows: 14) { Page() }
    #expect(host.findAll(.list).count == 1)
    #expect(try host.find(.list).children.map(\.label) == ["a row of a list"])
    #expect(try host.find(.list).children.map(\.role) == [.row])
  }

  @Test("it takes focus and keys, and its rows are selected")
  func keys() throws {
    let host = TestHost(columns: 40, rows: 14) { Page() }
    try host.find(.table).focus()
    host.press(.downArrow)
    #expect(host.screen.contains("selected 1") || host.screen.contains("selected 2"))
    try host.find(.button, "remove").tap()
    #expect(try host.find(.table).children.isEmpty)
  }
}
