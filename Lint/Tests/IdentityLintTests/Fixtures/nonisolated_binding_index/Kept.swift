import SwiftUI

struct Page: View {
  @State private var items = ["a", "b"]

  var body: some View {
    ForEach(items.indices, id: \.self) { index in  // expect: index_id
      Text(items[index]).onTapGesture {
        edit($items[index])  // expect: nonisolated_binding_index
      }
    }
    Button("Remove") { items.remove(at: 0) }
  }

  private func edit(_ text: Binding<String>) { text.wrappedValue += "!" }
}

struct Downloads: View {
  struct File: Identifiable {
    let id = UUID()
    var name: String
    var isDone = false
  }
  @State private var files: [File] = []

  var body: some View {
    ForEach(Array(files.enumerated()), id: \.element.id) { index, file in
      Button(file.name) {
        Task {
          files[index].name += "…"
          try? await Task.sleep(for: .seconds(2))
          files[index].isDone = true  // expect: nonisolated_binding_index
        }
      }
    }
    Button("Remove") { files.removeFirst() }
  }
}
