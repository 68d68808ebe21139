import SwiftUI

struct PostView: View {
  let text: String
  @State private var likes = 0
  @State private var boxID = UUID()

  var body: some View {
    VStack(alignment: .leading) {
      Text(text)
      Button("Like (\(likes))") { likes += 1 }
      CommentBox(onSend: { _ in boxID = UUID() })
        .id(boxID)
    }
    .padding()
  }
}

struct CommentBox: View {
  let onSend: (String) -> Void
  @State private var comment = ""

  var body: some View {
    HStack {
      TextField("Add a comment", text: $comment, axis: .vertical)
      Button("Send") { onSend(comment) }
    }
  }
}
