import SwiftUI

struct OfflineNotice: ViewModifier {
  let isOffline: Bool

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      if isOffline {
        Label("You are offline", systemImage: "wifi.slash")
          .frame(maxWidth: .infinity)
          .background(.orange)
      }
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
