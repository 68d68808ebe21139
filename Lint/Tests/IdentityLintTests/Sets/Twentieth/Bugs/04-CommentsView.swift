import SwiftUI
import Combine

struct Comment: Identifiable {
  let id = UUID()
  let text: String
}

@MainActor
final class CommentsViewModel: ObservableObject {
  @Published private(set) var comments: [Comment] = []
  @Published var reply = ""
  private let postID: Int

  init(postID: Int) {
    self.postID = postID
  }

  func load() async {
    try? await Task.sleep(for: .milliseconds(300))
    comments = [Comment(text: "First comment on \(postID)"), Comment(text: "Second comment")]
  }

  func send() {
    comments.append(Comment(text: reply))
    reply = ""
  }
}

struct PostScreen: View {
  let postID: Int
  @State private var likes = 0

  var body: some View {
    VStack {
      Button("Like (\(likes))") { likes += 1 }
      CommentsView(postID: postID)
    }
  }
}

struct CommentsView: View {
  @ObservedObject private var viewModel: CommentsViewModel

  init(postID: Int) {
    // bug: the init creates a model into @ObservedObject: each tap on Like makes a new view model,
    // so loaded comments and the typed reply vanish, and .task does not load again.
    viewModel = CommentsViewModel(postID: postID)
  }

  var body: some View {
    VStack {
      List(viewModel.comments) { Text($0.text) }
      HStack {
        TextField("Reply", text: $viewModel.reply)
        Button("Send", action: viewModel.send)
      }
    }
    .task { await viewModel.load() }
  }
}
