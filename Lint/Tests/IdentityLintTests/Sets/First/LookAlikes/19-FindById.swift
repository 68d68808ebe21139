import SwiftUI

struct Downloads19: View {
  struct Item: Identifiable { let id = UUID(); var name: String; var done = false }
  @State private var files: [Item] = []
  var body: some View {
    List {
      ForEach(files) { file in
        Button(file.name) {
          Task {
            try? await Task.sleep(for: .seconds(2))
            if let i = files.firstIndex(where: { $0.id == file.id }) { files[i].done = true }
          }
        }
      }
      .onDelete { files.remove(atOffsets: $0) }
    }
  }
}
