import SwiftUI

struct MailThread: Identifiable, Hashable {
  let id: UUID
  var subject: String
  var preview: String
}

@Observable
final class Mailbox {
  var threads: [MailThread] = []

  @MainActor
  func poll() async {
    while (try? await Task.sleep(for: .seconds(20))) != nil {
      threads.insert(MailThread(id: UUID(), subject: "New message", preview: ""), at: 0)
    }
  }

  func archive(_ thread: MailThread) {
    threads.removeAll { $0.id == thread.id }
  }
}

struct MailboxView: View {
  @State private var mailbox = Mailbox()
  // bug: the reply being typed (the pane changes to another thread); Archive hits the wrong
  // thread. When: a new message arrives, or a thread is archived, while a thread is open.
  @State private var openRow: Int?

  private var openThread: MailThread? {
    guard let openRow, mailbox.threads.indices.contains(openRow) else { return nil }
    return mailbox.threads[openRow]
  }

  var body: some View {
    HStack {
      List(mailbox.threads) { thread in
        Button(thread.subject) {
          openRow = mailbox.threads.firstIndex(of: thread)
        }
      }
      if let openThread {
        ThreadPane(thread: openThread) { mailbox.archive(openThread) }
          .id(openThread.id)
      }
    }
    .task { await mailbox.poll() }
  }
}

struct ThreadPane: View {
  let thread: MailThread
  let onArchive: () -> Void
  @State private var reply = ""

  var body: some View {
    VStack(alignment: .leading) {
      Text(thread.subject).font(.headline)
      Text(thread.preview)
      TextEditor(text: $reply)
      Button("Archive", role: .destructive, action: onArchive)
    }
    .padding()
  }
}
