import SwiftUI

struct CanvasLayer: Identifiable, Hashable {
  let id: UUID
  var name: String
  var opacity: Double
}

struct LayerInspector: View {
  let layer: CanvasLayer
  let onApply: (CanvasLayer) -> Void
  @State private var name: String
  @State private var opacity: Double

  init(layer: CanvasLayer, onApply: @escaping (CanvasLayer) -> Void) {
    self.layer = layer
    self.onApply = onApply
    // bug: Selecting another layer shows the first layer's name
    _name = State(initialValue: layer.name)
    _opacity = State(initialValue: layer.opacity)
  }

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Slider(value: $opacity)
      Button("Apply") {
        onApply(CanvasLayer(id: layer.id, name: name, opacity: opacity))
      }
    }
  }
}

struct CanvasEditor: View {
  @State var layers: [CanvasLayer]
  @State private var selectedID: CanvasLayer.ID?

  var body: some View {
    HStack {
      List(layers, selection: $selectedID) { layer in
        Text(layer.name)
      }
      if let layer = layers.first(where: { $0.id == selectedID }) {
        LayerInspector(layer: layer) { changed in
          guard let index = layers.firstIndex(where: { $0.id == changed.id }) else { return }
          layers[index] = changed
        }
        .frame(width: 260)
      }
    }
  }
}
