import Observation
import SwiftUI

@Observable
final class ReaderSettings {
  var usesSerif = true

  var fontSize: Double {
    get {
      access(keyPath: \.fontSize)
      let stored = UserDefaults.standard.double(forKey: "reader.fontSize")
      return stored == 0 ? 16 : stored
    }
    set {
      withMutation(keyPath: \.fontSize) {
        UserDefaults.standard.set(newValue, forKey: "reader.fontSize")
      }
    }
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
        settings.fontSize = max(settings.fontSize - 2, 10)
      }
      Button("Larger", systemImage: "textformat.size.larger") {
        settings.fontSize = min(settings.fontSize + 2, 40)
      }
    }
  }
}
