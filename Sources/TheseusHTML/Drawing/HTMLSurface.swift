import Foundation
import TheseusViews

/// The drawing of one element, as pieces of its node. It is written as JSON immediately: a page
/// keeps the bytes, and two drawings are equal when their bytes are.
struct NodeDrawing: Equatable {
  /// Below the children: pieces with commas between them, without the brackets of their list.
  var pieces: [UInt8] = []
  /// Above the children.
  var overPieces: [UInt8] = []
  /// The only piece, if that is a text.
  var soleText: SoleText?
  /// All texts, joined.
  var text = ""
  /// Where a slider has its track.
  var track: CGRect?
  /// The elements that it has pictures of, by their ids.
  var pictures: [UInt64] = []

  struct SoleText: Equatable {
    /// The bytes before the text, without the width. Another place or style needs a new piece.
    var place: [UInt8]
    var text: String
  }

  var isEmpty: Bool { pieces.isEmpty && overPieces.isEmpty }
}

/// Collects the drawing of one element as pieces.
@MainActor
final class HTMLSurface: DrawingSurface {
  let metrics: HostMetrics
  private let styles: TextStyleTable
  // Exclusivity is unchecked for what each drawn element touches: Benchmarks/NOTES.md.
  @exclusivity(unchecked) private var writer = JSONWriter()
  @exclusivity(unchecked) private var drawing = NodeDrawing()
  @exclusivity(unchecked) private var pieceCount = 0
  @exclusivity(unchecked) private var origin = CGPoint.zero
  /// The width of the window.
  var windowWidth = CGFloat.infinity
  /// The browser draws the texts of a field, their selection and the caret.
  @exclusivity(unchecked) private var leavesOutText = false

  init(_ metrics: HostMetrics, _ styles: TextStyleTable) {
    self.metrics = metrics
    self.styles = styles
  }

  /// The pieces of an element without those of its children.
  func drawing(of element: ViewElement) -> NodeDrawing {
    drawing = NodeDrawing()
    pieceCount = 0
    leavesOutText = element.focusTarget?.textTarget?.editedArea != nil
    writer = JSONWriter()
    let drawer = element.drawer
    drawer?.draw(self)
    drawing.pieces = writer.bytes
    writer = JSONWriter()
    drawer?.drawOver(self)
    drawing.overPieces = writer.bytes
    if pieceCount != 1 || !drawing.overPieces.isEmpty { drawing.soleText = nil }
    return drawing
  }

  func piece(_ kind: String, _ rect: CGRect, _ body: (inout JSONWriter) -> Void) {
    pieceCount += 1
    writer.beginList()
    writer.string(kind)
    writer.rect(rect.offsetBy(dx: origin.x, dy: origin.y))
    body(&writer)
    writer.endList()
  }

  // MARK: Text

  func draw(_ text: Substring, _ attributes: TextAttributes, at point: CGPoint) {
    guard !text.isEmpty, !leavesOutText else { return }
    let typography = attributes.typography
    let height = metrics.text.lineMetrics(of: typography).height
    let width = metrics.text.advance(of: text, in: typography)
    let frame = CGRect(
      x: point.x, y: point.y - typography.baselineOffset, width: width, height: height)
    if Self.isRedacted(text) {
      return fill(
        frame.insetBy(dx: 0, dy: height * 0.2), .rounded(radius: 3),
        .color(Paint(system: .fill, red: 120, green: 120, blue: 128)))
    }
    if SymbolPaths.hasSymbols(text) { return drawSymbols(text, attributes, at: point) }
    let style = styles.runStyle(of: attributes)
    let shown = ShownText.visible(text)
    piece("t", frame) {
      $0.int(style.number)
      $0.string(shown)
      $0.colors(style)
    }
    if drawing.soleText == nil, pieceCount == 1 {
      var place = JSONWriter()
      place.number(frame.minX + origin.x)
      place.number(frame.minY + origin.y)
      place.number(height)
      place.int(style.number)
      place.colors(style)
      drawing.soleText = NodeDrawing.SoleText(place: place.bytes, text: shown)
    }
    drawing.text += shown
  }

