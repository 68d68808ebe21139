import SwiftUI

struct Departure: Identifiable, Decodable {
  let id: String
  let line: String
  let direction: String
  let minutes: Int
}

struct DepartureService {
  let endpoint: URL

  func departures(stop: String) async throws -> [Departure] {
    let url = endpoint.appending(path: stop)
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode([Departure].self, from: data)
  }
}

@MainActor
@Observable
final class DepartureBoardModel {
  private(set) var departures: [Departure] = []
  private let service: DepartureService

  init(service: DepartureService) {
    self.service = service
  }

  func refresh(stop: String) async {
    guard let latest = try? await service.departures(stop: stop) else { return }
    departures = latest
  }
}

struct DepartureBoardView: View {
  let stop: String
  let model: DepartureBoardModel

  var body: some View {
    List(model.departures) { departure in
      HStack {
        Text(departure.line)
          .bold()
        Text(departure.direction)
        Spacer()
        Text("\(departure.minutes) min")
          .monospacedDigit()
      }
    }
    .navigationTitle(stop)
    .onAppear {
      // bug: The unstructured polling task is never cancelled when the board disappears
      Task {
        while !Task.isCancelled {
          await model.refresh(stop: stop)
          try? await Task.sleep(for: .seconds(20))
        }
      }
    }
  }
}

struct StopListView: View {
  let stops: [String]
  let service: DepartureService

  var body: some View {
    NavigationStack {
      List(stops, id: \.self) { stop in
        NavigationLink(stop, value: stop)
      }
      .navigationTitle("Stops")
      .navigationDestination(for: String.self) { stop in
        DepartureBoardScreen(stop: stop, service: service)
      }
    }
  }
}

struct DepartureBoardScreen: View {
  let stop: String
  @State private var model: DepartureBoardModel

  init(stop: String, service: DepartureService) {
    self.stop = stop
    _model = State(initialValue: DepartureBoardModel(service: service))
  }

  var body: some View {
    DepartureBoardView(stop: stop, model: model)
  }
}
