import SwiftUI

struct JournalView: View {
  @AppStorage("journal") private var saved = ""
  @State private var text: String

  init() {
    _text = State(initialValue: UserDefaults.standard.string(forKey: "journal") ?? "")
  }

  var body: some View {
    VStack {
      TextEditor(text: $text)
      Text("\(text.count) characters")
    }
    // bug: The autosave never runs while the user keeps typing: the text is lost if the app
    .onReceive(Timer.publish(every: 10, on: .main, in: .common).autoconnect()) { _ in
      saved = text
    }
    .onDisappear { saved = text }
  }
}
