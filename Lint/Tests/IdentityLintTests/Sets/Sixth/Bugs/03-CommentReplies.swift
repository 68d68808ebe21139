import SwiftUI

struct Comment: Identifiable, Decodable {
  let id: String
  let author: String
  let body: String
  let likes: Int
}

@MainActor
final class CommentsViewModel: ObservableObject {
  @Published private(set) var comments: [Comment] = []
  let postID: String

  init(postID: String) {
    self.postID = postID
  }

  func poll() async {
    while !Task.isCancelled {
      if let fresh = try? await CommentsAPI.newest(post: postID, after: comments.first?.id) {
        comments.insert(contentsOf: fresh, at: 0)
      }
      try? await Task.sleep(nanoseconds: 4_000_000_000)
    }
  }

  func reply(_ text: String, to comment: Comment) {
    Task { await CommentsAPI.reply(text, to: comment.id) }
  }
}

enum CommentsAPI {
  static func newest(post: String, after id: String?) async throws -> [Comment] { [] }
  static func reply(_ text: String, to id: String) async {}
}

struct CommentsSection: View {
  @ObservedObject var viewModel: CommentsViewModel

  var body: some View {
    LazyVStack(alignment: .leading, spacing: 0) {
      // bug: the rows are known by position, a new comment on top moves every open reply one
      // comment down
      ForEach(Array(viewModel.comments.enumerated()), id: \.offset) { offset, comment in
        if offset > 0 { Divider() }
        CommentRow(comment: comment) { viewModel.reply($0, to: comment) }
      }
    }
    .task { await viewModel.poll() }
  }
}

struct CommentRow: View {
  let comment: Comment
  let send: (String) -> Void

  @State private var isReplying = false
  @State private var reply = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(comment.author).font(.subheadline.bold())
      Text(comment.body)
      HStack {
        Label("\(comment.likes)", systemImage: "heart")
        Button("Reply") { isReplying.toggle() }
      }
      .font(.caption)
      if isReplying {
        HStack {
          TextField("Write a reply", text: $reply)
          Button("Send") {
            send(reply)
            reply = ""
            isReplying = false
          }
          .disabled(reply.isEmpty)
        }
      }
    }
    .padding(.vertical, 10)
  }
}
