import SwiftUI

@MainActor
final class DepartureFeed: ObservableObject {
  @Published private(set) var next = "–"
  private let socket: URLSessionWebSocketTask

  init(stop: String) {
    let url = URL(string: "wss://transit.example.com/\(stop)")!
    socket = URLSession.shared.webSocketTask(with: url)
    socket.resume()
    receiveNext()
  }

  deinit {
    socket.cancel(with: .goingAway, reason: nil)
  }

  private func receiveNext() {
    socket.receive { [weak self] result in
      guard case .success(.string(let text)) = result else { return }
      Task { @MainActor [weak self] in
        self?.next = text
        self?.receiveNext()
      }
    }
  }
}

struct DepartureTile: View {
  let stop: String
  @StateObject private var feed: DepartureFeed

  init(stop: String) {
    self.stop = stop
    _feed = StateObject(wrappedValue: DepartureFeed(stop: stop))
  }

  var body: some View {
    LabeledContent(stop, value: feed.next)
  }
}

struct CommuteNote: View {
  let stop: String
  @State private var note = ""

  var body: some View {
    VStack {
      DepartureTile(stop: stop)
        .id(stop)
      TextField("Note", text: $note)
      Text("\(note.count) of 200 characters")
    }
    .padding()
  }
}
