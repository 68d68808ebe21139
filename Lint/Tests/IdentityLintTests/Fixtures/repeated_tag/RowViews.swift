import SwiftUI

enum Field: Hashable { case title, guest, amount }
struct Guest: Identifiable { let id = UUID(); var name = ""; var seats = 1 }
// The binding is passed.
struct RowA: View {
  @Binding var guest: Guest
  var focus: FocusState<Field?>.Binding
  var body: some View {
    TextField("Guest", text: $guest.name)
      .focused(focus, equals: .guest)  // expect-info: repeated_tag
  }
}
struct EditorA: View {
  @State private var guests = [Guest(), Guest()]
  @FocusState private var focus: Field?
  var body: some View {
    Form { ForEach($guests) { $guest in RowA(guest: $guest, focus: $focus) } }
  }
}
// By index, and `@FocusState.Binding`.
struct RowB: View {
  @Binding var guest: Guest
  @FocusState.Binding var focus: Field?
  var body: some View {
    HStack {
      TextField("Guest", text: $guest.name)
        .focused($focus, equals: Field.guest)  // expect-info: repeated_tag
      Stepper("", value: $guest.seats)
    }
  }
}
struct EditorE: View {
  @State private var guests = [Guest(), Guest()]
  @FocusState private var focus: Field?
  var body: some View {
    Form {
      ForEach(guests.indices, id: \.self) { index in
        Section { LabeledContent("Name") { RowB(guest: $guests[index], focus: $focus) } }
      }
    }
  }
}
