import SwiftUI

@MainActor @Observable
final class Panel {
  private(set) var lines: [String] = []
  @ObservationIgnored private var poll: Task<Void, Never>?
  @ObservationIgnored private var forever: Task<Void, Never>?
  private let fetch: () async throws -> [String]
  init(fetch: @escaping () async throws -> [String]) { self.fetch = fetch }
  func follow() async throws {
    while true {
      if let latest = try? await fetch() { lines = latest }
      try await Task.sleep(for: .seconds(20))
    }
  }
  func ask() async {
    while !Task.isCancelled {
      if let latest = try? await fetch() { lines = latest }
      try? await Task.sleep(for: .seconds(20))
    }
  }
  func start() {
    poll = Task { [weak self] in
      while true {
        guard let self else { return }
        lines = (try? await fetch()) ?? lines
        try? await Task.sleep(for: .seconds(5))
      }
    }
  }
  func stop() { poll?.cancel() }
}
struct Screen: View {
  let panel: Panel
  let fetch: () async throws -> Int
  @State private var seconds = 0
  var body: some View {
    List(panel.lines, id: \.self) { Text($0) }
      .task { try? await panel.follow() }
      .task { await panel.ask() }
      .task {
        do {
          while true {
            seconds = try await fetch()
            try await Task.sleep(for: .seconds(1))
          }
        } catch {
          print(error)
        }
      }
      .task {
        while true {
          do {
            seconds = try await fetch()
            try await Task.sleep(for: .seconds(1))
          } catch {
            if Task.isCancelled { break }
          }
        }
      }
      .task {
        while true {
          seconds += 1
          guard (try? await Task.sleep(for: .seconds(1))) != nil else { return }
        }
      }
      .task {
        for second in 0..<10 {
          seconds = second
          try? await Task.sleep(for: .seconds(1))
        }
      }
  }
}
