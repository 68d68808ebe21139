import SwiftUI

struct Diary: View {
  @AppStorage("draft") private var savedDraft = ""
  @Environment(\.scenePhase) private var scenePhase
  @State private var draft = ""
  @State private var page = 0
  @AppStorage("page") private var lastPage = 0
  var body: some View {
    TextEditor(text: $draft)
      .onAppear { draft = savedDraft }
      .onDisappear { savedDraft = draft }
      .onChange(of: scenePhase) { _, phase in
        if phase != .active { savedDraft = draft }
      }
    // Nobody types a page.
    Stepper("Page", value: $page).onDisappear { lastPage = page }
  }
}
struct Direct: View {
  @AppStorage("note") private var note = ""
  var body: some View {
    TextEditor(text: $note).onDisappear { note = note.trimmingCharacters(in: .whitespaces) }
  }
}
