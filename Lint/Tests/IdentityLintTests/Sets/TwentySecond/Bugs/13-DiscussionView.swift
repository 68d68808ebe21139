import SwiftUI

struct Comment: Identifiable {
  let id: Int
  let author: String
  let text: String
}

@Observable
final class Discussion {
  var comments: [Comment] = []

  func poll() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .seconds(5))
      let id = comments.count + 1
      comments.append(Comment(id: id, author: "Guest", text: "Message \(id)"))
    }
  }
}

struct DiscussionView: View {
  @State private var discussion = Discussion()

  var body: some View {
    VStack(spacing: 0) {
      List(discussion.comments) { comment in
        CommentRow(comment: comment)
      }
      ReplyBar(thread: discussion)
    }
    // bug: the reply being typed, the focus and the scroll position. A comment arrives: the id
    // of the whole screen changes with the count.
    .id(discussion.comments.count)
    .task { await discussion.poll() }
  }
}

struct CommentRow: View {
  let comment: Comment

  var body: some View {
    VStack(alignment: .leading) {
      Text(comment.author).font(.caption)
      Text(comment.text)
    }
  }
}

struct ReplyBar: View {
  let thread: Discussion
  @State private var reply = ""

  var body: some View {
    HStack {
      TextField("Reply", text: $reply)
      Button("Send") {
        thread.comments.append(Comment(id: thread.comments.count + 1, author: "Me", text: reply))
        reply = ""
      }
    }
    .padding()
  }
}
