import SwiftUI

@MainActor
final class CommentThreadModel: ObservableObject {
  @Published private(set) var comments: [String] = []
  @Published var draft = ""
  let postID: Int

  init(postID: Int) {
    self.postID = postID
  }

  func submit() {
    let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return }
    comments.append(text)
    draft = ""
  }
}

struct CommentThread: View {
  @ObservedObject private var model: CommentThreadModel

  init(postID: Int) {
    // bug: Every tap on Like re-creates the thread's model (it is built in init and only
    model = CommentThreadModel(postID: postID)
  }

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Array(model.comments.enumerated()), id: \.offset) { _, comment in
        Text(comment)
      }
      HStack {
        TextField("Add a comment", text: $model.draft)
        Button("Send", action: model.submit)
      }
    }
  }
}

struct PostScreen: View {
  let postID: Int
  @State private var likes = 0

  var body: some View {
    ScrollView {
      Button("Like (\(likes))") { likes += 1 }
      CommentThread(postID: postID)
        .id(postID)
    }
    .padding()
  }
}
