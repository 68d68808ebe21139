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
  @State private var photoToShow: Photo?
  @State private var isShowing = false

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
        ForEach(photos) { photo in
          Button {
            photoToShow = photo
            isShowing = true
          } label: {
            Image(systemName: photo.symbol)
              .font(.largeTitle)
              .frame(width: 100, height: 100)
          }
        }
      }
    }
    // bug: flag and item are two states and the body reads the item only in the sheet's closure, so
    // the sheet is presented with the item captured earlier: blank at the first tap, possibly the
    // previous photo later
    .sheet(isPresented: $isShowing) {
      if let photo = photoToShow {
        PhotoDetail(photo: photo)
      }
    }
  }
}

struct PhotoDetail: View {
  let photo: Photo
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: photo.symbol)
        .font(.system(size: 120))
      Text(photo.caption)
      Button("Close") { dismiss() }
    }
  }
}
