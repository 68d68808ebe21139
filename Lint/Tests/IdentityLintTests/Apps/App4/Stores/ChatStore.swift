import Combine
import Foundation

@MainActor
final class ChatStore: ObservableObject {
  @Published private(set) var threads: [ChatThread] = []
  @Published private(set) var isLoading = false
  @Published private(set) var loadingOlder: Set<ChatThread.ID> = []
  @Published var errorMessage: String?

  private let api: ClubAPI

  init(api: ClubAPI = .shared) {
    self.api = api
  }

  func loadIfNeeded() async {
    guard threads.isEmpty else { return }
    await reload()
  }

  func reload() async {
    guard !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    do {
      threads = try await api.threads()
    } catch {
      report(error)
    }
  }

  func thread(_ id: ChatThread.ID) -> ChatThread? {
    threads.first { $0.id == id }
  }

  func loadOlder(in id: ChatThread.ID) async {
    guard let thread = thread(id), thread.hasOlder, !loadingOlder.contains(id) else { return }
    loadingOlder.insert(id)
    defer { loadingOlder.remove(id) }
    do {
      let older = try await api.messages(in: id, before: thread.messages.first?.sent ?? Date())
      guard let index = threads.firstIndex(where: { $0.id == id }) else { return }
      let known = Set(threads[index].messages.map(\.id))
      threads[index].messages.insert(contentsOf: older.filter { !known.contains($0.id) }, at: 0)
      threads[index].hasOlder = !older.isEmpty
    } catch {
      report(error)
    }
  }

  func send(_ text: String, to id: ChatThread.ID) {
    guard let index = threads.firstIndex(where: { $0.id == id }) else { return }
    let message = Message(author: "Me", text: text, isMine: true)
    threads[index].messages.append(message)
    Task {
      do {
        try await api.post(message, to: id)
      } catch {
        withdraw(message.id, from: id)
        report(error)
      }
    }
  }

  private func withdraw(_ messageID: Message.ID, from id: ChatThread.ID) {
    guard let index = threads.firstIndex(where: { $0.id == id }) else { return }
    threads[index].messages.removeAll { $0.id == messageID }
  }

  func markRead(_ id: ChatThread.ID) {
    guard let index = threads.firstIndex(where: { $0.id == id }), threads[index].unread > 0 else {
      return
    }
    threads[index].unread = 0
  }

  private func report(_ error: Error) {
    guard !(error is CancellationError), (error as? URLError)?.code != .cancelled else { return }
    errorMessage = error.localizedDescription
  }
}
