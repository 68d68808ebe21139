import SwiftUI

@MainActor @Observable
final class Board {
  private(set) var lines: [String] = []
  @ObservationIgnored private var poll: Task<Void, Never>?
  private let fetch: () async throws -> [String]
  init(fetch: @escaping () async throws -> [String]) { self.fetch = fetch }
  func follow() async {
    while true {
      if let latest = try? await fetch() { lines = latest }
      try? await Task.sleep(for: .seconds(20))
    }
  }
  func start() {
    poll = Task { [fetch] in
      repeat {
        _ = try? await fetch()
        try? await Task.sleep(nanoseconds: 5_000_000_000)  // expect: canceled_sleep
      } while true
    }
  }
  func stop() {
    poll?.cancel()
    poll = nil
  }
}
struct Departures: View {
  let board: Board
  var body: some View {
    List(board.lines, id: \.self) { Text($0) }
      .task { await board.follow() }  // expect: canceled_sleep
  }
}
struct Clock: View {
  let fetch: () async throws -> Int
  @State private var seconds = 0
  var body: some View {
    Text("\(seconds)")
      .task {
        while true {
          do {
            seconds = try await fetch()
            try await Task.sleep(for: .seconds(1))  // expect: canceled_sleep
          } catch {
            print(error)
          }
        }
      }
  }
}
struct Ticker: View {
  let symbol: String
  let fetch: (String) async -> Double
  @State private var price = 0.0
  var body: some View {
    Text("\(price)").task(id: symbol) { await run() }
  }
  private func run() async {
    while true {
      price = await fetch(symbol)
      try? await Task.sleep(for: .seconds(3))  // expect: canceled_sleep
    }
  }
}
