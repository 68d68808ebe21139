import Foundation

/// An image as a host draws it.
public struct DrawnImage {
  public enum Source {
    case file(ImageFile)
    /// Loaded by the host.
    case address(URL)
  }

  public let source: Source
  /// How it is smoothed where it is not drawn in its own size.
  public let interpolation: ImageInterpolation
  /// Whether its edges are smoothed.
  public let isAntialiased: Bool
  /// The margins that keep their own size where it is resized, in points.
  public let capInsets: EdgeInsets
  /// How it fills another size than its own.
  public let resizingMode: ImageResizingMode
  /// Whether it is smoothed where it is not drawn in its own size.
  public var isSmooth: Bool { interpolation != .none }
  /// The paint in the image's shape, where only the image's opacity counts; nil for its own colors.
  public let tint: PaintStyle?
}

/// How an image fills another size than its own.
public enum ImageResizingMode: Hashable, Sendable { case tile, stretch }

/// How an image is smoothed when its size changes.
public enum ImageInterpolation: Hashable, Sendable { case none, low, medium, high }
