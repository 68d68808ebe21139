import SwiftUI

struct NoteEditor: View {
  let note: String
  @State private var text = ""
  var body: some View {
    Form {
      TextField("Note", text: $text)
      NavigationLink("Files") { Text("Files") }
    }
    .onAppear { text = note }  // expect: overwritten_edits
  }
}

struct Tabs: View {
  @State private var name = "Ada"
  var body: some View {
    TabView { Profile(name: $name) }
  }
}

struct Profile: View {
  @Binding var name: String
  @State private var draft = ""
  var body: some View {
    TextField("Name", text: $draft)
      .onAppear {
        draft = name  // expect: overwritten_edits
      }
    Button("Save") { name = draft }
  }
}
