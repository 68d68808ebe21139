import SwiftUI

@Observable
final class Reachability {
  var isOnline = true
}

struct OfflineNotice: ViewModifier {
  @Environment(Reachability.self) private var reachability

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      if !reachability.isOnline {
        Label("You are offline", systemImage: "wifi.slash")
          .font(.footnote)
          .padding(6)
      }
      content
    }
  }
}

extension View {
  func offlineNotice() -> some View {
    modifier(OfflineNotice())
  }
}

struct CommentComposer: View {
  let onSend: (String) -> Void

  @State private var text = ""
  @State private var isAnonymous = false

  var body: some View {
    Form {
      TextField("Your comment", text: $text, axis: .vertical)
        .lineLimit(3...8)
      Toggle("Post anonymously", isOn: $isAnonymous)
      Button("Send") {
        onSend(isAnonymous ? "(anonymous) \(text)" : text)
        text = ""
      }
      .disabled(text.isEmpty)
    }
  }
}

struct PostScreen: View {
  @State private var sent: [String] = []

  var body: some View {
    CommentComposer { sent.append($0) }
      .offlineNotice()
      .navigationTitle("Comments (\(sent.count))")
  }
}
