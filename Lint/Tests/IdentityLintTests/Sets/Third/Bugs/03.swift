import SwiftUI

struct MailThread: Identifiable, Hashable {
  let id: String
  var subject: String
}

@MainActor
final class ThreadLoader: ObservableObject {
  let threadID: String
  @Published private(set) var messages: [String] = []

  init(threadID: String) {
    self.threadID = threadID
  }

  func load() async {
    try? await Task.sleep(nanoseconds: 200_000_000)
    messages = (1...5).map { "\(threadID) – message \($0)" }
  }
}

struct MailboxView: View {
  let threads: [MailThread]
  @State private var selection: MailThread?

  var body: some View {
    NavigationSplitView {
      List(threads, selection: $selection) { thread in
        Text(thread.subject).tag(thread)
      }
    } detail: {
      if let thread = selection {
        ThreadReader(thread: thread)
      } else {
        Text("Nothing selected").foregroundStyle(.secondary)
      }
    }
  }
}

struct ThreadReader: View {
  private let subject: String
  @StateObject private var loader: ThreadLoader

  init(thread: MailThread) {
    subject = thread.subject
    // bug: another thread shows the messages of the first
    _loader = .init(wrappedValue: .init(threadID: thread.id))
  }

  var body: some View {
    List {
      ForEach(loader.messages, id: \.self) { message in
        Text(message)
      }
    }
    .navigationTitle(subject)
    .task { await loader.load() }
  }
}
