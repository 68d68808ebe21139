import SwiftUI

struct Departure: Identifiable, Decodable {
  let id: String
  let line: String
  let minutes: Int
}

@MainActor
@Observable
final class DepartureBoard {
  private(set) var departures: [Departure] = []
  @ObservationIgnored private var timer: Timer?
  private let stop: String

  init(stop: String) {
    self.stop = stop
  }

  func startPolling() {
    stopPolling()
    timer = Timer.scheduledTimer(withTimeInterval: 20, repeats: true) { [weak self] _ in
      Task { @MainActor in await self?.refresh() }
    }
  }

  func stopPolling() {
    timer?.invalidate()
    timer = nil
  }

  func refresh() async {
    guard let url = URL(string: "https://transit.example.com/stops/\(stop)"),
      let (data, _) = try? await URLSession.shared.data(from: url),
      let decoded = try? JSONDecoder().decode([Departure].self, from: data)
    else { return }
    departures = decoded
  }
}

struct DepartureBoardView: View {
  @State private var board: DepartureBoard

  init(stop: String) {
    _board = State(initialValue: DepartureBoard(stop: stop))
  }

  var body: some View {
    List(board.departures) { departure in
      LabeledContent(departure.line, value: "\(departure.minutes) min")
    }
    .task { await board.refresh() }
    .onAppear { board.startPolling() }
    .onDisappear { board.stopPolling() }
  }
}

struct StopsView: View {
  let stops = ["Central", "Harbour", "Zoo"]

  var body: some View {
    NavigationStack {
      List(stops, id: \.self) { stop in
        NavigationLink(stop) { DepartureBoardView(stop: stop) }
      }
    }
  }
}
