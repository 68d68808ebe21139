import SwiftUI

struct Manuscript: Identifiable {
  let id: UUID
  var title: String
  var text: String
}

struct CommentEditor: View {
  let submit: (String) -> Void
  @State private var draft = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .trailing) {
      TextEditor(text: $draft)
        .focused($isFocused)
      Button("Post") {
        submit(draft)
        draft = ""
        isFocused = false
      }
      .disabled(draft.isEmpty)
    }
    .padding()
  }
}

struct ReviewScreen: View {
  let manuscript: Manuscript
  let post: (String) -> Void
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    Group {
      // bug: the editor stands in both arms of the conditional; when the iPad window changes
      // size class (Split View, rotation) the other arm starts anew and the draft and focus are
      // lost
      if sizeClass == .compact {
        VStack(spacing: 0) {
          page
          CommentEditor(submit: post)
            .frame(height: 180)
        }
      } else {
        HStack(spacing: 0) {
          page
          CommentEditor(submit: post)
            .frame(width: 320)
        }
      }
    }
    .navigationTitle(manuscript.title)
  }

  private var page: some View {
    ScrollView { Text(manuscript.text).padding() }
  }
}
