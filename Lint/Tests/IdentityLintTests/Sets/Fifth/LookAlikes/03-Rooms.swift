import Combine
import SwiftUI

final class ThermostatModel: ObservableObject {
  let roomID: Int
  @Published var target = 20.0

  init(roomID: Int) {
    self.roomID = roomID
  }
}

struct Thermostat: View {
  let roomID: Int
  @StateObject private var model: ThermostatModel

  init(roomID: Int) {
    self.roomID = roomID
    _model = StateObject(wrappedValue: ThermostatModel(roomID: roomID))
  }

  var body: some View {
    Stepper("Room \(roomID): \(model.target, specifier: "%.1f")°", value: $model.target, step: 0.5)
  }
}

struct HouseView: View {
  let roomIDs: Set<Int>
  @State private var isDescending = false

  private var sorted: [Int] {
    isDescending ? roomIDs.sorted(by: >) : roomIDs.sorted()
  }

  var body: some View {
    VStack {
      Toggle("Top floor first", isOn: $isDescending)
      ForEach(sorted, id: \.self) { Thermostat(roomID: $0) }
    }
  }
}
