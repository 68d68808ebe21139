import SwiftUI

struct Contact: Identifiable, Hashable {
  let id: Int
  var name: String
}

struct ContactEditor: View {
  let contact: Contact
  let onSave: (String) -> Void
  @State private var name: String

  init(contact: Contact, onSave: @escaping (String) -> Void) {
    self.contact = contact
    self.onSave = onSave
    // bug: Select contact A and then contact B in the sidebar
    _name = State(initialValue: contact.name)
  }

  var body: some View {
    Form {
      Text("Contact \(contact.id)")
      TextField("Name", text: $name)
      Button("Save") { onSave(name) }
    }
  }
}

struct ContactsView: View {
  @State private var contacts = [
    Contact(id: 1, name: "Ada"),
    Contact(id: 2, name: "Grace"),
    Contact(id: 3, name: "Edsger"),
  ]
  @State private var selection: Int?

  var body: some View {
    NavigationSplitView {
      List(contacts, selection: $selection) { contact in
        Text(contact.name)
      }
    } detail: {
      if let index = contacts.firstIndex(where: { $0.id == selection }) {
        ContactEditor(contact: contacts[index]) { newName in
          contacts[index].name = newName
        }
      } else {
        Text("Select a contact")
      }
    }
  }
}
