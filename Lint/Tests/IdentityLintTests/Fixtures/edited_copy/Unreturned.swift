import SwiftUI

struct GuestEditor: View {
  @State var guests: [String]  // expect: edited_copy
  @State private var name = ""
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Form {
      ForEach(guests, id: \.self) { Text($0) }
      TextField("Name", text: $name)
      Button("Add") {
        if !guests.contains(name) { guests.append(name) }
        name = ""
      }
      Button("Done") { dismiss() }
    }
  }
}
struct TitleEditor: View {
  @State var title: String  // expect: edited_copy
  var body: some View { TextField("Title", text: $title) }
}
struct Party: View {
  @State private var guests = ["Ann"]
  @State private var title = "Party"
  var body: some View {
    NavigationStack {
      NavigationLink("Edit guests") {
        GuestEditor(guests: guests)
      }
      Text("\(guests.count) guests")
      Text(title)
      TitleEditor(title: title)
    }
  }
}
