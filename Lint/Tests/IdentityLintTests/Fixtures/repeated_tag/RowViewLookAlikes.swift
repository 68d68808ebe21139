import SwiftUI

enum Field: Hashable { case title, guest(UUID), amount }
struct Guest: Identifiable { let id = UUID(); var name = ""; var seats = 1 }
struct RowA: View {
  @Binding var guest: Guest
  var focus: FocusState<Field?>.Binding
  var body: some View {
    TextField("Guest", text: $guest.name).focused(focus, equals: .guest(guest.id))
  }
}
struct EditorA: View {
  @State private var guests = [Guest(), Guest()]
  @FocusState private var focus: Field?
  var body: some View {
    Form { ForEach($guests) { $guest in RowA(guest: $guest, focus: $focus) } }
  }
}
// Its own focus.
struct RowB: View {
  @Binding var guest: Guest
  @FocusState private var isFocused: Bool
  var body: some View { TextField("Guest", text: $guest.name).focused($isFocused) }
}
struct EditorB: View {
  @State private var guests = [Guest(), Guest()]
  var body: some View { List($guests) { RowB(guest: $0) } }
}
// The caller passes the value.
struct RowC: View {
  @Binding var guest: Guest
  let field: Field
  @FocusState.Binding var focus: Field?
  var body: some View { TextField("Guest", text: $guest.name).focused($focus, equals: field) }
}
struct EditorC: View {
  @State private var guests = [Guest(), Guest()]
  @FocusState private var focus: Field?
  var body: some View {
    Form {
      ForEach($guests) { $guest in RowC(guest: $guest, field: .guest(guest.id), focus: $focus) }
    }
  }
}
// The row appears once.
struct RowD: View {
  @Binding var name: String
  var focus: FocusState<Field?>.Binding
  var body: some View { TextField("Guest", text: $name).focused(focus, equals: .title) }
}
struct EditorD: View {
  @State private var name = ""
  @FocusState private var focus: Field?
  var body: some View { Form { RowD(name: $name, focus: $focus) } }
}
// Only one row has a field at a time.
struct EditorE: View {
  @State private var guests = [Guest(), Guest()]
  @State private var edited: UUID?
  @FocusState private var isFocused: Bool
  var body: some View {
    List($guests) { $guest in
      if edited == guest.id {
        TextField("Guest", text: $guest.name).focused($isFocused)
      } else {
        Text(guest.name).onTapGesture {
          edited = guest.id; isFocused = true
        }
      }
    }
  }
}
struct RowF: View {
  @Binding var guest: Guest
  let isEdited: Bool
  @FocusState.Binding var isFocused: Bool
  var body: some View {
    if isEdited {
      TextField("Guest", text: $guest.name).focused($isFocused)
    } else {
      Text(guest.name)
    }
  }
}
struct EditorF: View {
  @State private var guests = [Guest(), Guest()]
  @State private var edited: UUID?
  @FocusState private var isFocused: Bool
  var body: some View {
    List($guests) { $guest in
      RowF(guest: $guest, isEdited: guest.id == edited, isFocused: $isFocused)
    }
  }
}
// One flag ends the focus of all.
struct RowG: View {
  @Binding var guest: Guest
  @FocusState.Binding var isFocused: Bool
  var body: some View { TextField("Guest", text: $guest.name).focused($isFocused) }
}
struct EditorG: View {
  @State private var guests = [Guest(), Guest()]
  @FocusState private var isFocused: Bool
  var body: some View {
    List {
      ForEach($guests) { $guest in RowG(guest: $guest, isFocused: $isFocused) }
      Button("Done") { isFocused = false }
    }
  }
}
// One element at a time, and rows that are pages.
struct EditorH: View {
  @State private var guests = [Guest(), Guest()]
  @State private var edited: UUID?
  @FocusState private var focus: Field?
  var body: some View {
    List {
      ForEach($guests) { $guest in
        if guest.id == edited {
          RowH(guest: $guest, focus: $focus)
        } else {
          Text(guest.name)
        }
      }
    }
    RowH(guest: $guests[0], focus: $focus)
  }
}
struct RowH: View {
  @Binding var guest: Guest
  var focus: FocusState<Field?>.Binding
  var body: some View { TextField("Guest", text: $guest.name).focused(focus, equals: .title) }
}
