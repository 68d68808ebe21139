import SwiftUI

struct DraftStore {
  private let defaults = UserDefaults.standard

  func load() -> String { defaults.string(forKey: "letter.draft") ?? "" }
  func save(_ text: String) { defaults.set(text, forKey: "letter.draft") }
}

@Observable
final class LetterModel {
  var text: String
  private(set) var sentCount = 0
  @ObservationIgnored private let store = DraftStore()

  init() {
    text = DraftStore().load()
  }

  func persist() {
    store.save(text)
  }

  func send() {
    sentCount += 1
    text = ""
    persist()
  }
}

struct LetterScreen: View {
  @Environment(\.scenePhase) private var scenePhase
  @State private var model = LetterModel()

  var body: some View {
    VStack {
      TextEditor(text: $model.text)
        .opacity(scenePhase == .active ? 1 : 0.2)
      HStack {
        Text("\(model.sentCount) sent")
        Spacer()
        Button("Send") { model.send() }
          .disabled(model.text.isEmpty)
      }
    }
    .padding()
    // bug: what was typed since the screen was last left. When: the user leaves the app and the
    // system ends it, or it is swiped away.
    .onDisappear { model.persist() }
  }
}
