import SwiftUI

@Observable final class Contact: Identifiable {
  let id = UUID()
  var name = ""
}
struct ContactForm: View {
  @State var contact: Contact
  var body: some View { TextField("Name", text: $contact.name) }
}
/// Each element has a view of its own: a row, a sheet, a page, a view with the element's id.
struct Contacts: View {
  @State private var contacts = [Contact(), Contact()]
  @State private var edited: Contact?
  @State private var selectedID: UUID?
  var body: some View {
    List(contacts) { contact in
      ContactForm(contact: contact)
      NavigationLink("Open") { ContactForm(contact: contact) }
    }
    .sheet(item: $edited) { ContactForm(contact: $0) }
    if let contact = contacts.first(where: { $0.id == selectedID }) {
      ContactForm(contact: contact).id(contact.id)
    }
  }
}
/// The object stays the same one.
struct OwnForm: View {
  @State var contact: Contact
  var body: some View { TextField("Name", text: $contact.name) }
}
struct Me: View {
  @State private var me = Contact()
  var body: some View { OwnForm(contact: me) }
}
/// The object is filled once.
struct Loaded: View {
  @State private var contact: Contact?
  let load: () async -> Contact
  var body: some View {
    VStack {
      if let contact { LoadedForm(contact: contact) }
    }
    .task { contact = await load() }
  }
}
struct LoadedForm: View {
  @State var contact: Contact
  var body: some View { TextField("Name", text: $contact.name) }
}
/// The view does not keep it.
struct Bound: View {
  @Bindable var contact: Contact
  var body: some View { TextField("Name", text: $contact.name) }
}
struct Followed: View {
  let contacts: [Contact]
  @State private var index = 0
  var body: some View {
    Stepper("Contact", value: $index)
    Bound(contact: contacts[index])
  }
}
