import SwiftUI

struct Contact: Identifiable, Hashable {
  let id: UUID
  var name: String
  var phone: String
}

@Observable
final class AddressBook {
  var contacts: [Contact] = [
    Contact(id: UUID(), name: "Ida", phone: "555-0101"),
    Contact(id: UUID(), name: "Jonas", phone: "555-0102"),
  ]

  func update(_ contact: Contact, name: String, phone: String) {
    guard let index = contacts.firstIndex(where: { $0.id == contact.id }) else { return }
    contacts[index].name = name
    contacts[index].phone = phone
  }
}

struct AddressBookView: View {
  @State private var book = AddressBook()
  @State private var editing: Contact?

  var body: some View {
    List(book.contacts) { contact in
      Button(contact.name) { editing = contact }
    }
    .sheet(item: $editing) { contact in
      ContactEditor(contact: contact, book: book)
    }
  }
}

struct ContactEditor: View {
  let contact: Contact
  let book: AddressBook
  @State private var name: String
  @State private var phone: String
  @Environment(\.dismiss) private var dismiss

  init(contact: Contact, book: AddressBook) {
    self.contact = contact
    self.book = book
    _name = State(initialValue: contact.name)
    _phone = State(initialValue: contact.phone)
  }

  var body: some View {
    Form {
      TextField("Name", text: $name)
      TextField("Phone", text: $phone)
      Button("Cancel") { dismiss() }
      Button("Save") {
        book.update(contact, name: name, phone: phone)
        dismiss()
      }
    }
  }
}
