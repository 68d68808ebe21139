import SwiftUI

struct Photo: Identifiable, Hashable {
  let id: String
  let caption: String
  let thumbnail: URL
}

struct PhotoGrid: View {
  let photos: [Photo]
  @State private var isShowingDetail = false
  private let columns = [GridItem(.adaptive(minimum: 110), spacing: 4)]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 4) {
        ForEach(photos) { photo in
          Button {
            isShowingDetail = true
          } label: {
            PhotoThumbnail(url: photo.thumbnail)
          }
          .buttonStyle(.plain)
          // bug: all cells attach a sheet to one shared Bool, so a tap asks every visible cell to
          // present and a photo that was not tapped is shown
          .sheet(isPresented: $isShowingDetail) {
            PhotoDetail(photo: photo)
          }
        }
      }
    }
    .navigationTitle("Library")
  }
}

struct PhotoThumbnail: View {
  let url: URL

  var body: some View {
    AsyncImage(url: url) { image in
      image.resizable().scaledToFill()
    } placeholder: {
      Color.gray.opacity(0.2)
    }
    .frame(height: 110)
    .clipped()
  }
}

struct PhotoDetail: View {
  let photo: Photo
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      AsyncImage(url: photo.thumbnail)
        .navigationTitle(photo.caption)
        .toolbar {
          Button("Done") { dismiss() }
        }
    }
  }
}
