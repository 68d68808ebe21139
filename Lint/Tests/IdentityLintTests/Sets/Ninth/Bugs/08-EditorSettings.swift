import SwiftUI

@Observable
final class EditorSettings {
  // bug: not observed, a changed size reaches no open editor
  @ObservationIgnored @AppStorage("editor.fontSize") var fontSize = 14.0
  var wrapsLines = true
}

@main
struct TextToolApp: App {
  @State private var settings = EditorSettings()

  var body: some Scene {
    WindowGroup {
      PlainTextEditor()
        .environment(settings)
    }
  }
}

struct PlainTextEditor: View {
  @Environment(EditorSettings.self) private var settings
  @State private var text = ""
  @State private var showsOptions = false

  var body: some View {
    EditorSurface(text: $text)
      .toolbar {
        Button("Options", systemImage: "textformat.size") { showsOptions.toggle() }
          .popover(isPresented: $showsOptions) {
            EditorOptions(settings: settings)
          }
      }
  }
}

private struct EditorSurface: View {
  @Binding var text: String
  @Environment(EditorSettings.self) private var settings

  var body: some View {
    ScrollView(settings.wrapsLines ? .vertical : [.vertical, .horizontal]) {
      TextField("Text", text: $text, axis: .vertical)
        .font(.system(size: settings.fontSize, design: .monospaced))
        .padding()
    }
  }
}

private struct EditorOptions: View {
  @Bindable var settings: EditorSettings

  var body: some View {
    Form {
      Slider(value: $settings.fontSize, in: 9...32, step: 1) {
        Text("Font size")
      }
      Toggle("Wrap lines", isOn: $settings.wrapsLines)
    }
    .padding()
    .frame(minWidth: 260)
  }
}
