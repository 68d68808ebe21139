import SwiftUI

class CommentBoxModel: ObservableObject {
  @Published var text = ""
  func clear() { text = "" }
}

struct Article: View {
  @State private var fontSize = 14.0
  var body: some View {
    VStack {
      Slider(value: $fontSize, in: 10...30)
      Text("Long text").font(.system(size: fontSize))
      CommentBox()
    }
  }
}

struct CommentBox: View {
  // bug: moving the slider clears the comment
  @ObservedObject private var model = CommentBoxModel()
  var body: some View {
    TextEditor(text: $model.text)
  }
}
