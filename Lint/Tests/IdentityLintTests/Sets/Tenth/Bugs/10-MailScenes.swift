import SwiftUI
import Observation

struct MailFolder: Identifiable, Hashable {
  let id: String
  var name: String
  var unread: Int
}

@Observable
final class MailAccount {
  var folders: [MailFolder] = []
  var signature = ""
  var unreadTotal: Int { folders.reduce(0) { $0 + $1.unread } }
}

struct MailScenes: Scene {
  @State private var account = MailAccount()

  var body: some Scene {
    WindowGroup {
      FolderSidebar()
        .environment(account)
    }
    WindowGroup("Compose", id: "compose", for: String.self) { $recipient in
      // bug: the compose window is a scene of its own and gets no MailAccount, which
      // SignaturePicker below it requires: opening the window crashes
      ComposeWindow(recipient: recipient ?? "")
    }
  }
}

struct FolderSidebar: View {
  @Environment(MailAccount.self) private var account
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    List(account.folders) { folder in
      LabeledContent(folder.name, value: "\(folder.unread)")
    }
    .navigationTitle("\(account.unreadTotal) unread")
    .toolbar {
      Button("Compose") { openWindow(id: "compose", value: "") }
    }
  }
}

struct ComposeWindow: View {
  let recipient: String
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading) {
      Text("To: \(recipient)")
      TextEditor(text: $text)
      SignaturePicker()
    }
    .padding()
  }
}

private struct SignaturePicker: View {
  @Environment(MailAccount.self) private var account

  var body: some View {
    Text(account.signature)
      .font(.footnote)
      .foregroundStyle(.secondary)
  }
}
