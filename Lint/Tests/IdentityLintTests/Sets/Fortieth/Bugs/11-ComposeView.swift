import SwiftUI
import Combine

enum DraftStore {
  static func save(_ text: String) {
    UserDefaults.standard.set(text, forKey: "draft")
  }
}

struct ComposeView: View {
  @State private var message = ""
  @State private var savedAt: Date?

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Message", text: $message, axis: .vertical)
      Text("\(message.count) characters")
        .font(.caption)
      if let savedAt {
        Text("Saved at \(savedAt, style: .time)")
          .font(.caption)
      }
    }
    .padding()
    // bug: Each keystroke re-evaluates body and makes a new timer publisher that starts
    .onReceive(Timer.publish(every: 5, on: .main, in: .common).autoconnect()) { now in
      DraftStore.save(message)
      savedAt = now
    }
  }
}
