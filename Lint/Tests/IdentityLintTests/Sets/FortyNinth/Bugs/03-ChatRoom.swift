import SwiftUI

struct ChatClient: Sendable {
  func messages(in room: String) -> AsyncStream<String> {
    AsyncStream { continuation in
      let producer = Task {
        var number = 0
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          number += 1
          continuation.yield("\(room) #\(number)")
        }
      }
      continuation.onTermination = { _ in producer.cancel() }
    }
  }
}

@MainActor
@Observable
final class ChatModel {
  private(set) var lines: [String] = []
  private let client = ChatClient()

  func listen(to room: String) async {
    lines = []
    // bug: The unstructured Task inside listen is not cancelled with .task(id
    Task {
      for await message in client.messages(in: room) {
        lines.append(message)
      }
    }
  }
}

struct ChatRoom: View {
  let room: String
  let chat: ChatModel

  var body: some View {
    List(Array(chat.lines.enumerated()), id: \.offset) { _, line in
      Text(line)
    }
    .navigationTitle(room)
    .task(id: room) {
      await chat.listen(to: room)
    }
  }
}
