import SwiftUI

struct Photo: Identifiable {
  let id: Int
  let caption: String
}

struct GalleryView: View {
  let photos: [Photo]
  @State private var selected: Photo?
  @State private var showHelp = false

  var body: some View {
    List {
      ForEach(photos) { photo in
        Button(photo.caption) { selected = photo }
      }
      Button("Help") { showHelp = true }
    }
    .sheet(item: $selected) { photo in
      Text(photo.caption).font(.largeTitle)
    }
    .sheet(isPresented: $showHelp) {
      Text("Tap a photo to enlarge it.")
    }
  }
}
