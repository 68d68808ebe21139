import SwiftUI

struct OutgoingPhoto: Identifiable, Hashable {
  let id: UUID
  let fileName: String
  let chunks: Int
}

final class AlbumOutbox: ObservableObject {
  @Published private(set) var progress: [OutgoingPhoto.ID: Double] = [:]
  private var queue: Task<Void, Never>?

  @MainActor
  func enqueue(_ photos: [OutgoingPhoto]) {
    let previous = queue
    queue = Task {
      await previous?.value
      for photo in photos { await upload(photo) }
    }
  }

  @MainActor
  private func upload(_ photo: OutgoingPhoto) async {
    guard progress[photo.id] == nil else { return }
    for chunk in 0..<photo.chunks {
      progress[photo.id] = Double(chunk) / Double(photo.chunks)
      do {
        try await Task.sleep(for: .milliseconds(250))
      } catch {
        progress[photo.id] = nil
        return
      }
    }
    progress[photo.id] = 1
  }
}

struct OutgoingPhotoRow: View {
  let photo: OutgoingPhoto
  @ObservedObject var outbox: AlbumOutbox

  var body: some View {
    HStack {
      Text(photo.fileName)
      ProgressView(value: outbox.progress[photo.id] ?? 0)
    }
    .padding()
  }
}

struct AlbumUploadScreen: View {
  let photos: [OutgoingPhoto]
  @StateObject private var outbox = AlbumOutbox()

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(photos) { photo in
          OutgoingPhotoRow(photo: photo, outbox: outbox)
        }
      }
    }
    .task(id: photos) { outbox.enqueue(photos) }
    .navigationTitle("Uploading \(photos.count) photos")
  }
}
