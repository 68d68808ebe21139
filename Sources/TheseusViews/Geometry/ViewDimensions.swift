import Foundation
import TheseusCore

/// A view's size and alignment guides, in points, in the view's own coordinate space.
public struct ViewDimensions: Equatable, Sendable {
  /// The width in points.
  public var width: CGFloat
  /// The height in points.
  public var height: CGFloat
  /// The guides that were set, rather than derived from the size; in points from the leading or top
  /// edge.
  public var explicit: [AlignmentKey: CGFloat]
  /// Finds the guides that were set and are not in `explicit`: an app can have any number of its
  /// own.
  var lookup: GuideLookup?

  /// A size with the guides set for it, if any.
  public init(width: CGFloat, height: CGFloat, explicit: [AlignmentKey: CGFloat] = [:]) {
    self.width = width
    self.height = height
    self.explicit = explicit
  }

  /// The position of a horizontal guide: as set, else the guide's default for this size.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }

  /// The position of a vertical guide: as set, else the guide's default for this size.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }

  /// The position of a horizontal guide if it was set.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicitValue(of: guide.key)
  }

  /// The position of a vertical guide if it was set.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicitValue(of: guide.key)
  }

  /// The position of a guide given by its key.
  public func value(of key: AlignmentKey) -> CGFloat {
    explicitValue(of: key) ?? key.id.defaultValue(in: self)
  }

  private func explicitValue(of key: AlignmentKey) -> CGFloat? {
    if !explicit.isEmpty, let set = explicit[key] { return set }
    return lookup?.position(of: key)
  }

  /// Equal sizes and guides; those of an app's own are not compared.
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.width == b.width && a.height == b.height && a.explicit == b.explicit
  }
}

/// Finds the guides of a view that is being laid out.
struct GuideLookup: @unchecked Sendable {
  private let find: @MainActor (AlignmentKey) -> CGFloat?

  init(_ find: @escaping @MainActor (AlignmentKey) -> CGFloat?) { self.find = find }

  /// The guide's position; nil if it was not set.
  func position(of key: AlignmentKey) -> CGFloat? {
    MainActor.assumeIsolatedUnchecked { find(key) }
  }
}
