import CoreGraphics
import Foundation
import ImageIO

enum ImageCacheError: Error {
  case notAnImage
}

actor ImageCache {
  static let shared = ImageCache()

  private var images: [String: CGImage] = [:]
  private var order: [String] = []
  private var inFlight: [String: Task<CGImage, any Error>] = [:]
  private let limit: Int

  init(limit: Int = 120) {
    self.limit = limit
  }

  func image(for url: URL) async throws -> CGImage {
    let key = url.lastPathComponent
    if let cached = images[key] {
      touch(key)
      return cached
    }
    if let running = inFlight[key] {
      return try await running.value
    }
    let task = Task<CGImage, any Error> {
      let (data, _) = try await URLSession.shared.data(from: url)
      return try Self.decode(data)
    }
    inFlight[key] = task
    defer { inFlight[key] = nil }
    let image = try await task.value
    store(image, for: key)
    return image
  }

  func removeAll() {
    images.removeAll()
    order.removeAll()
  }

  private func store(_ image: CGImage, for key: String) {
    images[key] = image
    touch(key)
    while order.count > limit {
      images[order.removeFirst()] = nil
    }
  }

  private func touch(_ key: String) {
    order.removeAll { $0 == key }
    order.append(key)
  }

  private static func decode(_ data: Data) throws -> CGImage {
    guard
      let source = CGImageSourceCreateWithData(data as CFData, nil),
      let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
    else {
      throw ImageCacheError.notAnImage
    }
    return image
  }
}
