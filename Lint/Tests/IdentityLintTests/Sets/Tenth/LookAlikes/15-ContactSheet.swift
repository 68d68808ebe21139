import SwiftUI

struct Contact: Identifiable, Hashable {
  let id: UUID
  var name = ""
  var phone = ""
}

struct ContactSheet {
  var occasion = ""
  var contacts: [Contact] = []
  var reachable: Int { contacts.filter { !$0.phone.isEmpty }.count }
}

struct ContactSheetForm: View {
  enum Field: Hashable {
    case occasion, name(Contact.ID), phone(Contact.ID)
  }

  @State private var sheet = ContactSheet()
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Occasion", text: $sheet.occasion)
        .focused($focus, equals: .occasion)
      Section("Contacts") {
        ForEach($sheet.contacts) { $contact in
          HStack {
            TextField("Name", text: $contact.name)
              .focused($focus, equals: .name(contact.id))
              .onSubmit { focus = .phone(contact.id) }
            TextField("Phone", text: $contact.phone)
              .focused($focus, equals: .phone(contact.id))
              .frame(width: 120)
          }
        }
        .onDelete { sheet.contacts.remove(atOffsets: $0) }
        Button("Add contact", action: addContact)
      }
      LabeledContent("Reachable", value: sheet.reachable, format: .number)
    }
    .onSubmit(of: .text) {
      if focus == .occasion, sheet.contacts.isEmpty { addContact() }
    }
  }

  private func addContact() {
    let contact = Contact(id: UUID())
    sheet.contacts.append(contact)
    focus = .name(contact.id)
  }
}
