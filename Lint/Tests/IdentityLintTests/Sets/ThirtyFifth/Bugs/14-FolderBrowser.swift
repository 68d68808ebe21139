import SwiftUI

struct FoldersApp: App {
  // bug: Each window's own selection: picking a folder in one window changes all of them
  @State private var selectedFolder: String?

  var body: some Scene {
    WindowGroup {
      FolderBrowser(selection: $selectedFolder)
    }
  }
}

struct FolderBrowser: View {
  @Binding var selection: String?

  private let folders = ["Inbox", "Archive", "Trash"]

  var body: some View {
    NavigationSplitView {
      List(folders, id: \.self, selection: $selection) { folder in
        Label(folder, systemImage: "folder")
      }
    } detail: {
      Text(selection ?? "No folder selected")
    }
  }
}
