import SwiftUI

struct TagEditor: View {
  @Binding var tags: [String]

  var body: some View {
    Form {
      Section("Tags") {
        // bug: the string is its own id
        ForEach($tags, id: \.self) { $tag in
          TextField("Tag", text: $tag)
        }
      }
      Button("Add Tag") {
        tags.append("tag \(tags.count + 1)")
      }
    }
  }
}

struct PhotoInfoView: View {
  @State private var tags = ["beach", "summer"]

  var body: some View {
    NavigationStack {
      TagEditor(tags: $tags)
        .navigationTitle("Photo Info")
    }
  }
}
