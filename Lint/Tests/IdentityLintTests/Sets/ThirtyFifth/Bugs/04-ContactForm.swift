import SwiftUI

@Observable
final class Contact: Identifiable {
  let id = UUID()
  var name: String
  var phone = ""

  init(name: String) { self.name = name }
}

struct ContactsView: View {
  @State private var contacts = [Contact(name: "Mia"), Contact(name: "Noah")]
  @State private var selectedID: Contact.ID?

  var body: some View {
    NavigationSplitView {
      List(contacts, selection: $selectedID) { Text($0.name) }
    } detail: {
      if let contact = contacts.first(where: { $0.id == selectedID }) {
        ContactForm(contact: contact)
      }
    }
  }
}

struct ContactForm: View {
  // bug: The form keeps showing and editing the first contact
  @State var contact: Contact

  var body: some View {
    Form {
      TextField("Name", text: $contact.name)
      TextField("Phone", text: $contact.phone)
    }
  }
}
