import SwiftUI

struct Station: Identifiable, Hashable {
  let id: String
  let name: String
}

struct AirReading {
  let index: Int
  let measuredAt: Date
}

protocol AirService {
  func reading(stationID: String) async throws -> AirReading
}

struct StationDetail: View {
  let station: Station
  let service: any AirService
  @State private var reading: AirReading?

  var body: some View {
    VStack(spacing: 12) {
      Text(station.name)
        .font(.title2)
      if let reading {
        Text(reading.index, format: .number)
          .font(.system(size: 72, weight: .bold))
        Text(reading.measuredAt, style: .time)
          .foregroundStyle(.secondary)
      } else {
        ProgressView()
      }
    }
    // bug: The task has no id
    .task {
      reading = try? await service.reading(stationID: station.id)
    }
  }
}

struct AirQualityView: View {
  let stations: [Station]
  let service: any AirService
  @State private var selected: Station

  init(stations: [Station], initial: Station, service: any AirService) {
    self.stations = stations
    self.service = service
    _selected = State(initialValue: initial)
  }

  var body: some View {
    VStack {
      Picker("Station", selection: $selected) {
        ForEach(stations) { station in
          Text(station.name).tag(station)
        }
      }
      StationDetail(station: selected, service: service)
      Spacer()
    }
    .padding()
    .navigationTitle("Air quality")
  }
}
