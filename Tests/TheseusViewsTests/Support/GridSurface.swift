import Foundation
import TheseusCells
import TheseusCore

@testable import TheseusViews

/// A grid of characters that elements draw on, with the style of each.
@MainActor
final class GridSurface: DrawingSurface {
  let metrics: HostMetrics
  private var cells: [[Character]]
  /// The pieces of text drawn, in order.
  private(set) var pieces: [(text: String, attributes: TextAttributes)] = []
  /// The areas filled, in order, in cells.
  private(set) var fills: [(area: CGRect, style: PaintStyle)] = []
  private(set) var strokes: [(area: CGRect, shape: DrawnShape)] = []
  private var origin = CGPoint.zero

  init(_ host: WindowHost) {
    metrics = host.metrics
    cells = Array(repeating: Array(repeating: " ", count: host.columns), count: host.rows)
    draw(host.root)
  }

  private func draw(_ element: ViewElement) {
    guard !element.frame.isNull, !element.drawing.isHidden else { return }
    let outer = origin
    origin.x += element.frame.minX
    origin.y += element.frame.minY
    element.drawer?.draw(self)
    let children = element.viewChildren
    let ordered =
      element.drawing.firstChildIsInFront
      ? Array(children.dropFirst() + children.prefix(1)) : children
    for child in ordered { draw(child) }
    element.drawer?.drawOver(self)
    origin = outer
  }

  /// The rows, without the spaces at their ends.
  var rows: [String] {
    cells.map { row in
      var text = String(row)
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  private func cell(_ point: CGPoint) -> (x: Int, y: Int) {
    let x = ((origin.x + point.x) / CellSize.width).rounded()
    let y = ((origin.y + point.y) / CellSize.height).rounded()
    return (Int(x), Int(y))
  }

  func draw(_ text: Substring, _ attributes: TextAttributes, at point: CGPoint) {
    pieces.append((String(text), attributes))
    var (x, y) = cell(point)
    for character in text {
      if cells.indices.contains(y), cells[y].indices.contains(x) { cells[y][x] = character }
      x += Int(metrics.text.advance(of: String(character)) / CellSize.width)
    }
  }

  func draw(_ part: ControlPart, _ state: ControlState, in rect: CGRect) {
    CellControls(self).draw(part, state, in: rect)
  }

  func fill(_ rect: CGRect, _ shape: DrawnShape, _ style: PaintStyle) {
    fills.append((inCells(rect), style))
  }
  func stroke(_ rect: CGRect, _ shape: DrawnShape, _ style: PaintStyle, width: CGFloat) {
    strokes.append((inCells(rect), shape))
  }
  func draw(_ path: PathPainting) { CellPathPainter(path, self).paint() }
  func rule(_ rect: CGRect, _ axis: Axis, _ style: PaintStyle) {}
  func emphasize(_ rect: CGRect, _ emphasis: SurfaceEmphasis, _ paint: PaintContext) {}
  func caret(at point: CGPoint) {}
  func clipped(to rect: CGRect, _ body: () -> Void) { body() }
  func draw(_ element: ViewElement, at point: CGPoint, opacity: Double) {
    let outer = origin
    origin = CGPoint(
      x: origin.x + point.x - element.frame.minX, y: origin.y + point.y - element.frame.minY)
    draw(element)
    origin = outer
  }

  private func inCells(_ rect: CGRect) -> CGRect {
    let (x, y) = cell(rect.origin)
    return CGRect(
      x: CGFloat(x), y: CGFloat(y), width: rect.width / CellSize.width,
      height: rect.height / CellSize.height)
  }
}

extension WindowHost {
  /// A window with the content in its top leading corner.
  static func of<Content: View>(
    _ columns: Int, _ rows: Int, @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> WindowHost {
    var metrics = HostMetrics.cells
    metrics.text = TestMetrics()
    let host = WindowHost(columns: columns, rows: rows, metrics: metrics) {
      content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    host.flush()
    return host
  }

  var rowsDrawn: [String] { GridSurface(self).rows }
}
