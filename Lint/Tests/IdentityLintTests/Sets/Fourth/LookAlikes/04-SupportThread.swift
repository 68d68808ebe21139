import SwiftUI

struct SupportThread: Identifiable {
  let id: Int
  var subject: String
  var replies: [String]
}

struct ReplyBox: View {
  let send: (String) -> Void
  @State private var draft = ""

  var body: some View {
    HStack {
      TextField("Reply", text: $draft)
      Button("Send") {
        send(draft)
        draft = ""
      }
    }
    .padding()
  }
}

struct ThreadView: View {
  let thread: SupportThread
  let send: (String) -> Void

  var body: some View {
    VStack(spacing: 0) {
      Text("\(thread.replies.count) replies")
        .contentTransition(.numericText())
      ScrollView {
        Text(thread.replies.joined(separator: "\n\n"))
      }
      Divider()
      ReplyBox(send: send)
    }
    .id(thread.id)
    .navigationTitle(thread.subject)
  }
}
