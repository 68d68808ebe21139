import SwiftUI

struct Downloads: View {
  @State private var files: [Download] = []
  struct Download: Identifiable { let id = UUID(); var name: String; var done = false }
  var body: some View {
    List {
      ForEach(Array(files.enumerated()), id: \.element.id) { index, file in
        Button(file.name) {
          Task {
            try? await Task.sleep(for: .seconds(2))
            // bug: after a deletion another file is marked, or the app stops
            files[index].done = true
          }
        }
      }
      .onDelete { files.remove(atOffsets: $0) }
    }
  }
}
