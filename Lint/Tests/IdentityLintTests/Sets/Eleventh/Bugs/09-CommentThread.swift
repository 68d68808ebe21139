import SwiftUI
import Observation

struct Comment: Identifiable, Hashable {
  let id: Int
  let author: String
  let markdown: String
}

@MainActor @Observable
final class CommentThread {
  private(set) var comments: [Comment] = []
  private var rendered: [Comment.ID: AttributedString] = [:]

  func append(_ newComments: [Comment]) {
    comments.append(contentsOf: newComments)
  }

  func attributed(_ comment: Comment) -> AttributedString {
    if let hit = rendered[comment.id] { return hit }
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace
    )
    let value =
      (try? AttributedString(markdown: comment.markdown, options: options))
      ?? AttributedString(comment.markdown)
    // bug: the row's body writes `rendered`, which @Observable tracks and every row reads: each
    // newly rendered row invalidates all others during the update (stutter while scrolling,
    // 'modifying state during view update')
    rendered[comment.id] = value
    return value
  }
}

struct CommentThreadView: View {
  let thread: CommentThread
  let loadMore: () async -> [Comment]

  var body: some View {
    List {
      ForEach(thread.comments) { comment in
        CommentRow(comment: comment, thread: thread)
      }
      Button("Load more") {
        Task { thread.append(await loadMore()) }
      }
    }
  }
}

private struct CommentRow: View {
  let comment: Comment
  let thread: CommentThread

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(comment.author).font(.caption).bold()
      Text(thread.attributed(comment))
    }
  }
}
