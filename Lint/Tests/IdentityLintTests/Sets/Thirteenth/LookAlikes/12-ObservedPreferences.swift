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

struct EditorCanvas: View {
  @ObservedObject var session: DocumentSession
  @ObservedObject var preferences: EditorPreferences

  var body: some View {
    VStack(spacing: 0) {
      TextEditor(text: $session.text)
        .font(.system(size: preferences.fontSize, design: preferences.isSerif ? .serif : .default))
      HStack {
        Text("\(session.wordCount) words")
        Spacer()
        Text("\(Int(preferences.fontSize)) pt")
      }
      .padding(6)
    }
  }
}

struct EditorWindow: View {
  @StateObject private var session = DocumentSession()

  var body: some View {
    EditorCanvas(session: session, preferences: session.preferences)
      .toolbar {
        Button("Smaller", systemImage: "minus") { session.preferences.fontSize -= 1 }
        Button("Larger", systemImage: "plus") { session.preferences.fontSize += 1 }
        Button("Serif", systemImage: "textformat") { session.preferences.isSerif.toggle() }
      }
  }
}
