import SwiftUI

struct Contact: Identifiable {
  let id: Int
  var name: String
}

struct Contacts: View {
  let contacts: [Contact]
  @State private var selected: Contact?

  var body: some View {
    List(contacts) { contact in
      Button(contact.name) { selected = contact }
    }
    .sheet(
      item: Binding(get: { selected }, set: { selected = $0 })
    ) { contact in
      Text(contact.name)
    }
  }
}
