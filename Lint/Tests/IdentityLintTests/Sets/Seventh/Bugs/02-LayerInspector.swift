import SwiftUI

struct Layer: Identifiable, Hashable {
  let id: UUID
  var name: String
  var opacity: Double
}

@Observable
final class LayerStack {
  var layers: [Layer] = [
    Layer(id: UUID(), name: "Background", opacity: 1),
    Layer(id: UUID(), name: "Sketch", opacity: 0.6),
    Layer(id: UUID(), name: "Ink", opacity: 1),
  ]

  func layer(_ id: Layer.ID?) -> Layer? {
    layers.first { $0.id == id }
  }

  func apply(name: String, opacity: Double, to id: Layer.ID) {
    guard let index = layers.firstIndex(where: { $0.id == id }) else { return }
    layers[index].name = name
    layers[index].opacity = opacity
  }
}

struct LayerInspector: View {
  private let layer: Layer
  private let onApply: (String, Double) -> Void
  @State private var name: String
  @State private var opacity: Double

  init(layer: Layer, onApply: @escaping (String, Double) -> Void) {
    self.layer = layer
    self.onApply = onApply
    // bug: only the first selected layer fills the fields, Apply then writes them to another layer
    _name = State(initialValue: layer.name)
    _opacity = State(initialValue: layer.opacity)
  }

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Slider(value: $opacity, in: 0...1) { Text("Opacity") }
      Button("Apply") { onApply(name, opacity) }
    }
    .padding()
  }
}

struct DrawingView: View {
  @State private var stack = LayerStack()
  @State private var selection: Layer.ID?
  @State private var showsInspector = true

  var body: some View {
    List(stack.layers, selection: $selection) { layer in
      Label(layer.name, systemImage: "square.3.layers.3d")
    }
    .toolbar {
      Toggle("Inspector", systemImage: "sidebar.trailing", isOn: $showsInspector)
    }
    .inspector(isPresented: $showsInspector) {
      if let layer = stack.layer(selection) {
        LayerInspector(layer: layer) { name, opacity in
          stack.apply(name: name, opacity: opacity, to: layer.id)
        }
      } else {
        ContentUnavailableView("No Layer", systemImage: "square.dashed")
      }
    }
  }
}
