import SwiftUI

@Observable
final class ReaderSettings {
  @ObservationIgnored private let defaults: UserDefaults

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
  }

  var lineSpacing: Double {
    get {
      access(keyPath: \.lineSpacing)
      return defaults.object(forKey: "reader.lineSpacing") as? Double ?? 4
    }
    set {
      withMutation(keyPath: \.lineSpacing) {
        defaults.set(newValue, forKey: "reader.lineSpacing")
      }
    }
  }

  var usesSerif: Bool {
    get {
      access(keyPath: \.usesSerif)
      return defaults.bool(forKey: "reader.serif")
    }
    set {
      withMutation(keyPath: \.usesSerif) {
        defaults.set(newValue, forKey: "reader.serif")
      }
    }
  }
}

struct ReaderPage: View {
  let text: String
  @Environment(ReaderSettings.self) private var settings
  @State private var showsSettings = false

  var body: some View {
    ScrollView {
      Text(text)
        .font(.system(.body, design: settings.usesSerif ? .serif : .default))
        .lineSpacing(settings.lineSpacing)
        .padding()
    }
    .toolbar {
      Button("Appearance", systemImage: "textformat") { showsSettings.toggle() }
    }
    .sheet(isPresented: $showsSettings) {
      ReaderSettingsSheet(settings: settings)
        .presentationDetents([.medium])
    }
  }
}

private struct ReaderSettingsSheet: View {
  @Bindable var settings: ReaderSettings

  var body: some View {
    Form {
      Slider(value: $settings.lineSpacing, in: 0...16) { Text("Line spacing") }
      Toggle("Serif font", isOn: $settings.usesSerif)
    }
  }
}
