import SwiftUI
import Observation

@Observable
final class ReaderSettings {
  private static let sizeKey = "readerFontSize"

  var fontSize: Double {
    didSet { UserDefaults.standard.set(fontSize, forKey: Self.sizeKey) }
  }

  var isSerif = true

  init() {
    fontSize = UserDefaults.standard.object(forKey: Self.sizeKey) as? Double ?? 17
  }

  func reset() {
    fontSize = 17
    isSerif = true
  }
}

struct ReaderView: View {
  @State private var settings = ReaderSettings()
  let chapter: String

  var body: some View {
    ScrollView {
      Text(chapter)
        .font(.system(size: settings.fontSize, design: settings.isSerif ? .serif : .default))
        .padding()
    }
    .safeAreaInset(edge: .bottom) {
      ReaderControls(settings: settings)
    }
  }
}

private struct ReaderControls: View {
  @Bindable var settings: ReaderSettings

  var body: some View {
    HStack {
      Image(systemName: "textformat.size.smaller")
      Slider(value: $settings.fontSize, in: 12...32, step: 1)
      Text("\(Int(settings.fontSize)) pt").monospacedDigit()
      Toggle("Serif", isOn: $settings.isSerif).labelsHidden()
      Button("Reset") { settings.reset() }
    }
    .padding()
    .background(.bar)
  }
}
