import SwiftUI

@Observable
final class ReaderSettings {
  @ObservationIgnored private let defaults: UserDefaults

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
    defaults.register(defaults: ["reader.fontSize": 17.0])
  }

  var fontSize: Double {
    // bug: Moving the slider or the toggle does not change the text
    get { defaults.double(forKey: "reader.fontSize") }
    set { defaults.set(newValue, forKey: "reader.fontSize") }
  }

  var isSerif: Bool {
    get { defaults.bool(forKey: "reader.serif") }
    set { defaults.set(newValue, forKey: "reader.serif") }
  }
}

struct ReaderScreen: View {
  let chapter: String
  @State private var settings = ReaderSettings()

  var body: some View {
    ScrollView {
      Text(chapter)
        .font(
          .system(
            size: settings.fontSize,
            design: settings.isSerif ? .serif : .default)
        )
        .padding()
    }
    .safeAreaInset(edge: .bottom) {
      ReaderControls(settings: settings)
    }
  }
}

struct ReaderControls: View {
  @Bindable var settings: ReaderSettings

  var body: some View {
    HStack {
      Slider(value: $settings.fontSize, in: 12...32)
      Toggle("Serif", isOn: $settings.isSerif)
        .fixedSize()
    }
    .padding()
    .background(.bar)
  }
}
