import SwiftUI

struct NoteEditor: View {
  let note: String
  @State private var text = ""
  var body: some View {
    Form {
      TextField("Note", text: $text)
      NavigationLink("Files") { Text("Files") }
    }
    .onAppear(perform: load)
  }
  private func load() {
    text = note  // expect: overwritten_edits
  }
}

struct TitleEditor: View {
  let title: String
  @State private var text = ""
  var body: some View {
    Form {
      TextField("Title", text: $text)
      NavigationLink("Files") { Text("Files") }
    }
    .onAppear {
      load()
    }
  }
  private func load() {
    print("appeared")
    text = title  // expect: overwritten_edits
  }
}
