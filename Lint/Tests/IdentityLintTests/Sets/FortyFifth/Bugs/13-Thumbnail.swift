import SwiftUI

final class ThumbnailCache {
  private let store = NSCache<NSURL, UIImage>()

  init(limit: Int) {
    store.countLimit = limit
  }

  @MainActor
  func image(at url: URL) async -> UIImage? {
    if let known = store.object(forKey: url as NSURL) { return known }
    guard let (data, _) = try? await URLSession.shared.data(from: url),
      let image = UIImage(data: data)
    else { return nil }
    store.setObject(image, forKey: url as NSURL)
    return image
  }
}

private struct ThumbnailCacheKey: EnvironmentKey {
  // bug: Each thumbnail is grey and downloaded again whenever its row comes back
  static var defaultValue: ThumbnailCache { ThumbnailCache(limit: 200) }
}

extension EnvironmentValues {
  var thumbnailCache: ThumbnailCache {
    get { self[ThumbnailCacheKey.self] }
    set { self[ThumbnailCacheKey.self] = newValue }
  }
}

struct Thumbnail: View {
  let url: URL
  @Environment(\.thumbnailCache) private var cache
  @State private var image: UIImage?

  var body: some View {
    ZStack {
      Color.gray.opacity(0.2)
      if let image {
        Image(uiImage: image).resizable().scaledToFill()
      }
    }
    .frame(height: 80)
    .clipped()
    .task(id: url) { image = await cache.image(at: url) }
  }
}

struct CatalogueScreen: View {
  let urls: [URL]

  var body: some View {
    List(urls, id: \.absoluteString) { url in
      Thumbnail(url: url)
    }
  }
}
