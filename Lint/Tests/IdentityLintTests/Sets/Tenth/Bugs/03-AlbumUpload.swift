import SwiftUI
import Combine

struct PhotoItem: Identifiable, Hashable {
  let id: UUID
  let url: URL
  let caption: String
}

final class UploadJob: ObservableObject {
  @Published private(set) var progress = 0.0
  @Published private(set) var isRunning = false

  @MainActor
  func start(_ url: URL) async {
    isRunning = true
    for step in 1...20 {
      try? await Task.sleep(for: .milliseconds(150))
      progress = Double(step) / 20
    }
    isRunning = false
  }
}

struct AlbumUploadView: View {
  let photos: [PhotoItem]
  @State private var albumName = ""

  var body: some View {
    List {
      Section {
        TextField("Album name", text: $albumName)
      } footer: {
        Text(albumName.isEmpty ? "Untitled" : "Will be saved as \(albumName)")
      }
      ForEach(photos) { photo in
        UploadRow(photo: photo)
      }
    }
  }
}

private struct UploadRow: View {
  let photo: PhotoItem
  @ObservedObject private var job: UploadJob

  // bug: typing the album name re-runs the parent, and every row gets a new UploadJob from the
  // default argument: a running upload's progress disappears and the button offers it again
  init(photo: PhotoItem, job: UploadJob = UploadJob()) {
    self.photo = photo
    self.job = job
  }

  var body: some View {
    HStack {
      Text(photo.caption)
      Spacer()
      if job.isRunning {
        ProgressView(value: job.progress).frame(width: 80)
      } else if job.progress >= 1 {
        Image(systemName: "checkmark")
      } else {
        Button("Upload") {
          Task { await job.start(photo.url) }
        }
      }
    }
  }
}
