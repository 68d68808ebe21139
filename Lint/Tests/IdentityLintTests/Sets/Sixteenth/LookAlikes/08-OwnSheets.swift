import SwiftUI

struct Photo: Identifiable, Hashable {
  let id: String
  let caption: String
  let thumbnail: URL
}

struct PhotoGrid: View {
  let photos: [Photo]
  private let columns = [GridItem(.adaptive(minimum: 110), spacing: 4)]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 4) {
        ForEach(photos) { photo in
          PhotoCell(photo: photo)
        }
      }
    }
    .navigationTitle("Library")
  }
}

struct PhotoCell: View {
  let photo: Photo
  @State private var isShowingDetail = false

  var body: some View {
    Button {
      isShowingDetail = true
    } label: {
      PhotoThumbnail(url: photo.thumbnail)
    }
    .buttonStyle(.plain)
    .sheet(isPresented: $isShowingDetail) {
      PhotoDetail(photo: photo)
    }
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
