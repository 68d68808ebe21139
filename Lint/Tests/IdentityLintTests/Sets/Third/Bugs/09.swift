import SwiftUI

@Observable
final class ChatSession {
  var lines: [ChatLine] = []
  var connectionProblem: String?

  func post(_ text: String) {
    lines.append(ChatLine(id: lines.count, text: text))
  }
}

struct ChatLine: Identifiable {
  let id: Int
  let text: String
}

struct ChatScreen: View {
  let session: ChatSession

  var body: some View {
    VStack(spacing: 0) {
      List(session.lines) { line in
        Text(line.text)
      }
      footer
    }
  }

  @ViewBuilder
  private var footer: some View {
    // bug: a connection problem clears the message
    if let problem = session.connectionProblem {
      VStack(spacing: 4) {
        Label(problem, systemImage: "wifi.slash")
          .font(.footnote)
        composer
      }
      .background(.yellow.opacity(0.2))
    } else {
      composer
    }
  }

  private var composer: some View {
    Composer(onPost: session.post)
      .padding(8)
  }
}

struct Composer: View {
  let onPost: (String) -> Void
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack {
      TextField("Message", text: $text, axis: .vertical)
        .focused($isFocused)
      Button("Post") {
        onPost(text)
        text = ""
      }
      .disabled(text.isEmpty)
    }
  }
}
