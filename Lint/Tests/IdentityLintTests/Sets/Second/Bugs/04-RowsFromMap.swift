import SwiftUI

struct Contact4 { let name: String; let phone: String }
struct ContactRowModel: Identifiable {
  let id: UUID
  let contact: Contact4
  init(_ contact: Contact4) { id = UUID(); self.contact = contact }
}
struct Contacts4: View {
  let contacts: [Contact4]
  @State private var onlyFavorites = false
  var body: some View {
    let rows = contacts.map(ContactRowModel.init)  // bug: toggling the filter closes all rows
    VStack {
      Toggle("Favorites", isOn: $onlyFavorites)
      ForEach(rows) { row in ContactCell(contact: row.contact) }
    }
  }
}
struct ContactCell: View {
  let contact: Contact4
  @State private var open = false
  var body: some View { DisclosureGroup(contact.name, isExpanded: $open) { Text(contact.phone) } }
}
