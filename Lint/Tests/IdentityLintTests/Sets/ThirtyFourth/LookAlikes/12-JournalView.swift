import SwiftUI
import Combine

struct JournalView: View {
  @AppStorage("journal") private var saved = ""
  @State private var text: String
  @State private var timer = Timer.publish(every: 10, on: .main, in: .common).autoconnect()

  init() {
    _text = State(initialValue: UserDefaults.standard.string(forKey: "journal") ?? "")
  }

  var body: some View {
    VStack {
      TextEditor(text: $text)
      Text("\(text.count) characters")
    }
    .onReceive(timer) { _ in
      saved = text
    }
    .onDisappear { saved = text }
  }
}
