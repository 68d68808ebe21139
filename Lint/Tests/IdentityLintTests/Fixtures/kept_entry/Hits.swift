import SwiftUI

struct Contact: Identifiable {
  let id: Int
  var name: String
}
struct Composer: View {
  let contact: Contact
  let send: (String, Int) -> Void
  @State private var text = ""  // expect: kept_entry
  var body: some View {
    TextField("Message to \(contact.name)", text: $text)
    Button("Send") { send(text, contact.id) }
  }
}
struct Chats: View {
  let contacts: [Contact]
  @State private var chosen = 0
  var body: some View {
    Stepper("Contact", value: $chosen)
    Composer(contact: contacts[chosen]) { _, _ in }
  }
}
