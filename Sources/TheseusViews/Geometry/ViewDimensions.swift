import Foundation

/// A view's size and alignment guides, in points, in the view's own coordinate space.
public struct ViewDimensions: Equatable, Sendable {
  /// The width in points.
  public var width: CGFloat
  /// The height in points.
  public var height: CGFloat
  /// The guides that were set, rather than derived from the size; in points from the leading or top
  /// edge.
  public var explicit: [AlignmentKey: CGFloat]

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
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit[guide.key] }

  /// The position of a vertical guide if it was set.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit[guide.key] }

  /// The position of a guide given by its key.
  public func value(of key: AlignmentKey) -> CGFloat {
    if !explicit.isEmpty, let set = explicit[key] { return set }
    return key.id.defaultValue(in: self)
  }
}
