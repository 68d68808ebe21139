import SwiftUI

struct Guest: Identifiable {
  let id = UUID()
  var name = ""
  var isVegetarian = false
}

struct GuestForm: View {
  @Binding var guest: Guest
  let save: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $guest.name)
        Toggle("Vegetarian", isOn: $guest.isVegetarian)
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add") {
            save(); dismiss()
          }
        }
      }
    }
  }
}

struct GuestList: View {
  @State private var guests: [Guest] = []
  // bug: a canceled guest is there again
  @State private var newGuest = Guest()
  @State private var isAdding = false

  var body: some View {
    List(guests) { Text($0.name) }
      .toolbar {
        Button("Add guest", systemImage: "plus") { isAdding = true }
      }
      .sheet(isPresented: $isAdding) {
        GuestForm(guest: $newGuest) {
          guests.append(newGuest)
          newGuest = Guest()
        }
      }
  }
}
