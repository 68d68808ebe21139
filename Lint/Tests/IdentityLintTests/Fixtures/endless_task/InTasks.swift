import SwiftUI

struct ChatClient: Sendable {
  func messages(in room: String) -> AsyncStream<String> { AsyncStream { _ in } }
}
@MainActor @Observable final class ChatModel {
  private(set) var lines: [String] = []
  private let client = ChatClient()
  private var listener: Task<Void, Never>?
  private var sources: [any DispatchSourceTimer] = []
  func listen(to room: String) async {
    lines = []
    Task { for await message in client.messages(in: room) { lines.append(message) } }
  }
  func keepListening(to room: String) async throws {
    listener = Task { for await message in client.messages(in: room) { lines.append(message) } }
  }
  func poll() {
    Task.detached {
      while !Task.isCancelled { try? await Task.sleep(for: .seconds(5)) }
    }
  }
  func tick() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { self.lines = [] }
    source.resume()
    sources.append(source)
  }
}
struct ChatRoom: View {
  let room: String
  let chat: ChatModel
  var body: some View {
    List(chat.lines, id: \.self) { Text($0) }
      .task(id: room) { await chat.listen(to: room) }  // expect: endless_task
  }
}
struct KeptRoom: View {
  let room: String
  let chat: ChatModel
  var body: some View {
    List(chat.lines, id: \.self) { Text($0) }
      .task(id: room) {
        do { try await chat.keepListening(to: room) } catch {}  // expect: endless_task
      }
  }
}
// In the task itself.
struct OpenRoom: View {
  let room: String
  @State private var lines: [String] = []
  var body: some View {
    List(lines, id: \.self) { Text($0) }
      .task(id: room) {
        Task {  // expect: endless_task
          for await message in ChatClient().messages(in: room) { lines.append(message) }
        }
      }
  }
}
struct Watching: View {
  let room: String
  let chat: ChatModel
  var body: some View {
    Text(room).onChange(of: room) { chat.poll() }  // expect: endless_task
  }
}
struct Ticking: View {
  @State private var chat = ChatModel()
  var body: some View {
    Text("\(chat.lines.count)").onAppear { chat.tick() }  // expect: endless_task
  }
}
// A method that is added again.
final class Listener: NSObject, ObservableObject {
  @Published var count = 0
  func start() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed), name: .init("a"), object: nil)
  }
  @objc func changed() { count += 1 }
}
struct Listening: View {
  @StateObject private var listener = Listener()
  var body: some View {
    Text("\(listener.count)").onAppear { listener.start() }  // expect: endless_task
  }
}
