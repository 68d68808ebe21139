import SwiftUI

struct GuestEditor: View {
  // bug: The child edits its own @State copy of the list
  @State var guests: [String]
  @State private var newName = ""

  var body: some View {
    Form {
      Section("Guests") {
        ForEach(guests, id: \.self) { guest in
          Text(guest)
        }
      }
      HStack {
        TextField("Name", text: $newName)
        Button("Add") {
          if !guests.contains(newName) {
            guests.append(newName)
          }
          newName = ""
        }
        .disabled(newName.isEmpty)
      }
    }
    .navigationTitle("Guest list")
  }
}

struct PartyView: View {
  @State private var guests = ["Ann", "Bob"]

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Edit guests") {
          GuestEditor(guests: guests)
        }
        Text("\(guests.count) guests invited")
      }
      .navigationTitle("Party")
    }
  }
}
