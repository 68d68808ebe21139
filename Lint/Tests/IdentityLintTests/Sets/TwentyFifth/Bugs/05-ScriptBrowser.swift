import SwiftUI

struct Script: Identifiable, Hashable {
  let id: String
  var title: String
  var text: String
}

@Observable
final class ScriptLibrary {
  static let shared = ScriptLibrary()

  var scripts: [Script] = [
    Script(id: "pilot", title: "Pilot", text: "FADE IN"),
    Script(id: "finale", title: "Finale", text: "FADE OUT"),
  ]
}

struct ScriptScene: Scene {
  var body: some Scene {
    WindowGroup {
      ScriptBrowser(library: .shared)
    }
  }
}

struct ScriptBrowser: View {
  let library: ScriptLibrary
  // bug: the script open in the other window: it changes too. When: two windows are open and a
  // script is chosen in one.
  @AppStorage("browser.openScript") private var openScriptID: String?
  @AppStorage("browser.fontSize") private var fontSize = 14.0

  private var openScript: Script? {
    library.scripts.first { $0.id == openScriptID }
  }

  var body: some View {
    NavigationSplitView {
      List(library.scripts, selection: $openScriptID) { script in
        Text(script.title)
      }
    } detail: {
      if let openScript {
        ScrollView {
          Text(openScript.text)
            .font(.system(size: fontSize, design: .monospaced))
        }
        .navigationTitle(openScript.title)
        .toolbar {
          Slider(value: $fontSize, in: 10...24)
        }
      } else {
        ContentUnavailableView("No script open", systemImage: "doc")
      }
    }
  }
}
