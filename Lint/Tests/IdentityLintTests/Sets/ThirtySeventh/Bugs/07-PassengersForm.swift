import SwiftUI

struct Passenger: Identifiable {
  let id: Int
  var name = ""
}

struct PassengersForm: View {
  @State private var passengers = [Passenger(id: 1), Passenger(id: 2), Passenger(id: 3)]
  @FocusState private var isFocused: Bool

  var body: some View {
    Form {
      ForEach($passengers) { $passenger in
        TextField("Passenger \(passenger.id)", text: $passenger.name)
          // bug: One Bool focus state is bound to each field
          .focused($isFocused)
          .submitLabel(.next)
          .onSubmit {
            moveOn(from: passenger.id)
          }
      }
    }
  }

  private func moveOn(from id: Int) {
    isFocused = id < passengers.count
  }
}
