import SwiftUI

struct NoteEditor: View {
  let note: StoredNote
  @State private var text = ""
  var body: some View {
    Form {
      TextEditor(text: $text)
      NavigationLink("Attachments") { Text("Files") }
    }
    .onAppear { text = note.text }  // bug: coming back from the attachments drops the edits
  }
}
struct StoredNote { var text: String }
