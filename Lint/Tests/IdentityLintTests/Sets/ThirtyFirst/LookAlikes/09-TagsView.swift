import SwiftUI

struct Tag: Identifiable {
  let id = UUID()
  var name: String
  var color: Color
}

struct TagEditor: View {
  @Binding var tag: Tag
  @State private var remark = ""

  var body: some View {
    Form {
      TextField("Name", text: $tag.name)
      ColorPicker("Colour", selection: $tag.color)
      TextField("Remark", text: $remark)
    }
  }
}

struct TagsView: View {
  @State private var tags = [Tag(name: "Work", color: .blue), Tag(name: "Home", color: .green)]
  @State private var editing: Tag?

  var body: some View {
    List(tags) { tag in
      Button(tag.name) { editing = tag }
    }
    .sheet(item: $editing) { tag in
      TagEditor(
        tag: Binding(
          get: { editing ?? tag },
          set: { newTag in
            editing = newTag
            if let i = tags.firstIndex(where: { $0.id == newTag.id }) { tags[i] = newTag }
          }
        ))
    }
  }
}
