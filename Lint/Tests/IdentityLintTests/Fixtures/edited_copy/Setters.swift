import SwiftUI

struct Lamp: Identifiable {
  let id: Int
  var isOn: Bool
  var level: Double
}
struct Lamps: View {
  @State private var lamps: [Lamp] = []
  var body: some View {
    List(lamps) { lamp in
      Toggle(
        "On",
        isOn: Binding {
          lamp.isOn
        } set: { value in
          var changed = lamp
          changed.isOn = value  // expect: edited_copy
        })
      Slider(value: level(of: lamp))
    }
  }
  private func level(of lamp: Lamp) -> Binding<Double> {
    Binding(
      get: { lamp.level },
      set: {
        var dimmed = lamp
        dimmed.level = $0  // expect: edited_copy
        dimmed.isOn = true
      })
  }
}
