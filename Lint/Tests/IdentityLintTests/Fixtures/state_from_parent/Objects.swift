import SwiftUI

@Observable final class Contact: Identifiable {
  let id = UUID()
  var name = ""
}
final class Room: ObservableObject, Identifiable {
  let id = UUID()
  @Published var name = ""
}
struct ContactForm: View {
  @State var contact: Contact  // expect: state_from_parent
  var body: some View { TextField("Name", text: $contact.name) }
}
struct Contacts: View {
  @State private var contacts = [Contact(), Contact()]
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
struct IndexedForm: View {
  @State private var contact: Contact  // expect: state_from_parent
  init(contact: Contact) { _contact = State(initialValue: contact) }
  var body: some View { TextField("Name", text: $contact.name) }
}
struct Indexed: View {
  let contacts: [Contact]
  @State private var index = 0
  var body: some View {
    Stepper("Contact", value: $index, in: 0...contacts.count - 1)
    IndexedForm(contact: contacts[index])
  }
}
struct RoomForm: View {
  @StateObject var room: Room  // expect: state_from_parent
  var body: some View { TextField("Name", text: $room.name) }
}
struct Rooms: View {
  let rooms: [Room]
  @State private var current = 0
  var body: some View {
    Stepper("Room", value: $current)
    RoomForm(room: rooms[current])
  }
}
