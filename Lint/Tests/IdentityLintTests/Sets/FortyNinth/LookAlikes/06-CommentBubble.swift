import SwiftUI

struct PinnedComment: Identifiable, Equatable {
  let id: UUID
  var text: String
  var votes: Int
  var isPinned: Bool
}

struct CommentBubble: View {
  let comment: PinnedComment
  let onVote: () -> Void

  var body: some View {
    VStack(alignment: .trailing) {
      Text(comment.text)
      HStack {
        Button("\(comment.votes)", systemImage: "arrow.up", action: onVote)
        Image(systemName: comment.isPinned ? "pin.fill" : "pin")
      }
    }
    .padding(8)
  }
}

extension CommentBubble: Equatable {
  nonisolated static func == (lhs: CommentBubble, rhs: CommentBubble) -> Bool {
    lhs.comment == rhs.comment
  }
}

struct CommentWall: View {
  @State private var comments = [
    PinnedComment(id: UUID(), text: "Nice work", votes: 0, isPinned: false)
  ]

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .trailing) {
        ForEach(comments) { comment in
          CommentBubble(comment: comment) { vote(comment.id) }
            .equatable()
        }
      }
    }
  }

  private func vote(_ id: PinnedComment.ID) {
    guard let index = comments.firstIndex(where: { $0.id == id }) else { return }
    comments[index].votes += 1
    comments[index].isPinned = comments[index].votes > 10
  }
}
