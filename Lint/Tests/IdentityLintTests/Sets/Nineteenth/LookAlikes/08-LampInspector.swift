import SwiftUI
import Observation

struct Lamp: Identifiable {
  let id: Int
  var name: String
  var level: Double
}

@Observable
final class Lighting {
  var lamps = [
    Lamp(id: 1, name: "Desk", level: 0.8),
    Lamp(id: 2, name: "Hall", level: 1.0),
    Lamp(id: 3, name: "Porch", level: 0.6),
  ]

  subscript(id: Lamp.ID) -> Lamp? {
    get { lamps.first { $0.id == id } }
    set {
      guard let newValue, let index = lamps.firstIndex(where: { $0.id == id }) else { return }
      lamps[index] = newValue
    }
  }
}

struct LampInspector: View {
  @Binding var name: String
  @Binding var level: Double

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Slider(value: $level, in: 0...1) { Text("Level") }
    }
    .padding()
    .frame(minWidth: 280)
  }
}

struct LightingWindow: View {
  @State private var lighting = Lighting()
  @State private var inspected: Lamp?

  var body: some View {
    List(lighting.lamps) { lamp in
      Button(lamp.name) { inspected = lamp }
    }
    .sheet(item: $inspected) { lamp in
      LampInspector(
        name: Binding(
          get: { lighting[lamp.id]?.name ?? lamp.name },
          set: { lighting[lamp.id]?.name = $0 }
        ),
        level: Binding(
          get: { lighting[lamp.id]?.level ?? lamp.level },
          set: { lighting[lamp.id]?.level = $0 }
        )
      )
    }
  }
}
