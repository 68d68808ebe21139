import SwiftUI

struct Lamp: Identifiable, Hashable {
  let id: Int
  var name: String
  var isOn = false
}
@Observable final class Lamps {
  var all: [Lamp] = []
  func rename(_ id: Int, _ name: String) {
    guard let index = all.firstIndex(where: { $0.id == id }) else { return }
    all[index].name = name
  }
  func turn(_ id: Int, _ isOn: Bool) {
    guard let index = all.firstIndex(where: { $0.id == id }) else { return }
    all[index].isOn = isOn
  }
}
struct InASheet: View {
  let lamps: Lamps
  @State private var shown: Lamp?
  var body: some View {
    List(lamps.all) { lamp in Button(lamp.name) { shown = lamp } }
      .sheet(item: $shown) { lamp in
        TextField(
          "Name",
          text: Binding(
            get: { lamp.name },  // expect: edited_copy
            set: { lamps.rename(lamp.id, $0) }))
      }
  }
}
struct Trailing: View {
  let lamps: Lamps
  @State private var shown: Lamp?
  var body: some View {
    List(lamps.all) { lamp in Button(lamp.name) { shown = lamp } }
      .popover(item: $shown) { lamp in
        let isOn = Binding {
          lamp.isOn  // expect: edited_copy
        } set: {
          lamps.turn(lamp.id, $0)
        }
        Toggle("On", isOn: isOn)
      }
  }
}
struct Pushed: View {
  let lamps: Lamps
  var body: some View {
    List(lamps.all) { lamp in NavigationLink(lamp.name, value: lamp) }
      .navigationDestination(for: Lamp.self) { lamp in
        TextField(
          "Name",
          text: Binding(
            get: { lamp.name },  // expect: edited_copy
            set: { lamps.rename(lamp.id, $0) }))
      }
  }
}
struct Unwrapped: View {
  let lamps: Lamps
  @State private var chosen: Lamp?
  var body: some View {
    List(lamps.all) { lamp in Button(lamp.name) { chosen = lamp } }
    if let chosen {
      Toggle(
        "On",
        isOn: Binding(
          get: { chosen.isOn },  // expect: edited_copy
          set: { lamps.turn(chosen.id, $0) }))
    }
  }
}
struct ByMethod: View {
  let lamps: Lamps
  @State private var shown: Lamp?
  var body: some View {
    List(lamps.all) { lamp in Button(lamp.name) { shown = lamp } }
      .fullScreenCover(item: $shown) { lamp in
        Toggle(
          "On",
          isOn: Binding(
            get: { lamp.isOn },  // expect: edited_copy
            set: { store($0, for: lamp) }))
      }
  }
  private func store(_ isOn: Bool, for lamp: Lamp) { lamps.turn(lamp.id, isOn) }
}
