import SwiftUI

struct SpeechStore {
  private let defaults = UserDefaults.standard

  func load() -> String { defaults.string(forKey: "speech.draft") ?? "" }
  func save(_ text: String) { defaults.set(text, forKey: "speech.draft") }
}

@Observable
final class SpeechModel {
  var text: String
  private(set) var deliveredCount = 0
  @ObservationIgnored private let store = SpeechStore()

  init() {
    text = SpeechStore().load()
  }

  func persist() {
    store.save(text)
  }

  func deliver() {
    deliveredCount += 1
    text = ""
    persist()
  }
}

struct SpeechScreen: View {
  @Environment(\.scenePhase) private var scenePhase
  @State private var model = SpeechModel()

  var body: some View {
    VStack {
      TextEditor(text: $model.text)
        .opacity(scenePhase == .active ? 1 : 0.2)
      HStack {
        Text("\(model.deliveredCount) delivered")
        Spacer()
        Button("Deliver") { model.deliver() }
          .disabled(model.text.isEmpty)
      }
    }
    .padding()
    .onDisappear { model.persist() }
    .onChange(of: scenePhase) { _, phase in
      if phase != .active { model.persist() }
    }
  }
}
