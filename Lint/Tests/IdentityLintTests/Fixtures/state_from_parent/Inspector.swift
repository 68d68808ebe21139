import SwiftUI

struct Layer: Identifiable { let id: Int; var name = "" }
struct LayerFields: View {
  @State private var name: String  // expect: state_from_parent
  init(layer: Layer) { _name = State(initialValue: layer.name) }
  var body: some View { TextField("Name", text: $name) }
}
struct Layers: View {
  let layers: [Layer]
  @State private var selection: Int?
  @State private var isOpen = true
  var body: some View {
    List(layers, selection: $selection) { Text($0.name) }
      .inspector(isPresented: $isOpen) {
        if let layer = layers.first(where: { $0.id == selection }) { LayerFields(layer: layer) }
      }
  }
}
