import SwiftUI

struct Contact: Identifiable, Hashable {
  let id: UUID
  var name: String
  var phone: String
  var isFavorite: Bool
}

@Observable
final class ContactBook {
  var contacts: [Contact] = [
    Contact(id: UUID(), name: "Ada", phone: "555-0101", isFavorite: false),
    Contact(id: UUID(), name: "Ben", phone: "555-0102", isFavorite: true),
  ]

  func update(_ contact: Contact) {
    guard let index = contacts.firstIndex(where: { $0.id == contact.id }) else { return }
    contacts[index] = contact
  }
}

struct ContactsView: View {
  @State private var book = ContactBook()

  var body: some View {
    NavigationStack {
      List(book.contacts) { contact in
        NavigationLink(contact.name, value: contact)
      }
      // bug: the card does not show the change; the next action starts from the old copy and
      // undoes the first one (favorite is lost when the phone is cleared). When: any edit on
      // the card.
      .navigationDestination(for: Contact.self) { contact in
        ContactCard(contact: contact, onUpdate: book.update)
      }
    }
  }
}

struct ContactCard: View {
  let contact: Contact
  let onUpdate: (Contact) -> Void

  var body: some View {
    Form {
      LabeledContent("Phone", value: contact.phone)
      Button(contact.isFavorite ? "Remove from favorites" : "Add to favorites") {
        var copy = contact
        copy.isFavorite.toggle()
        onUpdate(copy)
      }
      Button("Clear phone number", role: .destructive) {
        var copy = contact
        copy.phone = ""
        onUpdate(copy)
      }
    }
    .navigationTitle(contact.name)
  }
}
