import SwiftUI

struct Guest: Identifiable {
  let id: Int
  var name: String
}

struct GuestList: View {
  @State private var guests = [
    Guest(id: 1, name: "Mina"),
    Guest(id: 2, name: "Oskar"),
    Guest(id: 3, name: "Lea"),
  ]
  @FocusState private var editedGuest: Int?

  var body: some View {
    List {
      ForEach($guests) { $guest in
        HStack {
          TextField("Name", text: $guest.name)
            .focused($editedGuest, equals: guest.id)
          Button("Edit") {
            editedGuest = guest.id
          }
          .buttonStyle(.borderless)
        }
      }
    }
  }
}
