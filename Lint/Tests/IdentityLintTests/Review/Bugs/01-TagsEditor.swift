import SwiftUI

struct TagsEditor: View {
  @State private var tags = ["swift", "linux"]

  var body: some View {
    Form {
      ForEach($tags, id: \.self) { $tag in  // bug: each key press changes the id and ends editing
        TextField("Tag", text: $tag)
      }
      Button("Add") { tags.append("") }
    }
  }
}
