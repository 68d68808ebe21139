import SwiftUI

struct Guest: Identifiable {
  let id = UUID()
  var name: String
  var diet: String
}

struct GuestListEditor: View {
  @State private var guests = [
    Guest(name: "Anna", diet: ""),
    Guest(name: "Piet", diet: "Vegan"),
  ]
  @FocusState private var isEditing: Bool

  var body: some View {
    List {
      ForEach($guests) { $guest in
        VStack(alignment: .leading) {
          TextField("Name", text: $guest.name)
            // bug: *Add guest* puts the caret in any row but the new one: the name is typed
            // over that of another guest. Adding a guest, or moving among rows: one Bool
            // stands for the focus of every row.
            .focused($isEditing)
          Text(guest.diet.isEmpty ? "No diet" : guest.diet)
            .font(.caption)
        }
      }
      Button("Add guest") {
        guests.append(Guest(name: "", diet: ""))
        isEditing = true
      }
    }
    .toolbar {
      ToolbarItem {
        Button("Done") { isEditing = false }
          .disabled(!isEditing)
      }
    }
  }
}
