import SwiftUI

@Observable
final class Submission: Identifiable {
  let id: Int
  let student: String
  var comment: String

  init(id: Int, student: String, comment: String) {
    self.id = id
    self.student = student
    self.comment = comment
  }
}

struct SubmissionRow: View {
  let submission: Submission
  @Binding var draft: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(submission.student).font(.headline)
      TextField("Comment", text: $draft, axis: .vertical)
      Button("Save") { submission.comment = draft }
        .disabled(draft == submission.comment)
    }
    .padding()
    // bug: a row that comes back loses its comment
    .onAppear { draft = submission.comment }
  }
}

struct ReviewQueue: View {
  let submissions: [Submission]
  @State private var drafts: [Int: String] = [:]

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(submissions) { submission in
          SubmissionRow(
            submission: submission,
            draft: Binding(
              get: { drafts[submission.id] ?? "" },
              set: { drafts[submission.id] = $0 }))
        }
      }
    }
  }
}
