import SwiftUI

struct ListingPhoto: Identifiable {
  let id = UUID()
  let data: Data
  var remoteURL: URL?
  var isUploading = false
}

struct PhotoUploader {
  let endpoint: URL

  func upload(_ data: Data) async -> URL? {
    var request = URLRequest(url: endpoint)
    request.httpMethod = "POST"
    guard let (body, _) = try? await URLSession.shared.upload(for: request, from: data) else {
      return nil
    }
    return String(data: body, encoding: .utf8).flatMap { URL(string: $0) }
  }
}

struct PhotoCell: View {
  let photo: ListingPhoto
  let onUpload: () -> Void

  var body: some View {
    HStack {
      Image(systemName: photo.remoteURL == nil ? "photo" : "checkmark.icloud")
      Text(Int64(photo.data.count), format: .byteCount(style: .file))
      Spacer()
      if photo.isUploading {
        ProgressView()
      } else {
        Button("Upload", action: onUpload)
      }
    }
  }
}

struct ListingPhotosView: View {
  let uploader: PhotoUploader
  @Binding var photos: [ListingPhoto]

  var body: some View {
    List {
      ForEach(Array(photos.enumerated()), id: \.element.id) { index, photo in
        PhotoCell(photo: photo) { upload(at: index) }
      }
      .onDelete { photos.remove(atOffsets: $0) }
      .onMove { photos.move(fromOffsets: $0, toOffset: $1) }
    }
  }

  private func upload(at index: Int) {
    photos[index].isUploading = true
    let data = photos[index].data
    Task {
      let url = await uploader.upload(data)
      // bug: the uploaded URL lands on another photo (or the app traps, and the right one spins
      // for ever): the index captured before the await is used after rows may have been deleted
      // or moved
      photos[index].remoteURL = url
      photos[index].isUploading = false
    }
  }
}
