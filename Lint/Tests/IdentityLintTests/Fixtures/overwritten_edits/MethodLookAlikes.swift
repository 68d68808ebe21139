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
    guard text.isEmpty else { return }
    text = note
  }
}

struct TitleEditor: View {
  let title: String
  @State private var text = ""
  @State private var isLoaded = false
  var body: some View {
    Form {
      TextField("Title", text: $text)
      NavigationLink("Files") { Text("Files") }
    }
    .onAppear {
      if isLoaded { return }
      text = title
      isLoaded = true
    }
  }
}
