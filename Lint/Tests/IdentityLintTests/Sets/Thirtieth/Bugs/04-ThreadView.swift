import SwiftUI

struct ReplyBox: View {
  @State private var text = ""

  var body: some View {
    TextField("Reply", text: $text, axis: .vertical)
      .textFieldStyle(.roundedBorder)
  }
}

struct ThreadView: View {
  let messages: [String]
  @State private var unreadCount = 0

  var body: some View {
    VStack {
      Text("\(unreadCount) unread")
      ScrollView {
        ForEach(messages.indices, id: \.self) { index in
          Text(messages[index]).frame(maxWidth: .infinity, alignment: .leading)
        }
        ReplyBox()
      }
      // bug: The scroll position and the half-written reply
      .id(UUID())
    }
    .task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(5))
        unreadCount += 1
      }
    }
  }
}
