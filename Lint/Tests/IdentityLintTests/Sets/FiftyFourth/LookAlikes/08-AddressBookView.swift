import SwiftUI

struct Contact: Identifiable, Hashable {
  let id: UUID
  var name: String
  var phone: String
}

@Observable
final class AddressBook {
  var contacts: [Contact] = [
    Contact(id: UUID(), name: "Lena Brandt", phone: "030 1234"),
    Contact(id: UUID(), name: "Omar Aziz", phone: "040 5678"),
    Contact(id: UUID(), name: "Ruth Kim", phone: ""),
  ]

  func contact(_ id: Contact.ID) -> Contact? {
    contacts.first { $0.id == id }
  }

  func setPhone(_ phone: String, of id: Contact.ID) {
    guard let index = contacts.firstIndex(where: { $0.id == id }) else { return }
    contacts[index].phone = phone
  }
}

struct ContactEditor: View {
  let contact: Contact
  let save: (String) -> Void
  @State private var phone: String

  init(contact: Contact, save: @escaping (String) -> Void) {
    self.contact = contact
    self.save = save
    _phone = State(initialValue: contact.phone)
  }

  var body: some View {
    Form {
      TextField("Phone", text: $phone)
    }
    .navigationTitle(contact.name)
    .toolbar {
      Button("Save") { save(phone) }
        .disabled(phone == contact.phone)
    }
  }
}

struct AddressBookView: View {
  @State private var book = AddressBook()
  @State private var selection: Contact.ID?

  var body: some View {
    NavigationSplitView {
      List(book.contacts, selection: $selection) { contact in
        Text(contact.name)
      }
      .navigationTitle("Contacts")
    } detail: {
      if let selection, let contact = book.contact(selection) {
        ContactEditor(contact: contact) { phone in
          book.setPhone(phone, of: contact.id)
        }
        .id(contact.id)
      } else {
        ContentUnavailableView("No contact selected", systemImage: "person")
      }
    }
  }
}
