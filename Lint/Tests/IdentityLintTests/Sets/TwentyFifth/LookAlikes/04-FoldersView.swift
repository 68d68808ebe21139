import SwiftUI

struct Folder: Identifiable, Hashable {
  let id: UUID
  var name: String
  var noteCount: Int
}

struct FoldersView: View {
  @State private var folders: [Folder] = [
    Folder(id: UUID(), name: "Work", noteCount: 12),
    Folder(id: UUID(), name: "Recipes", noteCount: 40),
    Folder(id: UUID(), name: "Travel", noteCount: 22),
  ]

  var body: some View {
    List {
      ForEach($folders) { $folder in
        FolderRow(folder: $folder)
      }
    }
  }
}

struct FolderRow: View {
  @Binding var folder: Folder
  @FocusState private var isRenaming: Bool

  var body: some View {
    HStack {
      TextField("Name", text: $folder.name)
        .focused($isRenaming)
      Spacer()
      if isRenaming {
        Button("Done") { isRenaming = false }
      }
      Text("\(folder.noteCount)")
        .foregroundStyle(.secondary)
    }
    .swipeActions {
      Button("Rename") { isRenaming = true }
    }
    .contextMenu {
      Button("Rename") { isRenaming = true }
    }
  }
}
