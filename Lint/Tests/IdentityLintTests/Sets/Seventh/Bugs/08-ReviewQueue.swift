import SwiftUI

struct Submission: Identifiable {
  let id: UUID
  var title: String
  var author: String
  var receivedAt: Date
}

final class ReviewQueueModel: ObservableObject {
  @Published var submissions: [Submission] = []

  func reject(_ submission: Submission) {
    submissions.removeAll { $0.id == submission.id }
  }

  func approve(_ submission: Submission) {
    submissions.removeAll { $0.id == submission.id }
  }
}

struct ReviewQueue: View {
  @ObservedObject var model: ReviewQueueModel
  @State private var isConfirmingReject = false

  var body: some View {
    List {
      ForEach(model.submissions) { submission in
        VStack(alignment: .leading) {
          Text(submission.title).font(.headline)
          Text("\(submission.author) · \(submission.receivedAt, style: .relative)")
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        .swipeActions(edge: .leading) {
          Button("Approve") { model.approve(submission) }
            .tint(.green)
        }
        .swipeActions(edge: .trailing) {
          Button("Reject") { isConfirmingReject = true }
            .tint(.red)
        }
        // bug: all rows hang on one flag, the dialog that appears may belong to another submission
        .confirmationDialog("Reject this submission?", isPresented: $isConfirmingReject) {
          Button("Reject", role: .destructive) {
            model.reject(submission)
          }
        } message: {
          Text("The author will be notified.")
        }
      }
    }
    .navigationTitle("Review")
    .overlay {
      if model.submissions.isEmpty {
        Text("All caught up").foregroundStyle(.secondary)
      }
    }
  }
}
