import SwiftUI
import Combine

final class EditorPreferences: ObservableObject {
  @Published var fontSize = 14.0
  @Published var isSerif = false
}

final class DocumentSession: ObservableObject {
  @Published var text = ""
  let preferences = EditorPreferences()

  var wordCount: Int { text.split(whereSeparator: \.isWhitespace).count }
}

struct EditorWindow: View {
  @StateObject private var session = DocumentSession()

  var body: some View {
    VStack(spacing: 0) {
      TextEditor(text: $session.text)
        // bug: preferences is a nested ObservableObject that nobody observes;
        // Larger/Smaller/Serif show nothing until the next keystroke republishes the session
        .font(
          .system(
            size: session.preferences.fontSize,
            design: session.preferences.isSerif ? .serif : .default))
      HStack {
        Text("\(session.wordCount) words")
        Spacer()
        Text("\(Int(session.preferences.fontSize)) pt")
      }
      .padding(6)
    }
    .toolbar {
      Button("Smaller", systemImage: "minus") { session.preferences.fontSize -= 1 }
      Button("Larger", systemImage: "plus") { session.preferences.fontSize += 1 }
      Button("Serif", systemImage: "textformat") { session.preferences.isSerif.toggle() }
    }
  }
}
