import SwiftUI

struct Row: View {
  let note: String
  @Binding var draft: String
  var body: some View {
    TextField("Note", text: $draft)
      .onAppear { draft = note }  // expect: overwritten_edits
  }
}
struct OnceRow: View {
  let note: String
  @Binding var draft: String
  var body: some View {
    TextField("Note", text: $draft).onAppear { if draft.isEmpty { draft = note } }
  }
}
// A row's own state may be gone with it.
struct OwnRow: View {
  let note: String
  @State private var draft = ""
  var body: some View { TextField("Note", text: $draft).onAppear { draft = note } }
}
struct Page: View {
  @State private var drafts = ["a": "", "b": ""]
  var body: some View {
    LazyVStack {
      Row(note: "a", draft: .constant(""))
      OnceRow(note: "a", draft: .constant(""))
      OwnRow(note: "a")
    }
    // Not lazy.
    VStack { OnceRow(note: "b", draft: .constant("")) }
  }
}
