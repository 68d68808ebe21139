import SwiftUI

struct Contact: Identifiable, Hashable {
  let id: Int
  var name: String
  var nickname: String
}

struct ContactDetail: View {
  let contact: Contact
  let onSave: (Contact.ID, String) -> Void
  @State private var nickname: String

  init(contact: Contact, onSave: @escaping (Contact.ID, String) -> Void) {
    self.contact = contact
    self.onSave = onSave
    _nickname = State(initialValue: contact.nickname)
  }

  var body: some View {
    Form {
      Text(contact.name).font(.headline)
      TextField("Nickname", text: $nickname)
      Button("Save") { onSave(contact.id, nickname) }
    }
  }
}

struct ContactsView: View {
  @State private var contacts = [
    Contact(id: 1, name: "Amelia Stone", nickname: "Amy"),
    Contact(id: 2, name: "Robert Hale", nickname: "Bob"),
  ]
  @State private var selection: Contact.ID?

  var body: some View {
    NavigationSplitView {
      List(contacts, selection: $selection) { Text($0.name) }
    } detail: {
      if let contact = contacts.first(where: { $0.id == selection }) {
        ContactDetail(contact: contact) { id, nickname in
          guard let i = contacts.firstIndex(where: { $0.id == id }) else { return }
          contacts[i].nickname = nickname
        }
        .id(contact.id)
      }
    }
  }
}
