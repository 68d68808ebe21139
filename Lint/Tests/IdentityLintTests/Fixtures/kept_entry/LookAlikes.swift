import SwiftUI

struct Contact: Identifiable, Equatable {
  let id: Int
  var name: String
}
struct Composer: View {
  let contact: Contact
  let send: (String, Int) -> Void
  @State private var text = ""
  var body: some View {
    TextField("Message to \(contact.name)", text: $text)
    Button("Send") { send(text, contact.id) }
  }
}
struct ClearedComposer: View {
  let contact: Contact
  let send: (String, Int) -> Void
  @State private var text = ""
  var body: some View {
    TextField("Message to \(contact.name)", text: $text)
      .onChange(of: contact) { text = "" }
    Button("Send") { send(text, contact.id) }
  }
}
struct Filter: View {
  let contact: Contact
  @State private var query = ""
  var body: some View {
    TextField("Search", text: $query)
    Text(contact.name.contains(query) ? contact.name : "")
  }
}
struct Chats: View {
  let contacts: [Contact]
  @State private var chosen = 0
  @State private var isWriting = false
  var body: some View {
    Stepper("Contact", value: $chosen)
    Composer(contact: contacts[chosen]) { _, _ in }.id(contacts[chosen].id)
    ClearedComposer(contact: contacts[chosen]) { _, _ in }
    Filter(contact: contacts[chosen])
      .sheet(isPresented: $isWriting) { Composer(contact: contacts[chosen]) { _, _ in } }
  }
}
