import SwiftUI

struct Guest: Identifiable {
  let id = UUID()
  var name = ""
  var seats = 1
}

enum GuestField: Hashable {
  case eventName
  case guestName(Guest.ID)
}

struct GuestRow: View {
  @Binding var guest: Guest
  var focus: FocusState<GuestField?>.Binding
  let onSubmit: () -> Void

  var body: some View {
    HStack {
      TextField("Guest", text: $guest.name)
        .focused(focus, equals: .guestName(guest.id))
        .onSubmit(onSubmit)
      Stepper("\(guest.seats)", value: $guest.seats, in: 1...10)
        .fixedSize()
    }
  }
}

struct GuestListEditor: View {
  @State private var eventName = ""
  @State private var guests = [Guest(), Guest(), Guest()]
  @FocusState private var focusedField: GuestField?

  var body: some View {
    Form {
      TextField("Event", text: $eventName)
        .focused($focusedField, equals: .eventName)
        .onSubmit { focusedField = guests.first.map { .guestName($0.id) } }
      Section("Guests") {
        ForEach($guests) { $guest in
          GuestRow(guest: $guest, focus: $focusedField) {
            moveFocus(after: guest.id)
          }
        }
      }
    }
    .toolbar {
      Button("Done") { focusedField = nil }
    }
  }

  private func moveFocus(after id: Guest.ID) {
    guard let index = guests.firstIndex(where: { $0.id == id }) else { return }
    let next = guests.index(after: index)
    focusedField = next < guests.endIndex ? .guestName(guests[next].id) : nil
  }
}
