import Foundation
import TheseusCore

/// A path as a host paints it.
public struct PathPainting: Sendable {
  public var path: Path
  public var style: PaintStyle
  /// The line of the outline, with its middle on the path; nil to fill the path.
  public var outline: StrokeStyle?
  public var fillStyle: FillStyle
  /// The size of the element that the path is in, in points.
  public var size: CGSize
  /// The area of a gradient, in the element's coordinates.
  public var area: CGRect
  /// Whether a straight line may be shown as a rule.
  public var allowsRule: Bool

  public init(
    path: Path, style: PaintStyle, outline: StrokeStyle? = nil, fillStyle: FillStyle = FillStyle(),
    size: CGSize, area: CGRect, allowsRule: Bool = false
  ) {
    self.path = path
    self.style = style
    self.outline = outline
    self.fillStyle = fillStyle
    self.size = size
    self.area = area
    self.allowsRule = allowsRule
  }
}

extension DrawingSurface {
  /// Fills any path in an element of this size. `area` is that of a gradient, by default the whole
  /// element.
  func fill(
    _ path: Path, _ style: PaintStyle, _ fillStyle: FillStyle = FillStyle(), in size: CGSize,
    over area: CGRect? = nil
  ) {
    guard !path.isEmpty else { return }
    if let drawn = path.drawn { return fill(path.boundingRect, drawn, style) }
    draw(
      PathPainting(
        path: path, style: style, fillStyle: fillStyle, size: size,
        area: area ?? CGRect(origin: .zero, size: size)))
  }

  /// Outlines any path in an element of this size. The line has its middle on the path, or lies
  /// inside if the host knows the path's shape.
  func stroke(
    _ path: Path, _ style: PaintStyle, _ line: StrokeStyle, isInside: Bool = false,
    in size: CGSize, over area: CGRect? = nil, allowsRule: Bool = false
  ) {
    guard !path.isEmpty else { return }
    if let drawn = path.drawn {
      return stroke(path.boundingRect, drawn, style, line, isInside: isInside)
    }
    draw(
      PathPainting(
        path: path, style: style, outline: line, size: size,
        area: area ?? CGRect(origin: .zero, size: size), allowsRule: allowsRule))
  }
}
