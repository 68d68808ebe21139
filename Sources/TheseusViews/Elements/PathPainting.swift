import Foundation
import TheseusCore

/// A path as a host paints it.
public struct PathPainting: Sendable {
  public var path: Path
  public var style: PaintStyle
  /// The width of the outline; nil to fill the path.
  public var outline: CGFloat?
  public var fillStyle: FillStyle
  /// The size of the element that the path is in, in points.
  public var size: CGSize
  /// The area of a gradient, in the element's coordinates.
  public var area: CGRect
  /// Whether a straight line may be shown as a rule.
  public var allowsRule: Bool

  public init(
    path: Path, style: PaintStyle, outline: CGFloat? = nil, fillStyle: FillStyle = FillStyle(),
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

  /// Outlines any path in an element of this size, `width` points wide.
  func stroke(
    _ path: Path, _ style: PaintStyle, width: CGFloat, in size: CGSize, over area: CGRect? = nil,
    allowsRule: Bool = false
  ) {
    guard !path.isEmpty else { return }
    if let drawn = path.drawn { return stroke(path.boundingRect, drawn, style, width: width) }
    draw(
      PathPainting(
        path: path, style: style, outline: width, size: size,
        area: area ?? CGRect(origin: .zero, size: size), allowsRule: allowsRule))
  }
}
