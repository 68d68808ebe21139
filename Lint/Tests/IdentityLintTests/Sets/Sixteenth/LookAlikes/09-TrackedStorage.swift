import SwiftUI
import Observation

@Observable
final class ReaderSettings {
  @ObservationIgnored private let defaults = UserDefaults.standard

  var fontSize: Double {
    get {
      access(keyPath: \.fontSize)
      return defaults.object(forKey: "reader.fontSize") as? Double ?? 17
    }
    set {
      withMutation(keyPath: \.fontSize) {
        defaults.set(newValue, forKey: "reader.fontSize")
      }
    }
  }

  var usesSerif = true
}

struct ReaderScreen: View {
  let chapters: [String]
  @State private var settings = ReaderSettings()
  @State private var isEditingStyle = false

  var body: some View {
    ChapterText(chapters: chapters)
      .toolbar {
        Button("Style", systemImage: "textformat.size") { isEditingStyle = true }
      }
      .popover(isPresented: $isEditingStyle) {
        StylePanel(settings: settings)
      }
      .environment(settings)
  }
}

struct ChapterText: View {
  let chapters: [String]
  @Environment(ReaderSettings.self) private var settings

  var body: some View {
    ScrollView {
      Text("Size \(Int(settings.fontSize))")
        .font(.caption)
      Text(chapters.joined(separator: "\n\n"))
        .font(.system(size: settings.fontSize, design: settings.usesSerif ? .serif : .default))
    }
    .padding()
  }
}

struct StylePanel: View {
  @Bindable var settings: ReaderSettings

  var body: some View {
    Form {
      Stepper("Text size", value: $settings.fontSize, in: 12...32)
      Toggle("Serif font", isOn: $settings.usesSerif)
    }
    .frame(minWidth: 260, minHeight: 160)
  }
}
