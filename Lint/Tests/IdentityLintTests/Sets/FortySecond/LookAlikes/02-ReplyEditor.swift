import SwiftUI

final class ReplyDraft: ObservableObject {
  @Published var text = ""
  @Published var isUrgent = false
}

struct ReplyEditor: View {
  @ObservedObject var draft: ReplyDraft

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Reply", text: $draft.text, axis: .vertical)
        .textFieldStyle(.roundedBorder)
      Toggle("Urgent", isOn: $draft.isUrgent)
    }
  }
}

struct TicketView: View {
  @StateObject private var draft = ReplyDraft()
  @State private var voteCount = 0

  var body: some View {
    VStack(spacing: 16) {
      Text("Checkout fails on older devices")
        .font(.headline)
      HStack {
        Text("\(voteCount) votes")
        Button("Upvote") {
          voteCount += 1
        }
      }
      ReplyEditor(draft: draft)
    }
    .padding()
  }
}
