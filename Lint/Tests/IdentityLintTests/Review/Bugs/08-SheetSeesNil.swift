import SwiftUI

struct Contact: Identifiable {
  let id: Int
  var name: String
}

struct Contacts: View {
  let contacts: [Contact]
  @State private var selected: Contact?
  @State private var showsCard = false

  var body: some View {
    List(contacts) { contact in
      Button(contact.name) {
        selected = contact
        showsCard = true
      }
    }
    .sheet(isPresented: $showsCard) {  // bug: the first sheet is built before `selected` is seen
      if let selected { Text(selected.name) }
    }
  }
}
