import SwiftUI

struct OfflineNotice: ViewModifier {
  let isOffline: Bool

  func body(content: Content) -> some View {
    // bug: content moves to the other branch, gets a new identity
    if isOffline {
      VStack(spacing: 0) {
        Label("You are offline", systemImage: "wifi.slash")
          .frame(maxWidth: .infinity)
          .background(.orange)
        content
      }
    } else {
      content
    }
  }
}

struct CommentForm: View {
  let onSend: (String) -> Void
  @State private var text = ""

  var body: some View {
    Form {
      TextField("Comment", text: $text, axis: .vertical)
      Button("Send") {
        onSend(text)
        text = ""
      }
      .disabled(text.isEmpty)
    }
  }
}

struct ArticleCommentsView: View {
  let isOffline: Bool
  let onSend: (String) -> Void

  var body: some View {
    CommentForm(onSend: onSend)
      .modifier(OfflineNotice(isOffline: isOffline))
  }
}
