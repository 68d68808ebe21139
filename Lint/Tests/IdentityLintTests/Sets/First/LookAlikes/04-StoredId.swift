import SwiftUI

struct File4: Identifiable { let id = UUID(); var url: URL }
struct Files4: View {
  @Binding var files: [File4]
  var body: some View { ForEach(files) { Caption4(url: $0.url) } }
}
struct Caption4: View {
  let url: URL
  @State private var caption = ""
  var body: some View { TextField(url.lastPathComponent, text: $caption) }
}
