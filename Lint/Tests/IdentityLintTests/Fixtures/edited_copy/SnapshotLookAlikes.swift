import SwiftUI

struct Lamp: Identifiable {
  let id: Int
  var name: String
  var isOn = false
}
@Observable final class Draft: Identifiable {
  var name = ""
}
@Observable final class Lamps {
  var all: [Lamp] = []
  func lamp(_ id: Int) -> Lamp? { all.first { $0.id == id } }
  func rename(_ id: Int, _ name: String) {
    guard let index = all.firstIndex(where: { $0.id == id }) else { return }
    all[index].name = name
  }
}
struct Sheets: View {
  let lamps: Lamps
  @State private var shown: Lamp?
  @State private var edited: Lamp?
  @State private var copied: Lamp?
  @State private var draft: Draft?
  @State private var followed: Lamp?
  var body: some View {
    List(lamps.all) { lamp in
      Button(lamp.name) { shown = lamp }
      // The element of each update.
      TextField("Name", text: Binding(get: { lamp.name }, set: { lamps.rename(lamp.id, $0) }))
    }
    // Reads the current element.
    .sheet(item: $shown) { lamp in
      TextField(
        "Name",
        text: Binding(
          get: { lamps.lamp(lamp.id)?.name ?? lamp.name }, set: { lamps.rename(lamp.id, $0) }))
    }
    // Writes the item as well.
    .sheet(item: $edited) { lamp in
      TextField("Name", text: Binding(get: { lamp.name }, set: { edited?.name = $0 }))
    }
    .sheet(item: $copied) { lamp in
      TextField("Name", text: Binding(get: { lamp.name }, set: { rename(lamp, $0) }))
    }
    // An object is no copy.
    .sheet(item: $draft) { draft in
      TextField("Name", text: Binding(get: { draft.name }, set: { draft.name = $0 }))
    }
    // The item follows the collection.
    .sheet(item: $followed) { lamp in
      TextField("Name", text: Binding(get: { lamp.name }, set: { lamps.rename(lamp.id, $0) }))
    }
    .onChange(of: lamps.all.count) { followed = lamps.all.first { $0.id == followed?.id } }
  }
  private func rename(_ lamp: Lamp, _ name: String) {
    lamps.rename(lamp.id, name)
    copied = lamps.lamp(lamp.id)
  }
}
