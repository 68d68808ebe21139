import SwiftUI

struct Conversation: Identifiable, Hashable {
  let id: Int
  let customer: String
  var messages: [String]
}

final class Inbox: ObservableObject {
  @Published var conversations: [Conversation] = []

  func send(_ text: String, to id: Conversation.ID) {
    guard let index = conversations.firstIndex(where: { $0.id == id }) else { return }
    conversations[index].messages.append(text)
  }
}

final class ReplyComposer: ObservableObject {
  @Published var text = ""
  @Published private(set) var sentCount = 0
  private let deliver: (String) -> Void

  init(deliver: @escaping (String) -> Void) {
    self.deliver = deliver
  }

  func submit() {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !trimmed.isEmpty else { return }
    deliver(trimmed)
    text = ""
    sentCount += 1
  }
}

struct ReplyBar: View {
  @StateObject private var composer: ReplyComposer

  init(onSend: @escaping (String) -> Void) {
    // bug: the first conversation's closure stays in the object, later replies are sent to that
    // customer
    _composer = StateObject(wrappedValue: ReplyComposer(deliver: onSend))
  }

  var body: some View {
    HStack {
      TextField("Reply", text: $composer.text, axis: .vertical)
      Button("Send", action: composer.submit)
        .disabled(composer.text.isEmpty)
    }
    .padding()
  }
}

struct SupportInbox: View {
  @ObservedObject var inbox: Inbox
  @State private var openID: Conversation.ID?

  var body: some View {
    NavigationSplitView {
      List(inbox.conversations, selection: $openID) { Text($0.customer) }
    } detail: {
      if let conversation = inbox.conversations.first(where: { $0.id == openID }) {
        VStack(spacing: 0) {
          List(conversation.messages.indices, id: \.self) { Text(conversation.messages[$0]) }
          ReplyBar { inbox.send($0, to: conversation.id) }
        }
        .navigationTitle(conversation.customer)
      }
    }
  }
}
