import SwiftUI

struct DiaryEntryView: View {
  @AppStorage("diary.draft") private var savedDraft = ""
  @Environment(\.scenePhase) private var scenePhase
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
      .onDisappear { savedDraft = draft }
      .onChange(of: scenePhase) { _, phase in
        if phase != .active { savedDraft = draft }
      }
      .navigationTitle("Today")
  }
}
