import SwiftUI
import Observation

struct ChatMessage: Identifiable, Hashable {
  let id: UUID
  let author: String
  let text: String
  let translation: String?
}

@MainActor
@Observable
final class ThreadModel {
  private(set) var messages: [ChatMessage] = []
  private let fetchPage: @Sendable (ChatMessage.ID?) async -> [ChatMessage]

  init(fetchPage: @escaping @Sendable (ChatMessage.ID?) async -> [ChatMessage]) {
    self.fetchPage = fetchPage
  }

  func loadEarlier() async {
    let page = await fetchPage(messages.first?.id)
    messages.insert(contentsOf: page, at: 0)
  }
}

struct ThreadView: View {
  let model: ThreadModel

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        // bug: rows are keyed by position: when earlier messages are inserted at 0, the
        // 'translated' state stays at its index and moves to other messages
        ForEach(model.messages.indices, id: \.self) { index in
          MessageBubble(message: model.messages[index], isFirst: index == 0)
        }
      }
      .padding()
    }
    .refreshable { await model.loadEarlier() }
    .task {
      if model.messages.isEmpty {
        await model.loadEarlier()
      }
    }
  }
}

struct MessageBubble: View {
  let message: ChatMessage
  let isFirst: Bool
  @State private var showsTranslation = false

  var body: some View {
    VStack(alignment: .leading) {
      Text(message.author).font(.caption.bold())
      Text(showsTranslation ? message.translation ?? message.text : message.text)
      if message.translation != nil {
        Button(showsTranslation ? "Show original" : "Translate") {
          showsTranslation.toggle()
        }
        .font(.caption)
      }
    }
    .padding(.top, isFirst ? 16 : 0)
  }
}
