import Foundation

/// An element that draws something itself, or decides how its children are drawn.
///
/// A class that subclasses are to complete implements all three: a default of this protocol cannot
/// be overridden.
@MainActor
public protocol ElementDrawing: ViewElement {
  /// Draws the element itself; its children draw over it.
  func draw(_ surface: any DrawingSurface)
  /// Draws over the children: borders of scroll areas, focus indicators.
  func drawOver(_ surface: any DrawingSurface)
  /// How the drawing of the element and of its children relate.
  var drawingTraits: DrawingTraits { get }
  /// The element whose children mask the drawing, with this element's frame; see
  /// `DrawingTraits.isMasked`.
  var mask: ViewElement? { get }
}

extension ElementDrawing {
  public func draw(_ surface: any DrawingSurface) {}
  public func drawOver(_ surface: any DrawingSurface) {}
  public var drawingTraits: DrawingTraits { DrawingTraits() }
  public var mask: ViewElement? { nil }
}

extension ViewElement {
  /// How the drawing of the element and of its children relate.
  public final var drawing: DrawingTraits { drawer?.drawingTraits ?? DrawingTraits() }
}

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
  /// Whether the opacity is 0, or an animation leads there: the pointer, Tab and readers pass over
  /// the element and its children. Shortcuts and `@FocusState` reach them.
  public var isTransparent = false
  /// Whether the pointer, Tab and readers pass over the element and its children.
  public var isOutOfReach: Bool { isHidden || isTransparent }
  /// The axis along which children are ordered without overlap, so that visible ones are found by
  /// bisection.
  public var ordered: Axis?
  /// Whether the first child is drawn in front of the others.
  public var firstChildIsInFront = false
  /// Whether children are drawn in their order whatever their `zIndex`: those of a modifier, where
  /// the content's index is for the siblings of both.
  public var ignoresZIndex = false
  /// Whether the element and its children are drawn only where the children of
  /// `ElementDrawing.mask` draw.
  public var isMasked = false

  public init() {}
}

/// Where a host last drew an element, in the host's own units.
// Not a vector: that would align every element to 16 bytes, for which the allocator has a slower
// path.
public struct DrawnPlace: Sendable {
  public var x: Int32 = 0
  public var y: Int32 = 0
  public var width: Int32 = 0
  public var height: Int32 = 0

  public init() {}

  public init(x: Int32, y: Int32, width: Int32, height: Int32) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
