import SwiftUI

struct Download: Identifiable {
  let id = UUID()
  let name: String
  var isDone = false
}

struct DownloadsView: View {
  @State private var downloads = ["Atlas", "Novel", "Album"].map { Download(name: $0) }

  var body: some View {
    List {
      ForEach(downloads) { download in
        Button(download.isDone ? "✓ \(download.name)" : download.name) {
          start(download)
        }
      }
      .onDelete { downloads.remove(atOffsets: $0) }
    }
  }

  private func start(_ download: Download) {
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(5))
      guard let index = downloads.firstIndex(where: { $0.id == download.id }) else { return }
      downloads[index].isDone = true
    }
  }
}
