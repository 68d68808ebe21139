import Foundation
import TheseusCore

/// Code that draws an image. `GraphicsContext` is not known to this layer. Two recordings are one
/// only if they are the same object: code cannot be compared.
class ImageRecording: Equatable, @unchecked Sendable {
  /// The size of the image where nothing resizes it, in points.
  let size: CGSize

  init(size: CGSize) { self.size = size }

  /// The drawing of the image, resized to `size`.
  @MainActor
  func drawing(in size: CGSize, metrics: HostMetrics, environment: EnvironmentValues)
    -> @MainActor (any DrawingSurface) -> Void
  { { _ in } }

  static func == (a: ImageRecording, b: ImageRecording) -> Bool { a === b }
}
