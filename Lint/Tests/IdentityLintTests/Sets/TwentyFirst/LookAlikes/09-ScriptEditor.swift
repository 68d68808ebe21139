import SwiftUI
import Observation

struct Script: Identifiable, Hashable {
  let id: UUID
  var text: String
}

@MainActor
@Observable
final class ScriptSession {
  var script: Script
  private let saved: Script

  init(script: Script) {
    self.script = script
    saved = script
  }

  func revert() {
    script = saved
  }
}

struct ScriptWindow: View {
  @Bindable var session: ScriptSession

  var body: some View {
    ScriptEditor(script: $session.script)
      .toolbar {
        Button("Revert to saved", action: session.revert)
          .keyboardShortcut("r", modifiers: [.command, .shift])
      }
  }
}

struct ScriptEditor: View {
  @Binding var script: Script
  @State private var fontSize: Double

  init(script: Binding<Script>, initialFontSize: Double = 14) {
    _script = script
    _fontSize = State(initialValue: initialFontSize)
  }

  var body: some View {
    VStack(alignment: .leading) {
      TextEditor(text: $script.text)
        .font(.system(size: fontSize, design: .monospaced))
      Text("\(script.text.split(separator: " ").count) words")
        .foregroundStyle(.secondary)
      Slider(value: $fontSize, in: 10...28)
    }
    .padding()
  }
}
