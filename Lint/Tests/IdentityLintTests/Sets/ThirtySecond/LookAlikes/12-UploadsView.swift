import SwiftUI

struct Upload: Identifiable {
  let id = UUID()
  var file: String
  var link: String?
}

struct UploadsView: View {
  @State private var uploads = [
    Upload(file: "a.jpg"), Upload(file: "b.jpg"), Upload(file: "c.jpg"),
  ]

  var body: some View {
    List {
      ForEach(uploads) { upload in
        HStack {
          Text(upload.file)
          Text(upload.link ?? "–").font(.caption)
          Spacer()
          Button("Upload") { Task { await send(upload) } }
        }
      }
      .onDelete { uploads.remove(atOffsets: $0) }
    }
  }

  @MainActor
  private func send(_ upload: Upload) async {
    let link = await put(upload.file)
    guard let index = uploads.firstIndex(where: { $0.id == upload.id }) else { return }
    uploads[index].link = link
  }

  private func put(_ file: String) async -> String {
    try? await Task.sleep(for: .seconds(2))
    return "https://files.example.com/\(file)"
  }
}
