import SwiftUI

struct Photo: Identifiable {
  let id: Int
  let symbol: String
  var caption: String
}

struct PhotoGrid: View {
  @State private var photos = [
    Photo(id: 1, symbol: "sun.max", caption: "Beach"),
    Photo(id: 2, symbol: "mountain.2", caption: "Hike"),
    Photo(id: 3, symbol: "building.2", caption: "Old town"),
  ]
  @State private var photoToDelete: Photo?
  @State private var isConfirming = false

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
        ForEach(photos) { photo in
          Button {
            photoToDelete = photo
            isConfirming = true
          } label: {
            PhotoCell(photo: photo)
          }
        }
      }
    }
    .confirmationDialog(
      "Delete this photo?",
      isPresented: $isConfirming,
      presenting: photoToDelete
    ) { photo in
      Button("Delete “\(photo.caption)”", role: .destructive) {
        photos.removeAll { $0.id == photo.id }
      }
    } message: { photo in
      Text("“\(photo.caption)” is removed from all devices.")
    }
  }
}

struct PhotoCell: View {
  let photo: Photo

  var body: some View {
    VStack {
      Image(systemName: photo.symbol)
        .font(.largeTitle)
      Text(photo.caption)
        .font(.caption)
    }
    .frame(width: 100, height: 100)
  }
}
