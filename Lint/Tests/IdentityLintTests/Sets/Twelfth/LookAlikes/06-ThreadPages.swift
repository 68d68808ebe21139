import SwiftUI
import Combine

struct Conversation: Identifiable, Hashable {
  let id: String
  let title: String
}

struct Message: Identifiable {
  let id: Int
  let text: String
}

@MainActor
final class ThreadModel: ObservableObject {
  @Published var messages: [Message] = []
  @Published var draft = "" {
    didSet { UserDefaults.standard.set(draft, forKey: "draft.\(conversation.id)") }
  }
  private let conversation: Conversation

  init(conversation: Conversation) {
    self.conversation = conversation
    let stored = UserDefaults.standard.stringArray(forKey: conversation.id) ?? []
    messages = stored.enumerated().map { Message(id: $0.offset, text: $0.element) }
    draft = UserDefaults.standard.string(forKey: "draft.\(conversation.id)") ?? ""
  }

  func send() {
    messages.append(Message(id: messages.count, text: draft))
    draft = ""
    UserDefaults.standard.set(messages.map(\.text), forKey: conversation.id)
  }
}

struct ThreadView: View {
  let conversation: Conversation
  @StateObject private var model: ThreadModel

  init(conversation: Conversation) {
    self.conversation = conversation
    _model = StateObject(wrappedValue: ThreadModel(conversation: conversation))
  }

  var body: some View {
    VStack {
      List(model.messages) { Text($0.text) }
      TextField("Message", text: $model.draft)
        .onSubmit { model.send() }
    }
    .navigationTitle(conversation.title)
  }
}

struct InboxView: View {
  let conversations: [Conversation]

  var body: some View {
    NavigationStack {
      List(conversations) { conversation in
        NavigationLink(conversation.title, value: conversation)
      }
      .navigationTitle("Inbox")
      .navigationDestination(for: Conversation.self) { selected in
        ThreadView(conversation: selected)
      }
    }
  }
}
