import SwiftUI

struct PhotoPage: Identifiable {
  var id: String { name }
  let name: String
}

struct PhotoSheet: View {
  let page: PhotoPage
  @State private var caption = ""

  var body: some View {
    Form {
      Text(page.name)
      TextField("Caption", text: $caption)
    }
  }
}

struct GalleryView: View {
  let photos: [String]
  @State private var openPhoto: String?
  @State private var likes = 0

  var body: some View {
    List(photos, id: \.self) { photo in
      Button("\(photo) ♥ \(likes)") { openPhoto = photo }
    }
    .sheet(
      item: Binding(
        get: { openPhoto.map { PhotoPage(name: $0) } },
        set: { openPhoto = $0?.name }
      )
    ) { page in
      PhotoSheet(page: page)
    }
    .task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(3))
        likes += 1
      }
    }
  }
}
