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

  private var shown: [Layer] {
    filter.isEmpty
      ? document.layers
      : document.layers.filter { $0.name.localizedCaseInsensitiveContains(filter) }
  }

  var body: some View {
    VStack {
      TextField("Filter layers", text: $filter)
      List {
        ForEach(Array(shown.enumerated()), id: \.element.id) { index, layer in
          LayerRow(
            name: layer.name,
            // bug: the index belongs to the filtered array but subscripts the full one: with a
            // filter on, toggle and slider show and change another layer
            isVisible: $document.layers[index].isVisible,
            opacity: $document.layers[index].opacity
          )
        }
      }
    }
    .frame(minWidth: 280)
  }
}
