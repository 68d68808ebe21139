import Combine
import Foundation

@MainActor
final class ChatStore: ObservableObject {
  @Published private(set) var messages: [Message] = []
  @Published private(set) var lastRead: Date {
    didSet { UserDefaults.standard.set(lastRead.timeIntervalSince1970, forKey: "chat.lastRead") }
  }

  private let api: any FieldAPI
  private let session: SessionStore

  init(api: any FieldAPI, session: SessionStore) {
    self.api = api
    self.session = session
    lastRead = Date(timeIntervalSince1970: UserDefaults.standard.double(forKey: "chat.lastRead"))
  }

  var unreadCount: Int {
    messages.filter { $0.date > lastRead && $0.author != session.name }.count
  }

  func isMine(_ message: Message) -> Bool {
    message.author == session.name
  }

  func markRead() {
    guard let latest = messages.last?.date, latest > lastRead else { return }
    lastRead = latest
  }

  func poll() async {
    guard let fetched = try? await api.fetchMessages() else { return }
    let known = Set(messages.map(\.id))
    let new = fetched.filter { !known.contains($0.id) }
    guard !new.isEmpty else { return }
    messages = (messages + new).sorted { $0.date < $1.date }
  }

  func send(_ text: String) async {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !trimmed.isEmpty else { return }
    let message = Message(author: session.name, text: trimmed, delivery: .sending)
    messages.append(message)
    await deliver(message)
  }

  func retry(_ id: Message.ID) async {
    guard let message = messages.first(where: { $0.id == id }), message.delivery == .failed else {
      return
    }
    setDelivery(.sending, for: id)
    await deliver(message)
  }

  private func deliver(_ message: Message) async {
    do {
      try await api.send(message)
      setDelivery(.sent, for: message.id)
    } catch {
      setDelivery(.failed, for: message.id)
    }
  }

  private func setDelivery(_ delivery: Message.Delivery, for id: Message.ID) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    messages[index].delivery = delivery
  }
}
