import SwiftUI

final class ImageCache {
  private let store = NSCache<NSURL, UIImage>()
}
final class Client {
  let session = URLSession.shared
  let decoder = JSONDecoder()
}
struct CacheKey: EnvironmentKey {
  static let defaultValue = ImageCache()
}
struct ClientKey: EnvironmentKey {
  static var defaultValue: Client { Client() }
}
