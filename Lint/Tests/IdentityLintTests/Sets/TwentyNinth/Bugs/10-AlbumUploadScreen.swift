import SwiftUI

struct OutgoingPhoto: Identifiable, Hashable {
  let id: UUID
  let fileName: String
  let chunks: Int
}

final class AlbumOutbox: ObservableObject {
  @Published private(set) var progress: [OutgoingPhoto.ID: Double] = [:]

  @MainActor
  func upload(_ photo: OutgoingPhoto) async {
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
    // bug: The upload: it stops, its progress is dropped; rows never shown never start.
    .task { await outbox.upload(photo) }
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
    .navigationTitle("Uploading \(photos.count) photos")
  }
}
