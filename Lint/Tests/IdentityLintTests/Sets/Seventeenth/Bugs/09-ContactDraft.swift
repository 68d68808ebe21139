import SwiftUI
import Observation

struct Contact: Identifiable, Hashable {
  let id: UUID
  var name: String
  var phone: String
}

@Observable
final class AddressBook {
  var contacts: [Contact] = []

  func save(_ contact: Contact) {
    guard let index = contacts.firstIndex(where: { $0.id == contact.id }) else { return }
    contacts[index] = contact
  }
}

struct ContactEditor: View {
  @State private var draft: Contact
  let onSave: (Contact) -> Void

  init(contact: Contact, onSave: @escaping (Contact) -> Void) {
    _draft = State(initialValue: contact)
    self.onSave = onSave
  }

  var body: some View {
    Form {
      TextField("Name", text: $draft.name)
      TextField("Phone", text: $draft.phone)
      Button("Save") { onSave(draft) }
    }
    .padding()
  }
}

struct AddressBookWindow: View {
  let book: AddressBook
  @State private var selection: Contact.ID?

  var body: some View {
    NavigationSplitView {
      List(book.contacts, selection: $selection) { contact in
        Text(contact.name)
      }
      .toolbar {
        Button("Add", systemImage: "plus") {
          book.contacts.append(Contact(id: UUID(), name: "New contact", phone: ""))
        }
      }
    } detail: {
      if let contact = book.contacts.first(where: { $0.id == selection }) {
        // bug: no .id: picking another contact keeps the editor's identity and its old @State
        // draft, so the first contact's fields stay shown (and Save writes the old contact)
        ContactEditor(contact: contact) { book.save($0) }
      } else {
        Text("Select a contact")
      }
    }
  }
}
