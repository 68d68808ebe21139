import SwiftUI

struct ComposeTab: View {
  let send: (String) -> Void
  @SceneStorage("compose.draft") private var draft = ""
  @SceneStorage("compose.isPublic") private var isPublic = true

  var body: some View {
    Form {
      TextEditor(text: $draft)
        .frame(minHeight: 120)
      Toggle("Public", isOn: $isPublic)
      Button("Send") {
        send(isPublic ? draft : "[private] " + draft)
        draft = ""
      }
      .disabled(draft.isEmpty)
    }
  }
}

struct MicroblogTabs: View {
  @SceneStorage("selectedTab") private var tab = "home"
  @State private var posts: [String] = []

  var body: some View {
    TabView(selection: $tab) {
      ScrollView { Text(posts.joined(separator: "\n\n")) }
        .tabItem { Label("Home", systemImage: "house") }
        .tag("home")
      ComposeTab { posts.append($0) }
        .tabItem { Label("Compose", systemImage: "square.and.pencil") }
        .tag("compose")
    }
  }
}
