import SwiftUI

struct GuestEntry: Identifiable, Hashable {
  let id: UUID
  var name: String
  var table: String
}

struct Ranked<Value> {
  let rank: Int
  let value: Value
}

extension Ranked: Identifiable where Value: Identifiable {
  var id: Value.ID { value.id }
}

extension Array {
  var ranked: [Ranked<Element>] {
    enumerated().map { Ranked(rank: $0.offset + 1, value: $0.element) }
  }
}

struct GuestListView: View {
  @State private var guests: [GuestEntry] = [
    GuestEntry(id: UUID(), name: "Ines", table: "Window"),
    GuestEntry(id: UUID(), name: "Marek", table: "Garden"),
    GuestEntry(id: UUID(), name: "Oluchi", table: "Bar"),
  ]

  var body: some View {
    List {
      ForEach(guests.ranked) { entry in
        GuestRow(rank: entry.rank, guest: entry.value)
      }
      .onDelete { guests.remove(atOffsets: $0) }
      .onMove { guests.move(fromOffsets: $0, toOffset: $1) }
    }
    .navigationTitle("Guests")
  }
}

struct GuestRow: View {
  let rank: Int
  let guest: GuestEntry
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup("\(rank). \(guest.name)", isExpanded: $isExpanded) {
      LabeledContent("Table", value: guest.table)
        .font(.footnote)
    }
  }
}
