import SwiftUI

struct ChatThreadView: View {
  let threadID: ChatThread.ID

  @EnvironmentObject private var chat: ChatStore
  @AppStorage("chatDraft") private var draft = ""
  @FocusState private var isWriting: Bool

  var body: some View {
    if let thread = chat.thread(threadID) {
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(spacing: 8) {
            if thread.hasOlder {
              Button {
                Task { await chat.loadOlder(in: threadID) }
              } label: {
                if chat.loadingOlder.contains(threadID) {
                  ProgressView()
                } else {
                  Text("Earlier Messages")
                }
              }
              .padding()
            }
            ForEach(thread.messages) { message in
              MessageBubble(message: message)
            }
          }
          .padding(.horizontal)
        }
        .scrollDismissesKeyboard(.interactively)
        .onChange(of: thread.lastMessage?.id) { _, lastID in
          guard let lastID = lastID else { return }
          chat.markRead(threadID)
          withAnimation { reader.scrollTo(lastID, anchor: .bottom) }
        }
        .onAppear {
          chat.markRead(threadID)
          if let lastID = thread.lastMessage?.id {
            reader.scrollTo(lastID, anchor: .bottom)
          }
        }
      }
      .safeAreaInset(edge: .bottom) {
        composer
      }
      .navigationTitle(thread.title)
      .navigationBarTitleDisplayMode(.inline)
    } else {
      ContentUnavailableView("No Longer There", systemImage: "bubble.left")
    }
  }

  private var composer: some View {
    HStack(alignment: .bottom) {
      TextField("Message", text: $draft, axis: .vertical)
        .lineLimit(1...5)
        .textFieldStyle(.roundedBorder)
        .focused($isWriting)
      Button {
        chat.send(draft.trimmingCharacters(in: .whitespacesAndNewlines), to: threadID)
        draft = ""
        isWriting = true
      } label: {
        Image(systemName: "paperplane.fill")
      }
      .disabled(draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty)
      .accessibilityLabel("Send")
    }
    .padding()
    .background(.bar)
  }
}

private struct MessageBubble: View {
  let message: Message

  @Environment(\.clubColor) private var clubColor

  var body: some View {
    HStack {
      if message.isMine { Spacer(minLength: 48) }
      VStack(alignment: .leading, spacing: 2) {
        if !message.isMine {
          Text(message.author)
            .font(.caption)
            .foregroundColor(.secondary)
        }
        Text(message.text)
      }
      .padding(10)
      .background(
        RoundedRectangle(cornerRadius: 14)
          .fill(message.isMine ? clubColor.opacity(0.2) : Color(.systemGray6))
      )
      if !message.isMine { Spacer(minLength: 48) }
    }
  }
}
