import SwiftUI

struct Guest: Identifiable {
  let id = UUID()
  var name: String
  var table: Int
}

struct GuestRow: View {
  let guest: Guest
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(guest.name, isExpanded: $isExpanded) {
      Text("Table \(guest.table)")
        .foregroundStyle(.secondary)
    }
  }
}

struct GuestListView: View {
  @State private var guests = [
    Guest(name: "Ines", table: 1),
    Guest(name: "Marco", table: 3),
    Guest(name: "Yuki", table: 2),
  ]

  var body: some View {
    ScrollView {
      VStack {
        ForEach(guests) { guest in
          HStack {
            GuestRow(guest: guest)
            Button("Remove", role: .destructive) {
              guests.removeAll { $0.id == guest.id }
            }
          }
        }
      }
      .padding()
    }
    .navigationTitle("Guests")
  }
}
