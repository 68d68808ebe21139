import SwiftUI

@Observable
final class FolderStore {
  var folders = ["Inbox", "Archive", "Trash"]
}

struct FoldersApp: App {
  @State private var store = FolderStore()

  var body: some Scene {
    WindowGroup {
      FolderBrowser(store: store)
    }
  }
}

struct FolderBrowser: View {
  let store: FolderStore
  @State private var selection: String?

  var body: some View {
    NavigationSplitView {
      List(store.folders, id: \.self, selection: $selection) { folder in
        Label(folder, systemImage: "folder")
      }
    } detail: {
      Text(selection ?? "No folder selected")
    }
  }
}
