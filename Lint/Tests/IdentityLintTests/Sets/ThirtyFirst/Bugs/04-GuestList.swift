import SwiftUI

struct Guest: Identifiable {
  let id = UUID()
  var name: String
  var table: Int
}

struct GuestRow: View {
  let guest: Guest
  @State private var meal = "Fish"

  var body: some View {
    HStack {
      Text("\(guest.name), table \(guest.table)")
      Picker("Meal", selection: $meal) {
        ForEach(["Fish", "Meat", "Vegan"], id: \.self) { Text($0) }
      }
    }
  }
}

struct GuestList: View {
  @State private var guests = [
    Guest(name: "Maria", table: 1),
    Guest(name: "Jonas", table: 1),
    Guest(name: "Maria", table: 4),
  ]

  var body: some View {
    List {
      // bug: The two guests called Maria share identity: wrong or shared meal choice, a r
      ForEach(guests, id: \.name) { guest in
        GuestRow(guest: guest)
      }
      .onDelete { guests.remove(atOffsets: $0) }
    }
  }
}
