import SwiftUI

struct Photo: Identifiable {
  let id: UUID
  var caption: String
  var isFavorite: Bool
  var thumbnail: URL
}

struct PhotoCell: View, Equatable {
  let photo: Photo

  static func == (lhs: PhotoCell, rhs: PhotoCell) -> Bool {
    // bug: a new favorite is not shown
    lhs.photo.id == rhs.photo.id
  }

  var body: some View {
    AsyncImage(url: photo.thumbnail) { image in
      image.resizable().scaledToFill()
    } placeholder: {
      Color.gray.opacity(0.2)
    }
    .overlay(alignment: .bottomTrailing) {
      Image(systemName: photo.isFavorite ? "heart.fill" : "heart")
        .padding(4)
    }
    .accessibilityLabel(photo.caption)
  }
}

struct PhotoGrid: View {
  @Binding var photos: [Photo]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
        ForEach($photos) { $photo in
          PhotoCell(photo: photo)
            .equatable()
            .onTapGesture(count: 2) { photo.isFavorite.toggle() }
        }
      }
    }
  }
}
