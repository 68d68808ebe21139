import SwiftUI

final class AvatarCache {
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

private struct AvatarCacheKey: EnvironmentKey {
  static let defaultValue = AvatarCache(limit: 200)
}

extension EnvironmentValues {
  var avatarCache: AvatarCache {
    get { self[AvatarCacheKey.self] }
    set { self[AvatarCacheKey.self] = newValue }
  }
}

struct Avatar: View {
  let url: URL
  @Environment(\.avatarCache) private var cache
  @State private var image: UIImage?

  var body: some View {
    ZStack {
      Circle().fill(.quaternary)
      if let image {
        Image(uiImage: image).resizable().scaledToFill()
      }
    }
    .frame(width: 48, height: 48)
    .clipShape(.circle)
    .task(id: url) { image = await cache.image(at: url) }
  }
}

struct MembersScreen: View {
  let urls: [URL]

  var body: some View {
    List(urls, id: \.absoluteString) { url in
      Avatar(url: url)
    }
  }
}
