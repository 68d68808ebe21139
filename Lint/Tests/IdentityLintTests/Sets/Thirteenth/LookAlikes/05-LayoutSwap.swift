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

  private var isCompact: Bool { sizeClass == .compact }

  private var layout: AnyLayout {
    if isCompact {
      AnyLayout(VStackLayout(spacing: 0))
    } else {
      AnyLayout(HStackLayout(spacing: 0))
    }
  }

  var body: some View {
    layout {
      page
      CommentEditor(submit: post)
        .frame(width: isCompact ? nil : 320, height: isCompact ? 180 : nil)
    }
    .navigationTitle(manuscript.title)
  }

  private var page: some View {
    ScrollView { Text(manuscript.text).padding() }
  }
}
