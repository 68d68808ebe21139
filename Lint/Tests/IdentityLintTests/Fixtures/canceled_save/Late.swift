import SwiftUI

struct Diary: View {
  @AppStorage("draft") private var savedDraft = ""
  @State private var draft = ""
  var body: some View {
    TextEditor(text: $draft)
      .onAppear { draft = savedDraft }
      .onDisappear { savedDraft = draft }  // expect: canceled_save
  }
}
struct Note: View {
  @SceneStorage("note") private var stored = ""
  @State private var text = ""
  var body: some View {
    Form { TextField("Note", text: $text) }
      .onDisappear(perform: store)  // expect: canceled_save
  }
  private func store() { stored = text }
}
