import SwiftUI

struct Photo: Identifiable {
  let id: Int
  let caption: String
}

struct GalleryView: View {
  let photos: [Photo]
  @State private var selected: Photo?
  @State private var showDetail = false

  var body: some View {
    List(photos) { photo in
      Button(photo.caption) {
        selected = photo
        showDetail = true
      }
    }
    // bug: The sheet is empty (the picked photo is missing)
    .sheet(isPresented: $showDetail) {
      if let selected {
        Text(selected.caption).font(.largeTitle)
      }
    }
  }
}
