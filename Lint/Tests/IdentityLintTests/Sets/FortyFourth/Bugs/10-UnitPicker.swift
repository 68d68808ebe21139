import SwiftUI

enum MapUnit: String, CaseIterable, Identifiable {
  case metric, imperial, nautical

  var id: Self { self }

  var label: String {
    switch self {
    case .metric: "Kilometres"
    case .imperial: "Miles"
    case .nautical: "Nautical miles"
    }
  }
}

struct UnitPicker: View {
  @Binding var selection: String

  var body: some View {
    Picker("Distance", selection: $selection) {
      ForEach(MapUnit.allCases) { unit in
        Text(unit.label)
          // bug: The picker shows no choice and a tap on an entry is not stored
          .tag(unit)
      }
    }
    .pickerStyle(.inline)
  }
}

struct MapSettings: View {
  @AppStorage("map.unit") private var unit = MapUnit.metric.rawValue
  @AppStorage("map.showsTraffic") private var showsTraffic = false

  var body: some View {
    Form {
      Section("Map") {
        Toggle("Traffic", isOn: $showsTraffic)
      }
      Section {
        UnitPicker(selection: $unit)
      }
    }
  }
}
