import Foundation

/// How the drawing of an element and of its children relate.
public struct DrawingTraits: Equatable {
  /// Multiplies the opacity of the element and its children, 0 to 1.
  public var opacity: Double = 1
  /// Whether children are cut off at the element's frame.
  public var clips = false
  /// Offset of the children's drawing, in points, for scrolling.
  public var childOffset = CGPoint.zero
  /// Neither drawn nor hit, but laid out.
  public var isHidden = false
  /// The axis along which children are ordered without overlap, so that visible ones are found by
  /// bisection.
  public var ordered: Axis?
  /// Whether the first child is drawn in front of the others.
  public var firstChildIsInFront = false

  public init() {}
}
