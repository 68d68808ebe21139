import SwiftUI

struct Folders16: View {
  struct Folder: Identifiable { let id: Int; var name: String }
  @State private var folders: [Folder] = []
  @State private var isDeleting = false
  @State private var target: Folder?
  var body: some View {
    List(folders) { f in
      Button(f.name) {
        target = f; isDeleting = true
      }
    }
    .alert("Delete?", isPresented: $isDeleting, presenting: target) { f in
      Button("Delete", role: .destructive) { folders.removeAll { $0.id == f.id } }
    }
  }
}
