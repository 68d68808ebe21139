import SwiftUI

struct Valve: Identifiable {
  let id: Int
  var isOpen: Bool
}
final class Pump: Identifiable {
  let id = 0
  var isOpen = false
}
struct Valves: View {
  @State private var valves: [Valve] = []
  @State private var pump = Pump()
  let send: (Valve) -> Void
  var body: some View {
    ForEach($valves) { $valve in
      Toggle(
        "Sent",
        isOn: Binding(
          get: { valve.isOpen },
          set: { value in
            var changed = valve
            changed.isOpen = value
            send(changed)
          }))
      Toggle(
        "Written",
        isOn: Binding(
          get: { valve.isOpen },
          set: { value in
            var changed = valve
            changed.isOpen = value
            valve = changed
          }))
      // A class: the object itself changes.
      Toggle(
        "Pump",
        isOn: Binding(
          get: { pump.isOpen },
          set: { value in
            var same = pump
            same.isOpen = value
          }))
    }
  }
}
