import SwiftUI

struct Guest: Identifiable, Equatable {
  let id: UUID
  var name: String

  init(_ name: String) {
    id = UUID()
    self.name = name
  }
}

struct SplitBillView: View {
  @State private var guests = [Guest("Ana"), Guest("Bo"), Guest("Cleo"), Guest("Dag")]

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        // bug: After a guest is removed the typed amounts belong to the wrong guests
        ForEach(numberedGuests, id: \.offset) { entry in
          GuestRow(number: entry.offset + 1, guest: entry.element) {
            withAnimation { guests.removeAll { $0.id == entry.element.id } }
          }
        }
      }
      .padding()
    }
    .toolbar {
      Button("Add guest", systemImage: "plus") {
        guests.append(Guest("Guest \(guests.count + 1)"))
      }
    }
  }

  private var numberedGuests: [(offset: Int, element: Guest)] {
    Array(guests.enumerated())
  }
}

struct GuestRow: View {
  let number: Int
  let guest: Guest
  let onRemove: () -> Void
  @State private var amount = ""

  var body: some View {
    HStack {
      Text("\(number). \(guest.name)")
      Spacer()
      TextField("0.00", text: $amount)
        .frame(width: 80)
        .textFieldStyle(.roundedBorder)
      Button("Remove", systemImage: "minus.circle", action: onRemove)
        .labelStyle(.iconOnly)
    }
  }
}
