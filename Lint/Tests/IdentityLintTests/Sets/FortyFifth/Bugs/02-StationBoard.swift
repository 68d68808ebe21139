import SwiftUI

struct Station: Identifiable, Hashable {
  let id: String
  let name: String

  var boardURL: URL {
    URL(string: "https://rail.example.com/board/\(id)")!
  }
}

struct BoardLine: Decodable, Identifiable {
  let id: String
  let text: String
}

struct StationBoard: View {
  let station: Station
  @State private var lines: [BoardLine] = []
  @State private var failure: String?

  var body: some View {
    List {
      if let failure {
        Label(failure, systemImage: "wifi.exclamationmark")
          .foregroundStyle(.red)
      }
      ForEach(lines) { line in
        Text(line.text)
      }
    }
    .navigationTitle(station.name)
    .task(id: station.id) {
      failure = nil
      lines = []
      await load()
    }
  }

  private func load() async {
    do {
      let (data, _) = try await URLSession.shared.data(from: station.boardURL)
      lines = try JSONDecoder().decode([BoardLine].self, from: data)
    } catch {
      // bug: Switching stations quickly shows a "cancelled" error over the new board
      failure = error.localizedDescription
    }
  }
}
