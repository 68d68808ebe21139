import SwiftUI

struct Photo: Identifiable, Hashable {
  let id: Int
  let caption: String
}

struct PhotoDetail: View {
  let photo: Photo
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Text(photo.caption)
        .toolbar { Button("Done") { dismiss() } }
    }
  }
}

struct PhotoGrid: View {
  let photos: [Photo]
  @State private var tappedPhoto: Photo?
  @State private var isShowingDetail = false

  private let columns = [GridItem(.adaptive(minimum: 90))]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns) {
        ForEach(photos) { photo in
          Button(photo.caption) { open(photo) }
            .frame(height: 90)
        }
      }
    }
    // bug: The first tapped photo opens an empty sheet
    .sheet(isPresented: $isShowingDetail) {
      if let tappedPhoto {
        PhotoDetail(photo: tappedPhoto)
      }
    }
  }

  private func open(_ photo: Photo) {
    tappedPhoto = photo
    isShowingDetail = true
  }
}
