import SwiftUI

struct Tide: Identifiable, Decodable {
  let id: Int
  let time: String
  let height: Double
}

@MainActor
@Observable
final class TideModel {
  enum Phase {
    case loading
    case loaded([Tide])
    case failed(String)
  }

  private(set) var phase = Phase.loading

  func reload() async {
    // bug: Pulling to refresh ends in an error screen
    phase = .loading
    do {
      let url = URL(string: "https://example.com/tides.json")!
      let (data, _) = try await URLSession.shared.data(from: url)
      phase = .loaded(try JSONDecoder().decode([Tide].self, from: data))
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }
}

struct TideTable: View {
  @State private var model = TideModel()

  var body: some View {
    ZStack {
      switch model.phase {
      case .loading:
        ProgressView()
      case .loaded(let tides):
        List(tides) { tide in
          LabeledContent(tide.time, value: tide.height, format: .number)
        }
        .refreshable { await model.reload() }
      case .failed(let message):
        ContentUnavailableView(message, systemImage: "water.waves.slash")
      }
    }
    .task { await model.reload() }
  }
}
