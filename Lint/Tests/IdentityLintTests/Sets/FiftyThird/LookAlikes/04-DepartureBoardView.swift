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
  @ObservationIgnored private let fetch: (String) async throws -> [Departure]

  init(fetch: @escaping (String) async throws -> [Departure]) {
    self.fetch = fetch
  }

  func follow(stop: String) async throws {
    departures = []
    while true {
      let latest = try? await fetch(stop)
      try Task.checkCancellation()
      if let latest {
        departures = latest
      }
      try await Task.sleep(for: .seconds(20))
    }
  }
}

struct DepartureBoardView: View {
  let stop: String
  let board: DepartureBoard

  var body: some View {
    List(board.departures) { departure in
      HStack {
        Text(departure.line).bold()
        Spacer()
        Text("\(departure.minutes) min")
      }
    }
    .navigationTitle(stop)
    .task(id: stop) {
      try? await board.follow(stop: stop)
    }
  }
}
