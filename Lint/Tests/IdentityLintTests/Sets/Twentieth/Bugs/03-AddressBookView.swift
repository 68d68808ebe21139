import SwiftUI

struct Contact: Identifiable, Hashable {
  let id: UUID
  var name: String
  var phone: String
}

final class AddressBook: ObservableObject {
  @Published var contacts: [Contact]

  init(contacts: [Contact]) {
    self.contacts = contacts
  }

  func update(_ contact: Contact) {
    guard let index = contacts.firstIndex(where: { $0.id == contact.id }) else { return }
    contacts[index] = contact
  }
}

struct AddressBookView: View {
  @ObservedObject var book: AddressBook
  @State private var selection: Contact.ID?

  var body: some View {
    NavigationSplitView {
      List(book.contacts, selection: $selection) { contact in
        Text(contact.name)
      }
    } detail: {
      if let contact = book.contacts.first(where: { $0.id == selection }) {
        // bug: ContactForm stays at the same place while the selection changes, so its @State name
        // and phone (seeded in init) keep the first contact's values; Save writes them over the
        // newly selected contact.
        ContactForm(contact: contact, onSave: book.update)
      } else {
        Text("Select a contact")
      }
    }
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