  /// Draws a text whose private characters are symbols, run by run.
  private func drawSymbols(_ text: Substring, _ attributes: TextAttributes, at point: CGPoint) {
    let typography = attributes.typography
    let height = metrics.text.lineMetrics(of: typography).height
    var (rest, x) = (text, point.x)
    while let first = rest.first {
      let run: Substring
      if let symbol = SymbolPaths.symbol(of: first) {
        run = rest.prefix(1)
        let side = metrics.text.advance(of: run, in: typography)
        let y = point.y - typography.baselineOffset + (height - side) / 2
        piece("y", CGRect(x: x, y: y, width: side, height: side)) {
          $0.symbol(symbol, attributes.foreground?.flat)
        }
      } else {
        run = rest.prefix { SymbolPaths.symbol(of: $0) == nil }
        draw(run, attributes, at: CGPoint(x: x, y: point.y))
      }
      x += metrics.text.advance(of: run, in: typography)
      rest = rest.dropFirst(run.count)
    }
  }

  /// Whether a text consists of what stands for hidden letters.
  nonisolated private static func isRedacted(_ text: Substring) -> Bool {
    let letter: Character = "\u{2591}"
    return text.first == letter && text.allSatisfy { $0 == letter }
  }

  // MARK: Shapes

  func fill(_ rect: CGRect, _ shape: DrawnShape, _ style: PaintStyle) {
    outline(rect, shape) {
      $0.fill(style, over: rect.size)
      $0.null()
      $0.int(0)
    }
  }

  func stroke(_ rect: CGRect, _ shape: DrawnShape, _ style: PaintStyle, width: CGFloat) {
    if case .gradient = style { return fillRing(rect, shape, style, width: width) }
    outline(rect, shape) {
      $0.null()
      $0.fill(style, over: rect.size)
      $0.number(width)
    }
  }

  func stroke(
    _ rect: CGRect, _ shape: DrawnShape, _ style: PaintStyle, _ line: StrokeStyle, isInside: Bool
  ) {
    let half = line.lineWidth / 2
    if let border = line.border(around: shape) {
      // A border lies inside its box.
      guard !isInside else { return stroke(rect, border, style, width: line.lineWidth) }
      return stroke(
        rect.insetBy(dx: -half, dy: -half), border == shape ? shape.inset(by: -half) : border,
        style, width: line.lineWidth)
    }
    let inset = isInside ? half : 0
    let middle = rect.insetBy(dx: inset, dy: inset)
    guard !middle.isNull else { return }
    draw(
      PathPainting(
        path: shape.inset(by: inset).path(in: middle), style: style, outline: line, size: rect.size,
        area: rect))
  }

  /// A border of CSS has no gradient.
  private func fillRing(
    _ rect: CGRect, _ shape: DrawnShape, _ style: PaintStyle, width: CGFloat
  ) {
    var ring = shape.path(in: rect)
    let inner = rect.insetBy(dx: width, dy: width)
    if !inner.isNull { ring.addPath(shape.inset(by: width).path(in: inner)) }
    fillGradient(
      PathPainting(
        path: ring, style: style, fillStyle: FillStyle(eoFill: true), size: rect.size, area: rect),
      rect)
  }

  private func outline(_ rect: CGRect, _ shape: DrawnShape, _ paint: (inout JSONWriter) -> Void) {
    if case .ellipse = shape { return piece("e", rect, paint) }
    let radius: CGFloat =
      switch shape {
      case .rounded(let radius): radius
      case .capsule: min(rect.width, rect.height) / 2
      default: 0
      }
    piece("r", rect) {
      $0.number(radius)
      paint(&$0)
    }
  }

  func draw(_ path: PathPainting) {
    let bounds = path.path.boundingRect
    let area = path.area.isNull ? bounds : path.area
    guard !bounds.isNull, !bounds.isInfinite else { return }
    if path.outline == nil, case .gradient = path.style { return fillGradient(path, area) }
    piece("p", area) {
      $0.string(PathData.text(path.path, movedBy: origin))
      if let line = path.outline {
        $0.null()
        $0.color(path.style.flat)
        $0.number(line.lineWidth)
        $0.null()
        $0.pen(line)
      } else {
        $0.color(path.style.flat)
        $0.null()
        $0.int(0)
        if path.fillStyle.isEOFilled { $0.string("evenodd") }
      }
    }
  }

  /// A rectangle with the gradient, of which only what is inside the path shows.
  private func fillGradient(_ path: PathPainting, _ area: CGRect) {
    let data = PathData.text(path.path, movedBy: CGPoint(x: -area.minX, y: -area.minY))
    piece("r", area) {
      $0.int(0)
      $0.fill(path.style, over: area.size)
      $0.null()
      $0.int(0)
      $0.string(PathData.clip(data, isEvenOdd: path.fillStyle.isEOFilled))
    }
  }

