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

  var body: some View {
    Form {
      Section("Guests") {
        ForEach($guests) { $guest in
          GuestRow(guest: $guest)
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

struct GuestRow: View {
  @Binding var guest: Guest
  @FocusState private var isNameFocused: Bool

  var body: some View {
    HStack {
      TextField("Name", text: $guest.name)
        .focused($isNameFocused)
      Button("Rename", systemImage: "pencil") {
        isNameFocused = true
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
    }
  }
}
