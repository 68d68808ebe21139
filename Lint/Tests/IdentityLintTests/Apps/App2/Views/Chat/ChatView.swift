import SwiftUI

private struct BubbleWidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct ChatView: View {
  @EnvironmentObject private var chat: ChatStore
  @State private var text = ""
  @State private var availableWidth: CGFloat = 320
  @State private var isVisible = false
  @FocusState private var isComposing: Bool

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(chat.messages) { message in
            MessageBubble(
              message: message,
              isMine: chat.isMine(message),
              maxWidth: availableWidth * 0.75
            ) {
              Task { await chat.retry(message.id) }
            }
            .id(message.id)
          }
        }
        .padding()
      }
      .defaultScrollAnchor(.bottom)
      .background {
        GeometryReader { geometry in
          Color.clear.preference(key: BubbleWidthKey.self, value: geometry.size.width)
        }
      }
      .onPreferenceChange(BubbleWidthKey.self) { [$availableWidth] width in
        $availableWidth.wrappedValue = width
      }
      .onChange(of: chat.messages.last?.id) { id in
        guard let id else { return }
        if isVisible {
          chat.markRead()
        }
        withAnimation { proxy.scrollTo(id, anchor: .bottom) }
      }
    }
    .safeAreaInset(edge: .bottom) {
      composer
    }
    .navigationTitle("Office")
    .onDisappear { isVisible = false }
    .onAppear {
      isVisible = true
      chat.markRead()
      Task {
        while !Task.isCancelled {
          await chat.poll()
          try? await Task.sleep(nanoseconds: 4_000_000_000)
        }
      }
    }
  }

  private var composer: some View {
    HStack(alignment: .bottom) {
      TextField("Message", text: $text, axis: .vertical)
        .lineLimit(1...5)
        .textFieldStyle(.roundedBorder)
        .focused($isComposing)
      Button {
        send()
      } label: {
        Image(systemName: "arrow.up.circle.fill").font(.title)
      }
      .disabled(text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty)
      .accessibilityLabel("Send")
    }
    .padding()
    .background(.bar)
  }

  private func send() {
    let outgoing = text
    text = ""
    Task { await chat.send(outgoing) }
  }
}

private struct MessageBubble: View {
  let message: Message
  let isMine: Bool
  let maxWidth: CGFloat
  let onRetry: () -> Void

  var body: some View {
    VStack(alignment: isMine ? .trailing : .leading, spacing: 2) {
      if !isMine {
        Text(message.author).font(.caption.bold())
      }
      Text(message.text)
        .padding(10)
        .foregroundColor(isMine ? .white : .primary)
        .background(isMine ? Color.accentColor : Color(uiColor: .secondarySystemFill))
        .cornerRadius(14)
        .frame(maxWidth: maxWidth, alignment: isMine ? .trailing : .leading)
      switch message.delivery {
      case .sending:
        Text("Sending…").font(.caption2).foregroundColor(.secondary)
      case .failed:
        Button("Not sent – tap to retry", action: onRetry).font(.caption2)
      case .sent:
        Text(message.date.formatted(date: .omitted, time: .shortened))
          .font(.caption2)
          .foregroundColor(.secondary)
      }
    }
    .frame(maxWidth: .infinity, alignment: isMine ? .trailing : .leading)
  }
}
