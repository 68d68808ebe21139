import SwiftUI

struct Guest: Identifiable, Hashable {
  var name: String
  var table: Int
  var isVegetarian = false

  // bug: keyboard focus and the open details of the row; two guests of the same name at a table
  // share one row's state. When: each keystroke in the name, each step of the table.
  var id: String { "\(table)-\(name.lowercased())" }
}

@Observable
final class SeatingPlan {
  var guests: [Guest] = []
  let tables = 1...12

  func addGuest() {
    guests.append(Guest(name: "Guest \(guests.count + 1)", table: 1))
  }
}

struct SeatingPlanView: View {
  @Bindable var plan: SeatingPlan

  var body: some View {
    Form {
      ForEach($plan.guests) { $guest in
        GuestRow(guest: $guest, tables: plan.tables)
      }
      Button("Add guest", action: plan.addGuest)
    }
  }
}

private struct GuestRow: View {
  @Binding var guest: Guest
  let tables: ClosedRange<Int>
  @State private var showsDetails = false

  var body: some View {
    DisclosureGroup(isExpanded: $showsDetails) {
      Toggle("Vegetarian", isOn: $guest.isVegetarian)
      Stepper("Table \(guest.table)", value: $guest.table, in: tables)
    } label: {
      TextField("Name", text: $guest.name)
    }
  }
}
