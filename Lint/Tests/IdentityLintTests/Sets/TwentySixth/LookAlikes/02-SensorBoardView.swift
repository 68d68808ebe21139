import SwiftUI

struct SensorDTO: Decodable {
  let serial: String
  let room: String
  let celsius: Double
}

struct Sensor: Identifiable {
  let id: UUID
  let serial: String
  var room: String
  var celsius: Double
}

@Observable
final class SensorBoard {
  private(set) var sensors: [Sensor] = []

  func merge(_ incoming: [SensorDTO]) {
    let known = Dictionary(
      sensors.map { ($0.serial, $0.id) }, uniquingKeysWith: { first, _ in first })
    sensors = incoming.map { dto in
      Sensor(
        id: known[dto.serial] ?? UUID(),
        serial: dto.serial,
        room: dto.room,
        celsius: dto.celsius
      )
    }
  }
}

struct SensorBoardView: View {
  let board: SensorBoard
  let fetch: () async throws -> [SensorDTO]

  var body: some View {
    List(board.sensors) { sensor in
      SensorRow(sensor: sensor)
    }
    .task {
      while !Task.isCancelled {
        if let fresh = try? await fetch() {
          board.merge(fresh)
        }
        try? await Task.sleep(for: .seconds(30))
      }
    }
  }
}

private struct SensorRow: View {
  let sensor: Sensor
  @State private var remark = ""
  @State private var isOpen = false

  var body: some View {
    DisclosureGroup("\(sensor.room): \(sensor.celsius.formatted()) °C", isExpanded: $isOpen) {
      TextField("Remark", text: $remark)
    }
  }
}
