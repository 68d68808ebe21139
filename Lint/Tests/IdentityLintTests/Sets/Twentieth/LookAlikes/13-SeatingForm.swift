import SwiftUI

struct Seat: Hashable {
  let number: Int
  var occupant: String
  var isVegetarian = false
}

final class SeatingModel: ObservableObject {
  @Published var seats: [Seat] = [
    Seat(number: 1, occupant: "Ada"), Seat(number: 2, occupant: "Grace"),
  ]

  func addSeat() {
    let next = (seats.map(\.number).max() ?? 0) + 1
    seats.append(Seat(number: next, occupant: ""))
  }
}

struct SeatingForm: View {
  @StateObject private var model = SeatingModel()

  var body: some View {
    Form {
      Section("Seats") {
        ForEach($model.seats, id: \.number) { $seat in
          HStack {
            TextField("Name", text: $seat.occupant)
              .textInputAutocapitalization(.words)
            Toggle("Vegetarian", isOn: $seat.isVegetarian)
              .labelsHidden()
          }
        }
        .onDelete { model.seats.remove(atOffsets: $0) }
      }
      Button("Add seat", action: model.addSeat)
    }
  }
}
