import SwiftUI

struct Contact: Identifiable, Hashable {
  let id: Int
  var name: String
  var phone: String
}

struct ContactsSplitView: View {
  @State private var contacts = [
    Contact(id: 1, name: "Ines", phone: "555-0101"),
    Contact(id: 2, name: "Jonas", phone: "555-0102"),
    Contact(id: 3, name: "Kim", phone: "555-0103"),
  ]
  @State private var selection: Contact.ID?

  var body: some View {
    NavigationSplitView {
      List(contacts, selection: $selection) { contact in
        Text(contact.name)
      }
    } detail: {
      if let contact = contacts.first(where: { $0.id == selection }) {
        ContactForm(contact: contact, onSave: save)
          .id(contact.id)
      } else {
        ContentUnavailableView("No contact", systemImage: "person")
      }
    }
  }

  private func save(_ contact: Contact) {
    guard let index = contacts.firstIndex(where: { $0.id == contact.id }) else { return }
    contacts[index] = contact
  }
}

struct ContactForm: View {
  let contact: Contact
  let onSave: (Contact) -> Void
  @State private var name: String
  @State private var phone: String

  init(contact: Contact, onSave: @escaping (Contact) -> Void) {
    self.contact = contact
    self.onSave = onSave
    _name = State(initialValue: contact.name)
    _phone = State(initialValue: contact.phone)
  }

  var body: some View {
    Form {
      TextField("Name", text: $name)
      TextField("Phone", text: $phone)
      Button("Save") {
        onSave(Contact(id: contact.id, name: name, phone: phone))
      }
    }
  }
}
