import SwiftUI

struct GalleryPhoto: Identifiable {
  let id: Int
  let caption: String
  let symbol: String
}

struct PhotoViewer: View {
  let photo: GalleryPhoto
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Image(systemName: photo.symbol)
        .resizable()
        .scaledToFit()
        .padding(40)
        .navigationTitle(photo.caption)
        .toolbar {
          Button("Done") { dismiss() }
        }
    }
  }
}

struct GalleryScreen: View {
  let photos: [GalleryPhoto]
  @State private var openedPhoto: GalleryPhoto?
  @State private var isViewerShown = false

  private let columns = [GridItem(.adaptive(minimum: 90))]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns) {
        ForEach(photos) { photo in
          Button {
            open(photo)
          } label: {
            Image(systemName: photo.symbol)
              .font(.largeTitle)
              .frame(height: 90)
          }
        }
      }
    }
    // bug: The first tap opens an empty sheet
    .sheet(isPresented: $isViewerShown) {
      if let openedPhoto {
        PhotoViewer(photo: openedPhoto)
      }
    }
  }

  private func open(_ photo: GalleryPhoto) {
    openedPhoto = photo
    isViewerShown = true
  }
}
