import SwiftUI

struct Person4: Identifiable { let id: Int; let name: String }
struct RowModel4: Identifiable {
  let person: Person4; var id: Int { person.id };
  var initials: String { String(person.name.prefix(1)) }
}
struct People4: View {
  let people: [Person4]
  @State private var query = ""
  var body: some View {
    let rows = people.map(RowModel4.init)
    List(rows) { PersonRow4(row: $0) }.searchable(text: $query)
  }
}
struct PersonRow4: View {
  let row: RowModel4; @State private var open = false;
  var body: some View { DisclosureGroup(row.person.name, isExpanded: $open) { Text(row.initials) } }
}
