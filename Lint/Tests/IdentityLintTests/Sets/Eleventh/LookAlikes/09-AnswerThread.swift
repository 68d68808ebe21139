import SwiftUI
import Observation

struct Answer: Identifiable, Hashable {
  let id: Int
  let author: String
  let markdown: String
}

@MainActor @Observable
final class AnswerThread {
  private(set) var answers: [Answer] = []
  @ObservationIgnored private var rendered: [Answer.ID: AttributedString] = [:]

  func append(_ newAnswers: [Answer]) {
    answers.append(contentsOf: newAnswers)
  }

  func attributed(_ answer: Answer) -> AttributedString {
    if let hit = rendered[answer.id] { return hit }
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace
    )
    let value =
      (try? AttributedString(markdown: answer.markdown, options: options))
      ?? AttributedString(answer.markdown)
    rendered[answer.id] = value
    return value
  }
}

struct AnswerThreadView: View {
  let thread: AnswerThread
  let loadMore: () async -> [Answer]

  var body: some View {
    List {
      ForEach(thread.answers) { answer in
        AnswerRow(answer: answer, thread: thread)
      }
      Button("Load more") {
        Task { thread.append(await loadMore()) }
      }
    }
  }
}

private struct AnswerRow: View {
  let answer: Answer
  let thread: AnswerThread

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(answer.author).font(.caption).bold()
      Text(thread.attributed(answer))
    }
  }
}
