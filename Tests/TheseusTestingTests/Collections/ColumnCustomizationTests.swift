import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a table's customization decides which columns are shown")
struct ColumnCustomizationTests {
  private struct Person: Identifiable {
    let id: Int
    var name = "Ana"
    var city = "Rome"
    var note = "short"
  }

  private struct Page: View {
    @State private var customization = TableColumnCustomization<Person>()
    @State private var selection: Set<Int> = []
    @State private var order = [KeyPathComparator(\Person.name)]
    var body: some View {
      VStack {
        Table(
          [Person(id: 1)], selection: $selection, sortOrder: $order,
          columnCustomization: $customization
        ) {
          TableColumn("Name", value: \.name).customizationID("name")
          TableColumn("City", value: \.city).customizationID("city")
          TableColumn("Note", value: \.note).customizationID("note").defaultVisibility(.hidden)
        }
        Button("city") {
          customization[visibility: "city"] =
            customization[visibility: "city"] == .hidden ? .visible : .hidden
        }
        Button("note") { customization[visibility: "note"] = .visible }
      }
    }
  }

  @Test("header and cells of a hidden column disappear, and return")
  func visibility() throws {
    let host = TestHost(columns: 60, rows: 8) { Page() }
    #expect(
      host.screen.contains("City") && host.screen.contains("Rome") && !host.screen.contains("Note")
        && !host.screen.contains("short"))
    try host.find(.button, "city").tap()
    #expect(
      host.screen.contains("Ana") && !host.screen.contains("City") && !host.screen.contains("Rome"))
    try host.find(.button, "city").tap()
    try host.find(.button, "note").tap()
    #expect(
      host.screen.contains("Rome") && host.screen.contains("Note") && host.screen.contains("short"))
  }

  private struct Written: View {
    @State private var customization = TableColumnCustomization<Person>()
    @State private var selection: Set<Int> = []
    @State private var order = [KeyPathComparator(\Person.name)]
    var body: some View {
      VStack {
        Table(of: Person.self, columnCustomization: $customization) {
          TableColumn("Name", value: \.name).customizationID("name")
          TableColumn("City", value: \.city).customizationID("city")
        } rows: {
          TableRow(Person(id: 1))
        }
        Table(
          of: Person.self, selection: $selection, sortOrder: $order,
          columnCustomization: $customization
        ) {
          TableColumn("Name", value: \.name).customizationID("name")
          TableColumn("City", value: \.city).customizationID("city")
        } rows: {
          TableRow(Person(id: 2))
        }
        Button("city") { customization[visibility: "city"] = .hidden }
      }
    }
  }

  @Test("a customization hides columns of tables with written rows too")
  func writtenRows() throws {
    let host = TestHost(columns: 60, rows: 14) { Written() }
    #expect(host.screen.components(separatedBy: "Rome").count == 3)
    try host.find(.button, "city").tap()
    #expect(!host.screen.contains("Rome") && !host.screen.contains("City"))
    #expect(host.screen.components(separatedBy: "Ana").count == 3)
  }

  @Test("a customization is encoded and decoded")
  func coding() throws {
    var customization = TableColumnCustomization<Person>()
    customization[visibility: "city"] = .hidden
    let copy = try JSONDecoder().decode(
      TableColumnCustomization<Person>.self, from: JSONEncoder().encode(customization))
    #expect(
      copy == customization && copy[visibility: "city"] == .hidden
        && copy[visibility: "name"] == .automatic)
  }
}
