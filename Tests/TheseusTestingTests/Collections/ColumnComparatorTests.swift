import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("columns are sorted by values that rows may lack, and by comparators of values")
struct ColumnComparatorTests {
  struct Person: Identifiable {
    let id: Int
    var name: String
    var nick: String?
  }

  private struct Page: View {
    @State private var order: [KeyPathComparator<Person>] = []
    let people = [
      Person(id: 1, name: "m", nick: "b"), Person(id: 2, name: "n", nick: "c"),
      Person(id: 3, name: "l", nick: "a"),
    ]
    var body: some View {
      Table(people.sorted(using: order), sortOrder: $order) {
        TableColumn("Name", value: \.name, comparator: .lexical)
        TableColumn(Text("Other"), value: \.name, comparator: String.StandardComparator.lexical) {
          Text($0.name)
        }
        TableColumn("Nick", value: \.nick) { Text($0.nick ?? "") }
        TableColumn(Text("Short"), value: \.nick, comparator: String.StandardComparator.lexical) {
          Text($0.nick ?? "")
        }
      }
    }
  }

  private func order(_ host: TestHost) -> [String] {
    host.findAll(.row).map { String($0.label.split(separator: ", ").last ?? "") }
  }

  @Test("by an optional value, and in reverse", arguments: ["Nick", "Short"])
  func optional(title: String) throws {
    let host = TestHost(columns: 70, rows: 8) { Page() }
    try host.find(.button, title).tap()
    #expect(order(host) == ["a", "b", "c"])
    try host.find(.button, title).tap()
    #expect(order(host) == ["c", "b", "a"])
  }

  @Test("by strings with a comparator of strings", arguments: ["Name", "Other"])
  func strings(title: String) throws {
    let host = TestHost(columns: 70, rows: 8) { Page() }
    try host.find(.button, title).tap()
    #expect(order(host) == ["a", "b", "c"])
    try host.find(.button, title).tap()
    #expect(order(host) == ["c", "b", "a"])
  }
}
