import SwiftUI

struct ThreadListView: View {
  @EnvironmentObject private var chat: ChatStore

  private var shown: [ChatThread] {
    chat.threads.sorted {
      ($0.lastMessage?.sent ?? .distantPast) > ($1.lastMessage?.sent ?? .distantPast)
    }
  }

  var body: some View {
    NavigationStack {
      List(shown) { thread in
        NavigationLink(value: thread.id) {
          ThreadRow(thread: thread)
        }
      }
      .overlay {
        if chat.isLoading && chat.threads.isEmpty {
          ProgressView("Loading")
        }
      }
      .navigationTitle("Chat")
      .navigationDestination(for: ChatThread.ID.self) { id in
        ChatThreadView(threadID: id)
      }
      .refreshable {
        await chat.reload()
      }
      .task {
        await chat.loadIfNeeded()
      }
      .alert("Something Went Wrong", isPresented: hasError) {
        Button("OK", role: .cancel) {}
      } message: {
        Text(chat.errorMessage ?? "")
      }
    }
  }

  private var hasError: Binding<Bool> {
    Binding(
      get: { chat.errorMessage != nil },
      set: { if !$0 { chat.errorMessage = nil } }
    )
  }
}

private struct ThreadRow: View {
  let thread: ChatThread

  @Environment(\.clubColor) private var clubColor

  var body: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading, spacing: 3) {
        Text(thread.title)
          .font(.headline)
        if let message = thread.lastMessage {
          Text("\(message.author): \(message.text)")
            .font(.subheadline)
            .foregroundColor(.secondary)
            .lineLimit(2)
        }
      }
      Spacer()
      if thread.unread > 0 {
        Text("\(thread.unread)")
          .font(.caption.bold())
          .foregroundColor(.white)
          .padding(6)
          .background(Circle().fill(clubColor))
          .accessibilityLabel("\(thread.unread) unread")
      }
    }
  }
}
