import SwiftUI

struct Guest {
  let ticketNumber: Int
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
    Guest(ticketNumber: 101, name: "Maria", table: 1),
    Guest(ticketNumber: 102, name: "Jonas", table: 1),
    Guest(ticketNumber: 103, name: "Maria", table: 4),
  ]

  var body: some View {
    List {
      ForEach(guests, id: \.ticketNumber) { guest in
        GuestRow(guest: guest)
      }
      .onDelete { guests.remove(atOffsets: $0) }
    }
  }
}
