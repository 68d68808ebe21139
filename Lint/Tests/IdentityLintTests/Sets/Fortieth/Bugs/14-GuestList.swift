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
  @FocusState private var isEditing: Bool

  var body: some View {
    List {
      ForEach($guests) { $guest in
        HStack {
          TextField("Name", text: $guest.name)
            // bug: All fields share one focus Bool
            .focused($isEditing)
          Button("Edit") {
            isEditing = true
          }
          .buttonStyle(.borderless)
        }
      }
    }
  }
}
