import SwiftUI

struct Guest: Identifiable {
  let id = UUID()
  var name = ""
  var seats = 1
}

enum GuestField: Hashable {
  case eventName
  case guestName
}

struct GuestRow: View {
  @Binding var guest: Guest
  var focus: FocusState<GuestField?>.Binding
  let onSubmit: () -> Void

  var body: some View {
    HStack {
      TextField("Guest", text: $guest.name)
        // bug: A tap on one guest's name or Next on the keyboard can put the cursor
        .focused(focus, equals: .guestName)
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
        .onSubmit { focusedField = .guestName }
      Section("Guests") {
        ForEach($guests) { $guest in
          GuestRow(guest: $guest, focus: $focusedField) {
            focusedField = .guestName
          }
        }
      }
    }
    .toolbar {
      Button("Done") { focusedField = nil }
    }
  }
}
