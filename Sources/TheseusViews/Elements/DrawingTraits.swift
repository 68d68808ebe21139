import Foundation

/// How an element's drawing and its children's relate.
public struct DrawingTraits: Equatable {
  /// Multiplies what the element and its children draw, 0 to 1.
  public var opacity: Double = 1
  /// Whether children are cut off at the element's frame.
  public var clips = false
  /// Added to where children are drawn, in points: what is scrolled.
  public var childOffset = CGPoint.zero
  /// Neither drawn nor found, though it keeps its place.
  public var isHidden = false
  /// The axis along which children follow each other in order without overlap, so that those in
  /// sight are found by bisection.
  public var ordered: Axis?

  public init() {}
}
