import SwiftUI

struct TagEditorView: View {
  @State private var tags = ["Travel", "Work", "Family"]

  var body: some View {
    NavigationStack {
      List {
        Section("Tags") {
          // bug: Typing one character in a tag changes the row's id (the string
          ForEach($tags, id: \.self) { $tag in
            HStack {
              Image(systemName: "tag")
              TextField("Tag", text: $tag)
            }
          }
          .onDelete { offsets in
            tags.remove(atOffsets: offsets)
          }
        }
        Button("Sort") {
          tags.sort()
        }
      }
      .navigationTitle("Tags")
    }
  }
}
