import SwiftUI

struct DiaryEntryView: View {
  @AppStorage("diary.draft") private var savedDraft = ""
  @State private var draft = ""
  @State private var didLoad = false

  var body: some View {
    TextEditor(text: $draft)
      .padding()
      .onAppear {
        guard !didLoad else { return }
        draft = savedDraft
        didLoad = true
      }
      // bug: Everything written since the screen was opened
      .onDisappear { savedDraft = draft }
      .navigationTitle("Today")
  }
}
