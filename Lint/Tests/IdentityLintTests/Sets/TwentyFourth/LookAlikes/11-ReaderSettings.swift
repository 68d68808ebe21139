import SwiftUI

enum SettingsKey {
  static let textSize = "reader.textSize"
  static let spacing = "reader.lineSpacing"
}

enum TextSize: String, CaseIterable {
  case small, regular, large

  var font: Font {
    switch self {
    case .small: .footnote
    case .regular: .body
    case .large: .title3
    }
  }
}

struct ReaderSettings: View {
  @AppStorage(SettingsKey.textSize) private var size: TextSize = .regular
  @AppStorage(SettingsKey.spacing) private var spacing = 4.0

  var body: some View {
    Form {
      Picker("Text size", selection: $size) {
        ForEach(TextSize.allCases, id: \.self) { Text($0.rawValue.capitalized) }
      }
      Slider(value: $spacing, in: 0...12) { Text("Line spacing") }
    }
  }
}

struct ReaderPage: View {
  let text: String
  @AppStorage(SettingsKey.textSize) private var size: TextSize = .regular
  @AppStorage(SettingsKey.spacing) private var spacing = 4.0

  var body: some View {
    ScrollView {
      Text(text)
        .font(size.font)
        .lineSpacing(spacing)
        .padding()
    }
  }
}

struct ReaderTabs: View {
  var body: some View {
    TabView {
      ReaderPage(text: "Call me Ishmael.")
        .tabItem { Label("Read", systemImage: "book") }
      ReaderSettings()
        .tabItem { Label("Settings", systemImage: "textformat.size") }
    }
  }
}
