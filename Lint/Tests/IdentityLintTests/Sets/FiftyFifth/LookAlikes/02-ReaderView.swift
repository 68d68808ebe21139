import Observation
import SwiftUI

@Observable
final class ReaderSettings {
  @ObservationIgnored private let defaults: UserDefaults
  private let serifKey = "usesSerifFont"

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
    defaults.register(defaults: [serifKey: false])
  }

  var usesSerif: Bool {
    get {
      access(keyPath: \.usesSerif)
      return defaults.bool(forKey: serifKey)
    }
    set {
      withMutation(keyPath: \.usesSerif) {
        defaults.set(newValue, forKey: serifKey)
      }
    }
  }

  var design: Font.Design {
    usesSerif ? .serif : .default
  }
}

struct ParagraphView: View {
  let text: String
  @Environment(ReaderSettings.self) private var settings

  var body: some View {
    Text(text)
      .font(.system(.body, design: settings.design))
  }
}

struct SerifButton: View {
  @Environment(ReaderSettings.self) private var settings

  var body: some View {
    Button(settings.usesSerif ? "Sans serif" : "Serif") {
      settings.usesSerif.toggle()
    }
  }
}

struct ReaderView: View {
  @State private var settings = ReaderSettings()
  let title: String
  let text: String

  var body: some View {
    NavigationStack {
      ScrollView {
        ParagraphView(text: text)
          .padding()
      }
      .navigationTitle(title)
      .toolbar {
        SerifButton()
      }
    }
    .environment(settings)
  }
}
