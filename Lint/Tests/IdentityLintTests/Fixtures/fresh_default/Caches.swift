import SwiftUI

final class ImageCache {
  private let store = NSCache<NSURL, UIImage>()
  init(limit: Int) { store.countLimit = limit }
}
final class Library {
  let counter = Counter()
}
final class Counter { var count = 0 }
struct CacheKey: EnvironmentKey {
  static var defaultValue: ImageCache { ImageCache(limit: 9) }  // expect: fresh_default
}
struct LibraryKey: EnvironmentKey {
  static var defaultValue: Library { Library() }  // expect: fresh_default
}
