import AttributeGraph
import Foundation
import TheseusCore

/// A shape as a view: filled with a style, or outlined with it.
nonisolated public struct ShapeView<Content: Shape, Style: ShapeStyle>: View {
  public typealias Body = Never
  public let shape: Content
  public let style: Style
  var stroke: StrokeStyle?
  var fillStyle = FillStyle()

  init(shape: Content, style: Style, stroke: StrokeStyle? = nil, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.stroke = stroke
    self.fillStyle = fillStyle
  }

  @MainActor public static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList) {
    let element = ShapeElement(view, inputs)
    element.activate(inputs)
    list.emit(element, inputs)
  }
}

/// Draws a shape. What a host has no outline for is filled by the pixels whose middle is inside, and outlined by those the line goes through.
final class ShapeElement<Content: Shape, Style: ShapeStyle>: ValueElement<ShapeView<Content, Style>> {
  private let contextAttribute: Attribute<PaintContext>
  private var style = PaintStyle.color(.primary)

  override init(_ source: _GraphValue<ShapeView<Content, Style>>, _ inputs: borrowing ViewInputs) {
    contextAttribute = inputs.environment.value(\.paintContext)
    super.init(source, inputs)
  }

  override var placeName: Any.Type { Content.self }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let isNew = try super.updateContent(context)
    let style = value.style._paint(in: try context[contextAttribute])
    defer { self.style = style }
    return isNew || style != self.style
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = value.shape.sizeThatFits(proposal)
    return CGSize(width: metrics.roundedUp(size.width, .horizontal), height: metrics.roundedUp(size.height, .vertical))
  }

  override func draw(_ canvas: any Canvas) {
    let path = value.shape.path(in: CGRect(origin: .zero, size: frame.size))
    guard !path.isEmpty else { return }
    if let drawn = path.drawn {
      let rect = path.boundingRect
      if let stroke = value.stroke {
        canvas.stroke(rect, drawn, style, width: stroke.lineWidth)
      } else {
        canvas.fill(rect, drawn, style)
      }
    } else {
      PixelPainter(path: path, style: style, size: frame.size, canvas: canvas).paint(isStroked: value.stroke != nil, value.fillStyle)
    }
  }
}

/// Paints any path in whole pixels.
@MainActor
private struct PixelPainter {
  let path: Path
  let style: PaintStyle
  let size: CGSize
  let canvas: any Canvas

  func paint(isStroked: Bool, _ fillStyle: FillStyle) {
    let pixel = canvas.metrics.pixel
    let columns = count(size.width / pixel.width)
    let rows = count(size.height / pixel.height)
    var pixels = Array(repeating: Array(repeating: false, count: columns), count: rows)
    if isStroked { outline(&pixels, pixel) } else { fill(&pixels, pixel, fillStyle.isEOFilled) }
    for (row, line) in pixels.enumerated() {
      var column = 0
      while column < line.count {
        let length = line[column...].prefix { $0 }.count
        if length > 0 { fill(row, column, length, pixel) }
        column += max(length, 1)
      }
    }
  }

  /// A window is never larger; an absurd frame paints what a window can show of it.
  private func count(_ value: CGFloat) -> Int { value.isFinite ? min(max(Int(value.rounded(.up)), 0), 2000) : 0 }

  private func fill(_ row: Int, _ column: Int, _ length: Int, _ pixel: CGSize) {
    let rect = CGRect(
      x: CGFloat(column) * pixel.width, y: CGFloat(row) * pixel.height, width: CGFloat(length) * pixel.width, height: pixel.height)
    let middle = UnitPoint(x: rect.midX / max(size.width, 1), y: rect.midY / max(size.height, 1))
    canvas.fill(rect, .rectangle, .color(style.paint(at: middle, size: size)))
  }

  private func fill(_ pixels: inout [[Bool]], _ pixel: CGSize, _ eoFill: Bool) {
    let area = PathArea(path)
    for row in pixels.indices {
      for column in pixels[row].indices {
        let middle = CGPoint(x: (CGFloat(column) + 0.5) * pixel.width, y: (CGFloat(row) + 0.5) * pixel.height)
        pixels[row][column] = area.contains(middle, eoFill: eoFill)
      }
    }
  }

  private func outline(_ pixels: inout [[Bool]], _ pixel: CGSize) {
    for line in path.outlines() {
      for (a, b) in zip(line, line.dropFirst()) {
        let distance = max(abs(b.x - a.x) / pixel.width, abs(b.y - a.y) / pixel.height)
        let steps = max(1, count(distance * 2))
        for step in 0...steps {
          let t = CGFloat(step) / CGFloat(steps)
          let (x, y) = ((a.x + (b.x - a.x) * t) / pixel.width, (a.y + (b.y - a.y) * t) / pixel.height)
          guard x.isFinite, y.isFinite, abs(x) < 1e6, abs(y) < 1e6 else { continue }
          // A line on the far edge is drawn in the last pixel inside.
          let row = min(Int(y.rounded(.down)), pixels.count - 1)
          guard row >= 0 else { continue }
          let column = min(Int(x.rounded(.down)), pixels[row].count - 1)
          if column >= 0 { pixels[row][column] = true }
        }
      }
    }
  }
}
