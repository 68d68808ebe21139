import SwiftUI

enum ReaderFont: String, CaseIterable, Identifiable {
  case serif, sans, mono

  var id: Self { self }

  var design: Font.Design {
    switch self {
    case .serif: .serif
    case .sans: .default
    case .mono: .monospaced
    }
  }
}

@Observable
final class ReaderPreferences {
  @ObservationIgnored private let defaults = UserDefaults.standard

  var showsProgress = true

  // bug: The chosen font: picker and text stay at the old one until something else redraws.
  var font: ReaderFont {
    get { ReaderFont(rawValue: defaults.string(forKey: "reader.font") ?? "") ?? .serif }
    set { defaults.set(newValue.rawValue, forKey: "reader.font") }
  }
}

struct ReaderPreferencesPanel: View {
  @Bindable var preferences: ReaderPreferences

  var body: some View {
    Form {
      Picker("Font", selection: $preferences.font) {
        ForEach(ReaderFont.allCases) { Text($0.rawValue.capitalized) }
      }
      Toggle("Show progress", isOn: $preferences.showsProgress)
    }
  }
}

struct ReaderScreen: View {
  let chapter: String
  @State private var preferences = ReaderPreferences()
  @State private var showsPanel = false

  var body: some View {
    ScrollView {
      Text(chapter)
        .font(.system(.body, design: preferences.font.design))
    }
    .toolbar { Button("Aa") { showsPanel = true } }
    .popover(isPresented: $showsPanel) {
      ReaderPreferencesPanel(preferences: preferences)
    }
  }
}
