import SwiftUI

enum MapStyleChoice: String, CaseIterable, Identifiable {
  case street
  case terrain
  case satellite

  var id: String { rawValue }

  var title: String { rawValue.capitalized }

  var legend: String {
    switch self {
    case .street: return "Roads and places"
    case .terrain: return "Contours and paths"
    case .satellite: return "Aerial images"
    }
  }
}

struct MapSettingsView: View {
  @State private var styleID: MapStyleChoice.ID = MapStyleChoice.street.id
  @State private var showsTraffic = true

  private var style: MapStyleChoice {
    MapStyleChoice(rawValue: styleID) ?? .street
  }

  var body: some View {
    Form {
      Section("Style") {
        Picker("Map style", selection: $styleID) {
          ForEach(MapStyleChoice.allCases) { style in
            Text(style.title).tag(style.id)
          }
        }
        .pickerStyle(.segmented)
        Text(style.legend)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Section("Layers") {
        Toggle("Traffic", isOn: $showsTraffic)
      }
    }
    .navigationTitle("Map")
  }
}
