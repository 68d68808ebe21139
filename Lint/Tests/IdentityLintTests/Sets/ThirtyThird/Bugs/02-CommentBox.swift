import SwiftUI

struct PostView: View {
  let text: String
  @State private var likes = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text(text)
      Button("Like (\(likes))") { likes += 1 }
      CommentBox()
        // bug: The half-written comment and its focus
        .id(UUID())
    }
    .padding()
  }
}

struct CommentBox: View {
  @State private var comment = ""

  var body: some View {
    TextField("Add a comment", text: $comment, axis: .vertical)
      .textFieldStyle(.roundedBorder)
  }
}
