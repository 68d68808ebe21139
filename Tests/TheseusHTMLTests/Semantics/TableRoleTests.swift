import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

@MainActor @Suite("A page has a table of rows of cells for a table, and a list for a list")
struct TableRoleTests {
  private struct Item: Identifiable { let id: Int }

  private struct Screen: View {
    @State private var items = [Item(id: 1), Item(id: 2)]
    var body: some View {
      Button("empty") { items = [] }
      Table(items) {
        TableColumn("Number") { Text("number \($0.id)") }
        TableColumn("Kind") { _ in Text("item") }
      }
      List { Text("a") }
    }
  }

  @Test("each part has its role, and no name that its texts give")
  func roles() throws {
    let page = try ModelPage { Screen() }
    let table = try page.find("table")
    #expect(table.attribute("role") == "table")
    let rows = table.all.filter { $0.kind == "row" }
    #expect(rows.map { $0.attribute("role") } == ["row", "row"])
    for row in rows {
      let cells = row.all.filter { $0.kind == "cell" }
      #expect(cells.map { $0.attribute("role") } == ["cell", "cell"])
      #expect(cells.allSatisfy { $0.attribute("aria-label") == nil })
    }
    let list = try page.find("list")
    #expect(list.attribute("role") == "list")
    #expect(list.all.filter { $0.kind == "row" }.map { $0.attribute("role") } == ["listitem"])
  }

  @Test("an empty table is a group, as an empty list")
  func empty() throws {
    let page = try ModelPage { Screen() }
    try page.click("button", "empty")
    #expect(try page.find("table").attribute("role") == "group")
  }
}
