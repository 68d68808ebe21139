import SwiftUI

struct TankLevel: Identifiable, Decodable {
  let id: String
  let name: String
  let litres: Double
}

struct TankService {
  let endpoint: URL

  func levels(site: String) async throws -> [TankLevel] {
    let url = endpoint.appending(path: site)
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode([TankLevel].self, from: data)
  }
}

@MainActor
@Observable
final class TankMonitorModel {
  private(set) var levels: [TankLevel] = []
  private let service: TankService

  init(service: TankService) {
    self.service = service
  }

  func refresh(site: String) async {
    guard let latest = try? await service.levels(site: site) else { return }
    levels = latest
  }
}

struct TankMonitorView: View {
  let site: String
  @State private var model: TankMonitorModel

  init(site: String, service: TankService) {
    self.site = site
    _model = State(initialValue: TankMonitorModel(service: service))
  }

  var body: some View {
    List(model.levels) { level in
      LabeledContent(level.name) {
        Text("\(level.litres, specifier: "%.0f") l")
          .monospacedDigit()
      }
    }
    .navigationTitle(site)
    .task {
      while !Task.isCancelled {
        await model.refresh(site: site)
        try? await Task.sleep(for: .seconds(20))
      }
    }
  }
}

struct SiteListView: View {
  let sites: [String]
  let service: TankService

  var body: some View {
    NavigationStack {
      List(sites, id: \.self) { site in
        NavigationLink(site, value: site)
      }
      .navigationTitle("Sites")
      .navigationDestination(for: String.self) { site in
        TankMonitorView(site: site, service: service)
      }
    }
  }
}
