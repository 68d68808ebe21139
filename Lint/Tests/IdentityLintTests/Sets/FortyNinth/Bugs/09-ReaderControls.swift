import SwiftUI

@Observable
final class ReaderSettings {
  @ObservationIgnored
  // bug: The @AppStorage in the @Observable class is ignored by observation
  @AppStorage("reader.fontSize") var fontSize = 17.0

  var isSerif = true

  func reset() {
    fontSize = 17
  }
}

struct ReaderControls: View {
  let settings: ReaderSettings

  var body: some View {
    HStack {
      Button("Smaller", systemImage: "textformat.size.smaller") { settings.fontSize -= 1 }
      Button("Larger", systemImage: "textformat.size.larger") { settings.fontSize += 1 }
      Button("Reset") { settings.reset() }
    }
  }
}

struct ReaderPage: View {
  @State private var settings = ReaderSettings()
  let text: String

  var body: some View {
    ScrollView {
      Text(text)
        .font(
          .system(size: settings.fontSize, design: settings.isSerif ? .serif : .default))
    }
    .safeAreaInset(edge: .bottom) {
      ReaderControls(settings: settings)
    }
  }
}
