import SwiftUI

struct Comment: Identifiable {
  let id: Int
  let text: String
}

struct CommentsView: View {
  @State private var comments = [Comment(id: 1, text: "Great!"), Comment(id: 2, text: "Why?")]

  var body: some View {
    ScrollView {
      Button("Load newer") {
        let next = (comments.map(\.id).max() ?? 0) + 1
        comments.insert(Comment(id: next, text: "Comment \(next)"), at: 0)
      }
      // bug: The reply being written moves to another comment
      ForEach(Array(comments.enumerated()), id: \.offset) { offset, comment in
        CommentRow(comment: comment)
          .background(offset.isMultiple(of: 2) ? Color.gray.opacity(0.1) : .clear)
      }
    }
  }
}

struct CommentRow: View {
  let comment: Comment
  @State private var reply = ""

  var body: some View {
    VStack(alignment: .leading) {
      Text(comment.text)
      TextField("Reply", text: $reply)
    }
  }
}
