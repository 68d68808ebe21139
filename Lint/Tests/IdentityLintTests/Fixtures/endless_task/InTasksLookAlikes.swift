import SwiftUI

struct ChatClient: Sendable {
  func messages(in room: String) -> AsyncStream<String> { AsyncStream { _ in } }
}
@MainActor @Observable final class ChatModel {
  private(set) var lines: [String] = []
  private let client = ChatClient()
  private var listener: Task<Void, Never>?
  private var sources: [any DispatchSourceTimer] = []
  // The loop is the task's own.
  func listen(to room: String) async {
    lines = []
    for await message in client.messages(in: room) { lines.append(message) }
  }
  func keepListening(to room: String) async {
    listener?.cancel()
    listener = Task { for await message in client.messages(in: room) { lines.append(message) } }
  }
  func wave() async { Task { lines.append("a") } }
  func poll() {
    guard listener == nil else { return }
    listener = Task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(5)) } }
  }
  func tick() {
    sources.forEach { $0.cancel() }
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: 1)
    source.resume()
    sources.append(source)
  }
  func once() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now())
    source.resume()
    sources.append(source)
  }
  // An upload ends.
  func upload(_ room: String) {
    Task { for await message in client.messages(in: room) { lines.append(message) } }
  }
}
struct ChatRoom: View {
  let room: String
  let chat: ChatModel
  var body: some View {
    Text("\(chat.lines.count)")
      .task(id: room) { await chat.listen(to: room) }
      .task(id: room) { await chat.keepListening(to: room) }
      .task(id: room) { await chat.wave() }
      .task { chat.poll() }
      .task { chat.tick() }
      .onAppear { chat.once() }
      .onChange(of: room) { chat.upload(room) }
  }
}
final class Listener: NSObject, ObservableObject {
  @Published var count = 0
  func start() {
    NotificationCenter.default.removeObserver(self)
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed), name: .init("a"), object: nil)
  }
  @objc func changed() { count += 1 }
}
struct Listening: View {
  @StateObject private var listener = Listener()
  var body: some View { Text("\(listener.count)").onAppear { listener.start() } }
}
