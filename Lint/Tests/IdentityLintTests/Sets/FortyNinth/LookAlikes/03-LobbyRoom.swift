import SwiftUI

struct LobbyClient: Sendable {
  func events(in lobby: String) -> AsyncStream<String> {
    AsyncStream { continuation in
      let producer = Task {
        var number = 0
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          number += 1
          continuation.yield("\(lobby) #\(number)")
        }
      }
      continuation.onTermination = { _ in producer.cancel() }
    }
  }

  func send(_ text: String, to lobby: String) async {
    var request = URLRequest(url: URL(string: "https://example.com/lobby")!)
    request.httpMethod = "POST"
    request.httpBody = Data("\(lobby):\(text)".utf8)
    _ = try? await URLSession.shared.data(for: request)
  }
}

@MainActor
@Observable
final class LobbyModel {
  private(set) var lines: [String] = []
  private let client = LobbyClient()

  func listen(to lobby: String) async {
    lines = []
    for await event in client.events(in: lobby) {
      guard !Task.isCancelled else { return }
      lines.append(event)
    }
  }

  func wave(in lobby: String) {
    Task {
      await client.send("👋", to: lobby)
    }
  }
}

struct LobbyRoom: View {
  let name: String
  let lobby: LobbyModel

  var body: some View {
    List(Array(lobby.lines.enumerated()), id: \.offset) { _, line in
      Text(line)
    }
    .navigationTitle(name)
    .toolbar { Button("Wave") { lobby.wave(in: name) } }
    .task(id: name) {
      await lobby.listen(to: name)
    }
  }
}
