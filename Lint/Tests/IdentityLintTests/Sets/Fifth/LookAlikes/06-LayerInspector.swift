import SwiftUI

struct DrawingLayer: Identifiable {
  let id: Int
  var name: String
  var opacity: Double
}

struct LayerInspector: View {
  @Binding var layer: DrawingLayer

  var body: some View {
    Form {
      TextField("Name", text: $layer.name)
      Slider(value: $layer.opacity)
    }
  }
}

struct LayersPanel: View {
  @State private var layers = [
    DrawingLayer(id: 1, name: "Sketch", opacity: 0.5),
    DrawingLayer(id: 2, name: "Ink", opacity: 1),
  ]
  @State private var selected: DrawingLayer.ID?

  var body: some View {
    HStack {
      List(layers, selection: $selected) { layer in
        Text(layer.name).opacity(layer.opacity)
      }
      if let layer = $layers.first(where: { $0.id == selected }) {
        LayerInspector(layer: layer)
          .frame(width: 240)
      }
    }
  }
}
