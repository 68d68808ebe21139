import Foundation
import TheseusViews

/// The cells that the mask of an element covers: those where it draws at least half opaquely.
@MainActor
final class CellMask: DrawingSurface {
  private let painter: CellPainter
  /// The cells that matter.
  private let limit: CellRect
  private var isCovered: [Bool]
  // The settings of the drawing element.
  private var clip: CellRect
  private var origin = CGPoint.zero
  private var opacity = 1.0

  /// Covers no cell.
  init(_ painter: CellPainter, in limit: CellRect) {
    self.painter = painter
    self.limit = limit
    clip = limit
    isCovered = Array(repeating: false, count: limit.width * limit.height)
  }

  var metrics: HostMetrics { painter.metrics }

  func covers(x: Int, y: Int) -> Bool {
    limit.contains(x: x, y: y) && isCovered[(y - limit.y) * limit.width + x - limit.x]
  }

  /// The smallest area with all covered cells.
  var area: CellRect {
    var area = CellRect.zero
    for y in limit.y..<limit.endY {
      guard let first = (limit.x..<limit.endX).first(where: { covers(x: $0, y: y) }),
        let last = (limit.x..<limit.endX).last(where: { covers(x: $0, y: y) })
      else { continue }
      area = area.union(CellRect(x: first, y: y, width: last - first + 1, height: 1))
    }
    return area
  }

  // MARK: The tree

  /// Adds what the children of an element cover; its origin is in the window.
  func addChildren(of element: ViewElement, at origin: CGPoint) {
    let outer = self.origin
    self.origin = origin
    for child in element.viewChildren where !child.frame.isNull {
      draw(child, at: child.frame.origin, opacity: 1)
    }
    self.origin = outer
  }

  func draw(_ element: ViewElement, at point: CGPoint, opacity factor: Double) {
    let traits = element.drawing
    let (outerClip, outerOrigin, outerOpacity) = (clip, origin, opacity)
    defer { (clip, origin, opacity) = (outerClip, outerOrigin, outerOpacity) }
    origin = CGPoint(x: origin.x + point.x, y: origin.y + point.y)
    opacity *= factor * traits.opacity
    let rect = cells(CGRect(origin: .zero, size: element.frame.size))
    // Its changes change what the painter draws there.
    element.drawnAt = DrawnPlace(
      x: Int32(clamping: rect.x), y: Int32(clamping: rect.y), width: Int32(clamping: rect.width),
      height: Int32(clamping: rect.height))
    guard !traits.isHidden, opacity >= 0.5 else { return }
    if traits.clips { clip = clip.intersection(rect) }
    guard traits.isMasked, let mask = element.drawer?.mask else {
      return drawContent(element, traits)
    }
    let inner = CellMask(painter, in: clip)
    inner.addChildren(of: mask, at: origin)
    let before = isCovered
    drawContent(element, traits)
    for y in clip.y..<clip.endY {
      for x in clip.x..<clip.endX where !inner.covers(x: x, y: y) {
        let index = (y - limit.y) * limit.width + x - limit.x
        isCovered[index] = before[index]
      }
    }
  }

  private func drawContent(_ element: ViewElement, _ traits: DrawingTraits) {
    element.drawer?.draw(self)
    addChildren(
      of: element,
      at: CGPoint(x: origin.x + traits.childOffset.x, y: origin.y + traits.childOffset.y))
    element.drawer?.drawOver(self)
  }

  // MARK: Covering cells

  private func cells(_ rect: CGRect) -> CellRect {
    painter.cells(rect.offsetBy(dx: origin.x, dy: origin.y))
  }

  private func cover(_ rect: CellRect, where isInside: (Int, Int) -> Bool = { _, _ in true }) {
    let rect = rect.intersection(clip)
    for y in rect.y..<rect.endY {
      for x in rect.x..<rect.endX where isInside(x, y) {
        isCovered[(y - limit.y) * limit.width + x - limit.x] = true
      }
    }
  }

  private func isOpaque(_ paint: Paint) -> Bool { paint.opaquePart * opacity >= 0.5 }

  func draw(_ text: Substring, _ attributes: TextAttributes, at point: CGPoint) {
    if let paint = attributes.foreground?.flat, !isOpaque(paint) { return }
    var x = painter.column(origin.x + point.x)
    let y = painter.row(origin.y + point.y)
    for cluster in text {
      let width = CellWidth.measure(cluster).cells
      if !cluster.isWhitespace { cover(CellRect(x: x, y: y, width: width, height: 1)) }
      x += width
    }
  }

  func fill(_ rect: CGRect, _ shape: DrawnShape, _ style: PaintStyle) {
    let area = cells(rect)
    let size = CGSize(
      width: CGFloat(area.width) * CellSize.width, height: CGFloat(area.height) * CellSize.height)
    cover(area) { x, y in
      // The center of the cell, in the area.
      let center = CGPoint(
        x: (CGFloat(x - area.x) + 0.5) * CellSize.width,
        y: (CGFloat(y - area.y) + 0.5) * CellSize.height)
      guard shape.contains(center, of: size) else { return false }
      return isOpaque(
        style.paint(at: UnitPoint(x: center.x / size.width, y: center.y / size.height), size: size))
    }
  }

  func stroke(_ rect: CGRect, _ shape: DrawnShape, _ style: PaintStyle, width: CGFloat) {
    guard isOpaque(style.flat) else { return }
    let area = cells(rect)
    cover(area) { x, y in
      x == area.x || x == area.endX - 1 || y == area.y || y == area.endY - 1
    }
  }

  func draw(_ path: PathPainting) { CellPathPainter(path, self).paint() }

  func rule(_ rect: CGRect, _ axis: Axis, _ style: PaintStyle) {
    guard isOpaque(style.flat) else { return }
    let area = cells(rect)
    cover(
      axis == .horizontal
        ? CellRect(x: area.x, y: area.y + (area.height - 1) / 2, width: area.width, height: 1)
        : CellRect(x: area.x + (area.width - 1) / 2, y: area.y, width: 1, height: area.height))
  }

  func draw(_ part: ControlPart, _ state: ControlState, in rect: CGRect) { cover(cells(rect)) }
  func draw(_ image: DrawnImage, in rect: CGRect) { cover(cells(rect)) }
  func emphasize(_ rect: CGRect, _ emphasis: SurfaceEmphasis, _ paint: PaintContext) {}
  func caret(at point: CGPoint) {}

  func clipped(to rect: CGRect, _ body: () -> Void) {
    let outer = clip
    clip = clip.intersection(cells(rect))
    body()
    clip = outer
  }
}

extension DrawnShape {
  /// Whether a shape of a size, in points, contains a point of its bounds.
  fileprivate func contains(_ point: CGPoint, of size: CGSize) -> Bool {
    let (x, y) = (abs(point.x - size.width / 2), abs(point.y - size.height / 2))
    let most = min(size.width, size.height) / 2
    let radius: CGFloat
    switch self {
    case .rectangle: return true
    case .ellipse:
      let (across, along) = (x / size.width * 2, y / size.height * 2)
      return across * across + along * along <= 1
    case .capsule: radius = most
    case .rounded(let corner): radius = min(corner, most)
    }
    let (dx, dy) = (x - (size.width / 2 - radius), y - (size.height / 2 - radius))
    return dx <= 0 || dy <= 0 || dx * dx + dy * dy <= radius * radius
  }
}
