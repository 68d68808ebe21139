import SwiftUI

enum StreamQuality: String, CaseIterable, Identifiable {
  case low, standard, high

  var id: Self { self }

  var title: String {
    switch self {
    case .low: "Data saver"
    case .standard: "Standard"
    case .high: "Lossless"
    }
  }
}

struct StreamingSettings: View {
  @AppStorage("stream.quality") private var quality = StreamQuality.standard.rawValue
  @AppStorage("stream.cellular") private var allowsCellular = false

  var body: some View {
    Form {
      Section("Audio") {
        Picker("Quality", selection: $quality) {
          ForEach(StreamQuality.allCases) { option in
            // bug: the tags are StreamQuality, the selection is its String raw value: no tag
            // matches, so nothing is shown as chosen and a choice is never saved
            Text(option.title).tag(option)
          }
        }
        .pickerStyle(.segmented)
      }
      Section {
        Toggle("Stream over cellular", isOn: $allowsCellular)
      } footer: {
        QualityFooter(isLossless: quality == StreamQuality.high.rawValue)
      }
    }
    .navigationTitle("Streaming")
  }
}

struct QualityFooter: View {
  let isLossless: Bool

  var body: some View {
    Text(isLossless ? "About 36 MB for each song." : "At most 9 MB for each song.")
  }
}
