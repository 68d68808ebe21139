import SwiftUI

struct ChatLine: Codable {
  let sender: String
  let text: String
  let sequence: Int
}

extension ChatLine: Identifiable {
  // bug: Each update gives every line a new id
  var id: String { "\(sender)-\(UUID().uuidString)" }
}

@Observable
final class ChatLog {
  private(set) var lines: [ChatLine] = []
  var composer = ""

  func send() {
    guard !composer.isEmpty else { return }
    lines.append(ChatLine(sender: "me", text: composer, sequence: lines.count))
    composer = ""
  }
}

struct ChatLogView: View {
  @State private var log = ChatLog()

  var body: some View {
    VStack {
      List(log.lines) { line in
        ChatBubble(line: line)
      }
      HStack {
        TextField("Message", text: $log.composer)
        Button("Send", action: log.send)
      }
      .padding()
    }
  }
}

struct ChatBubble: View {
  let line: ChatLine
  @State private var isExpanded = false

  var body: some View {
    VStack(alignment: .leading) {
      Text(line.sender).font(.caption.bold())
      Text(line.text)
        .lineLimit(isExpanded ? nil : 2)
    }
    .onTapGesture {
      withAnimation { isExpanded.toggle() }
    }
  }
}