  func rule(_ rect: CGRect, _ axis: Axis, _ style: PaintStyle) {
    let line =
      axis == .horizontal
      ? CGRect(x: rect.minX, y: rect.midY - 0.5, width: rect.width, height: 1)
      : CGRect(x: rect.midX - 0.5, y: rect.minY, width: 1, height: rect.height)
    piece("r", line) {
      $0.int(0)
      $0.color(style.flat)
      $0.null()
      $0.int(0)
    }
  }

  // MARK: Controls

  func draw(_ part: ControlPart, _ state: ControlState, in rect: CGRect) {
    if part == .slider { drawing.track = rect }
    if let name = part.htmlName { draw(part, name, state, in: rect) }
    drawShapes(of: part, state, in: rect)
  }

  private func draw(
    _ part: ControlPart, _ name: String, _ state: ControlState, in rect: CGRect
  ) {
    piece("c", rect) { writer in
      writer.string(name)
      let states = state.htmlStates(of: part)
      // From edge to edge it is a bar.
      let isFlush = part == .field(.search) || part.isField && rect.width >= windowWidth
      writer.string(isFlush ? states.isEmpty ? "flush" : states + " flush" : states)
      let text = part.htmlText(state)
      let tint = part.htmlTint(state)
      let number = part.htmlNumber(state)
      guard number != nil || text != nil || tint != nil else { return }
      if let number { writer.number(number, decimals: 4) } else { writer.null() }
      guard text != nil || tint != nil else { return }
      if let text { writer.string(text) } else { writer.null() }
      if let tint { writer.string(tint) }
    }
  }

  func emphasize(_ rect: CGRect, _ emphasis: SurfaceEmphasis, _ paint: PaintContext) {
    guard let name = emphasis.htmlName, !leavesOutText || emphasis == .disabled else { return }
    piece("c", rect) {
      $0.string(name)
      $0.string("")
    }
  }

  func caret(at point: CGPoint) {}

  func draw(_ image: DrawnImage, in rect: CGRect) {
    let address: String
    var isRemote = false
    switch image.source {
    case .file(let file): address = PageDocument.imagePath + file.contentName
    case .address(let url):
      guard url.scheme?.lowercased() == "https", PageDocument.showsForeignImages else { return }
      address = url.absoluteString
      isRemote = true
    }
    piece("i", rect) {
      $0.string(address)
      // Its own shape is not known here.
      $0.string(isRemote ? "cover" : image.isSmooth ? "fill" : "pixels")
      if let tint = image.tint { $0.color(tint.flat) }
    }
  }

  // MARK: Groups

  func clipped(to rect: CGRect, _ body: () -> Void) { group(rect, opacity: 1, body) }

  func draw(_ element: ViewElement, at point: CGPoint, opacity: Double) {
    drawing.pictures.append(element.id)
    let size = element.frame.isNull ? CGSize.zero : element.frame.size
    group(CGRect(origin: point, size: size), opacity: opacity) {
      move(to: point) { drawAll(element) }
    }
  }

  private func group(_ rect: CGRect, opacity: Double, _ body: () -> Void) {
    pieceCount += 1
    writer.beginList()
    writer.string("k")
    writer.rect(rect.offsetBy(dx: origin.x, dy: origin.y))
    writer.beginList()
    body()
    writer.endList()
    if opacity < 1 { writer.number(opacity) }
    writer.endList()
  }

  private func move(to point: CGPoint, _ body: () -> Void) {
    let outer = origin
    origin = CGPoint(x: origin.x + point.x, y: origin.y + point.y)
    body()
    origin = outer
  }

  /// Draws an element with everything inside it as pieces, for a picture of it.
  private func drawAll(_ element: ViewElement) {
    let traits = element.drawing
    guard !traits.isHidden, traits.opacity > 0 else { return }
    element.drawer?.draw(self)
    move(to: traits.childOffset) {
      for child in element.viewChildren where !child.frame.isNull {
        move(to: child.frame.origin) { drawAll(child) }
      }
    }
    element.drawer?.drawOver(self)
  }
}

extension ControlPart {
  fileprivate var isField: Bool { if case .field = self { true } else { false } }

  /// The color that the app gives the part; nil for that of the style sheet.
  fileprivate func htmlTint(_ state: ControlState) -> String? {
    guard state.paint.tint != nil else { return nil }
    let paint = state.style(.accent).flat
    // A property cannot be defined by itself.
    return paint.system == .accent ? nil : HTMLColor.text(paint)
  }
}
