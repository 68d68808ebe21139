import SwiftUI

struct Contact: Identifiable, Hashable {
  let id: Int
  let name: String
  let email: String
}

struct ContactCard: View {
  let contact: Contact
  @State private var displayName: String

  init(contact: Contact) {
    self.contact = contact
    // bug: When another contact is chosen with the stepper
    _displayName = State(initialValue: contact.name.uppercased())
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(displayName).font(.headline)
      Text(contact.email).foregroundStyle(.secondary)
    }
  }
}

struct ContactBrowser: View {
  let contacts: [Contact]
  @State private var index = 0

  var body: some View {
    VStack {
      Stepper("Contact \(index + 1)", value: $index, in: 0...max(contacts.count - 1, 0))
      if contacts.indices.contains(index) {
        ContactCard(contact: contacts[index])
      }
    }
    .padding()
  }
}
