import SwiftUI

struct Guest: Identifiable {
  let id = UUID()
  var name: String
  var isVegetarian = false
}

struct GuestListView: View {
  @State private var guests = [
    Guest(name: "Lena"),
    Guest(name: "Omar"),
    Guest(name: "Priya"),
  ]
  @FocusState private var isNameFocused: Bool

  var body: some View {
    Form {
      Section("Guests") {
        ForEach($guests) { $guest in
          HStack {
            TextField("Name", text: $guest.name)
              // bug: one Bool @FocusState is bound to the fields of all rows, so Rename focuses the
              // wrong guest's field (not the row tapped) and the name is typed into another guest
              .focused($isNameFocused)
            Button("Rename", systemImage: "pencil") {
              isNameFocused = true
            }
            .labelStyle(.iconOnly)
            .buttonStyle(.borderless)
          }
        }
        .onDelete { guests.remove(atOffsets: $0) }
      }
      Section {
        Button("Add guest") { guests.append(Guest(name: "")) }
      }
    }
    .navigationTitle("Dinner")
  }
}
