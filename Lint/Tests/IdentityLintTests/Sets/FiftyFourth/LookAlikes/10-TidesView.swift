import SwiftUI

struct Harbour: Identifiable, Hashable {
  let id: String
  let name: String
}

struct TideTable {
  let highWater: Date
  let heightInMetres: Double
}

protocol TideService {
  func tides(harbourID: String) async throws -> TideTable
}

struct HarbourDetail: View {
  let harbour: Harbour
  let service: any TideService
  @State private var table: TideTable?

  var body: some View {
    VStack(spacing: 12) {
      Text(harbour.name)
        .font(.title2)
      if let table {
        Text("\(table.heightInMetres, specifier: "%.1f") m")
          .font(.system(size: 72, weight: .bold))
        Text(table.highWater, style: .time)
          .foregroundStyle(.secondary)
      } else {
        ProgressView()
      }
    }
    .task(id: harbour.id) {
      table = nil
      let loaded = try? await service.tides(harbourID: harbour.id)
      guard !Task.isCancelled else { return }
      table = loaded
    }
  }
}

struct TidesView: View {
  let harbours: [Harbour]
  let service: any TideService
  @State private var selected: Harbour

  init(harbours: [Harbour], initial: Harbour, service: any TideService) {
    self.harbours = harbours
    self.service = service
    _selected = State(initialValue: initial)
  }

  var body: some View {
    VStack {
      Picker("Harbour", selection: $selected) {
        ForEach(harbours) { harbour in
          Text(harbour.name).tag(harbour)
        }
      }
      HarbourDetail(harbour: selected, service: service)
      Spacer()
    }
    .padding()
    .navigationTitle("Tides")
  }
}
