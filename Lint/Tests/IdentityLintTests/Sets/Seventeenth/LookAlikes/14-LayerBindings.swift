import SwiftUI
import Observation

struct Layer: Identifiable, Hashable {
  let id: UUID
  var name: String
  var isVisible: Bool
  var opacity: Double
}

@Observable
final class ArtDocument {
  var layers: [Layer]

  init(layers: [Layer]) {
    self.layers = layers
  }
}

struct LayerRow: View {
  let name: String
  @Binding var isVisible: Bool
  @Binding var opacity: Double

  var body: some View {
    HStack {
      Toggle(name, isOn: $isVisible)
      Spacer()
      Slider(value: $opacity, in: 0...1).frame(width: 100)
    }
  }
}

struct LayersInspector: View {
  @Bindable var document: ArtDocument
  @State private var filter = ""

  private func matches(_ layer: Layer) -> Bool {
    filter.isEmpty || layer.name.localizedCaseInsensitiveContains(filter)
  }

  var body: some View {
    VStack {
      TextField("Filter layers", text: $filter)
      List {
        ForEach($document.layers) { $layer in
          if matches(layer) {
            LayerRow(
              name: layer.name,
              isVisible: $layer.isVisible,
              opacity: $layer.opacity
            )
          }
        }
      }
    }
    .frame(minWidth: 280)
  }
}
