import SwiftUI

struct Attachment: Identifiable {
  var url: URL
  var id: UUID { UUID() }  // bug: each body makes all rows anew
}

struct Attachments: View {
  @Binding var attachments: [Attachment]
  var body: some View {
    ForEach(attachments) { file in
      CaptionEditor(url: file.url)
    }
  }
}

struct CaptionEditor: View {
  let url: URL
  @State private var caption = ""
  var body: some View { TextField(url.lastPathComponent, text: $caption) }
}
