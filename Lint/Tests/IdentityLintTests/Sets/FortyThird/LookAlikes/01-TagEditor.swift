import SwiftUI

struct Tag: Identifiable {
  let id = UUID()
  var name: String
}

struct TagEditor: View {
  @Binding var tags: [Tag]

  var body: some View {
    Form {
      Section("Tags") {
        ForEach($tags, id: \.id) { $tag in
          TextField("Tag", text: $tag.name)
        }
        .onDelete { tags.remove(atOffsets: $0) }
      }
      Button("Add Tag") {
        tags.append(Tag(name: "tag \(tags.count + 1)"))
      }
    }
  }
}

struct PhotoInfoView: View {
  @State private var tags = [Tag(name: "beach"), Tag(name: "summer")]

  var body: some View {
    NavigationStack {
      TagEditor(tags: $tags)
        .navigationTitle("Photo Info")
    }
  }
}
