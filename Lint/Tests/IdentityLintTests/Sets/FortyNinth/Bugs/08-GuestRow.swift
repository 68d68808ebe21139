import SwiftUI

struct Guest: Identifiable {
  let id = UUID()
  var name = ""
  var email = ""
}

enum GuestField: Hashable {
  case name
  case email
}

struct GuestRow: View {
  @Binding var guest: Guest
  var focus: FocusState<GuestField?>.Binding

  var body: some View {
    VStack {
      TextField("Name", text: $guest.name)
        // bug: All rows use the same focus values
        .focused(focus, equals: .name)
        .onSubmit { focus.wrappedValue = .email }
      TextField("Email", text: $guest.email)
        .focused(focus, equals: .email)
    }
  }
}

struct GuestListEditor: View {
  @State private var guests = [Guest(), Guest()]
  @FocusState private var focus: GuestField?

  var body: some View {
    List {
      ForEach($guests) { $guest in
        GuestRow(guest: $guest, focus: $focus)
      }
      Button("Add guest") {
        guests.append(Guest())
        focus = .name
      }
    }
  }
}
