import SwiftUI

struct Downloads: View {
  struct File: Identifiable {
    let id = UUID()
    var name: String
    var isDone = false
  }
  @State private var files: [File] = []

  var body: some View {
    ForEach(Array(files.enumerated()), id: \.element.id) { index, file in
      Button(file.name) { Task { await load(at: index) } }
      Button("Delete") {
        Task {
          await report(file)
          files.remove(at: index)  // expect: nonisolated_binding_index
        }
      }
    }
  }

  private func load(at index: Int) async {
    files[index].name += "…"
    await report(files[index])
    files[index].isDone = true  // expect: nonisolated_binding_index
  }

  private func report(_ file: File) async {}
}
