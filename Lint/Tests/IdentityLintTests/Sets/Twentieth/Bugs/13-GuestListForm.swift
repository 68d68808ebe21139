import SwiftUI

struct Guest: Hashable {
  var name: String
  var isVegetarian = false
}

final class PartyModel: ObservableObject {
  @Published var guests: [Guest] = [Guest(name: "Ada"), Guest(name: "Grace")]

  func addGuest() {
    guests.append(Guest(name: "Guest \(guests.count + 1)"))
  }
}

struct GuestListForm: View {
  @StateObject private var model = PartyModel()

  var body: some View {
    Form {
      Section("Guests") {
        // bug: the id is the name being edited: every keystroke makes a new row, the text field
        // loses focus and the keyboard closes; two guests of equal name share an identity.
        ForEach($model.guests, id: \.name) { $guest in
          HStack {
            TextField("Name", text: $guest.name)
              .textInputAutocapitalization(.words)
            Toggle("Vegetarian", isOn: $guest.isVegetarian)
              .labelsHidden()
          }
        }
        .onDelete { model.guests.remove(atOffsets: $0) }
      }
      Button("Add guest", action: model.addGuest)
    }
  }
}
