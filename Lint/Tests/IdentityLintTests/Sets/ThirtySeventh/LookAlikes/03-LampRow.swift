import SwiftUI

struct Lamp: Identifiable {
  let id: Int
  var title: String
  var isOn: Bool
  var isReachable: Bool
}

struct LampRow: View {
  let title: String
  @Binding var isOn: Bool

  var body: some View {
    Toggle(isOn: $isOn) {
      Text(title)
        .foregroundStyle(isOn ? .primary : .secondary)
    }
  }
}

struct LampList: View {
  @State private var lamps = [
    Lamp(id: 1, title: "Desk", isOn: true, isReachable: true),
    Lamp(id: 2, title: "Hall", isOn: false, isReachable: true),
    Lamp(id: 3, title: "Shed", isOn: false, isReachable: false),
  ]

  var body: some View {
    List {
      ForEach($lamps) { $lamp in
        LampRow(title: lamp.title, isOn: $lamp.isOn)
          .disabled(!lamp.isReachable)
      }
      Toggle("Bridge connected", isOn: .constant(true))
        .disabled(true)
    }
  }
}
