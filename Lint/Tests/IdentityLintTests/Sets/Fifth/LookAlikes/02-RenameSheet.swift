import SwiftUI

struct Folder: Identifiable {
  let id: UUID
  var name: String
}

struct RenameSheet: View {
  let folder: Folder
  let save: (Folder.ID, String) -> Void
  @State private var name: String
  @Environment(\.dismiss) private var dismiss

  init(folder: Folder, save: @escaping (Folder.ID, String) -> Void) {
    self.folder = folder
    self.save = save
    _name = State(initialValue: folder.name)
  }

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Button("Rename") {
        save(folder.id, name); dismiss()
      }
      Button("Cancel", role: .cancel) { dismiss() }
    }
  }
}

struct FoldersView: View {
  @Binding var folders: [Folder]
  @State private var renamed: Folder?

  var body: some View {
    List(folders) { folder in
      Button(folder.name) { renamed = folder }
    }
    .sheet(item: $renamed) { folder in
      RenameSheet(folder: folder) { id, name in
        guard let index = folders.firstIndex(where: { $0.id == id }) else { return }
        folders[index].name = name
      }
    }
  }
}
