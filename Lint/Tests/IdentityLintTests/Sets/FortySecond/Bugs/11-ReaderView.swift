import Observation
import SwiftUI

@Observable
final class ReaderSettings {
  // bug: fontSize is ignored by observation and AppStorage inside a class does not invalidate the
  @ObservationIgnored @AppStorage("reader.fontSize") var fontSize = 16.0
  var usesSerif = true

  func enlarge() {
    fontSize = min(fontSize + 2, 40)
  }

  func shrink() {
    fontSize = max(fontSize - 2, 10)
  }
}

struct ReaderView: View {
  let text: String
  @State private var settings = ReaderSettings()

  var body: some View {
    ScrollView {
      Text(text)
        .font(.system(size: settings.fontSize, design: settings.usesSerif ? .serif : .default))
        .padding()
    }
    .toolbar {
      Button("Smaller", systemImage: "textformat.size.smaller") {
        settings.shrink()
      }
      Button("Larger", systemImage: "textformat.size.larger") {
        settings.enlarge()
      }
    }
  }
}
