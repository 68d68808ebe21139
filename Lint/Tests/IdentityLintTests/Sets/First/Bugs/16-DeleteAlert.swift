import SwiftUI

struct Folder: Identifiable { let id: Int; var name: String }

struct Folders: View {
  @State private var folders: [Folder] = []
  @State private var renaming: Folder?
  @State private var newName = ""
  var body: some View {
    List(folders) { folder in
      Button(folder.name) {
        renaming = folder; newName = folder.name
      }
    }
    .alert("Rename", isPresented: isRenaming) {
      TextField("Name", text: $newName)
      Button("OK") {
        // bug: Return renames nothing
        guard let target = renaming, let i = folders.firstIndex(where: { $0.id == target.id })
        else { return }
        folders[i].name = newName
      }
    }
  }
  private var isRenaming: Binding<Bool> {
    Binding {
      renaming != nil
    } set: { shown in
      if !shown { renaming = nil }
    }
  }
}
