import SwiftUI
import Observation

@Observable
final class ReadingSettings {
  var fontSize: Double {
    didSet { defaults.set(fontSize, forKey: "reading.fontSize") }
  }
  var isSerif: Bool {
    didSet { defaults.set(isSerif, forKey: "reading.isSerif") }
  }

  var design: Font.Design {
    isSerif ? .serif : .default
  }

  @ObservationIgnored private let defaults: UserDefaults

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
    fontSize = defaults.object(forKey: "reading.fontSize") as? Double ?? 17
    isSerif = defaults.bool(forKey: "reading.isSerif")
  }
}

struct ReaderHome: View {
  @State private var settings = ReadingSettings()

  var body: some View {
    NavigationStack {
      ArticleScreen(headline: "The Last Tram", text: "It left at midnight.", settings: settings)
    }
  }
}

struct ArticleScreen: View {
  let headline: String
  let text: String
  let settings: ReadingSettings
  @State private var showsSettings = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(headline).font(.title.bold())
        Text(text)
          .font(.system(size: settings.fontSize, design: settings.design))
      }
      .padding()
    }
    .toolbar {
      Button("Text size", systemImage: "textformat.size") { showsSettings = true }
    }
    .sheet(isPresented: $showsSettings) {
      ReadingSettingsView(settings: settings)
        .presentationDetents([.height(220)])
    }
  }
}

private struct ReadingSettingsView: View {
  @Bindable var settings: ReadingSettings

  var body: some View {
    Form {
      Slider(value: $settings.fontSize, in: 12...32, step: 1) {
        Text("Size")
      }
      Toggle("Serif", isOn: $settings.isSerif)
    }
  }
}
