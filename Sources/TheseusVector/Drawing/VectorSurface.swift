import Foundation
import TheseusViews

/// Collects the drawing of elements as SVG.
@MainActor
final class VectorSurface: DrawingSurface {
  let metrics: HostMetrics
  let theme: VectorTheme
  private(set) var body = ""
  private var definitions = ""
  private var ids = 0
  private var origin = CGPoint.zero
  /// The visible part of the window; nil where that is unknown.
  private var visible: CGRect?
  /// Whether the current drawing is turned or scaled, so that frames are not those of the window.
  private var isTurned = false
  /// The frame of the element that draws, in the window.
  private(set) var bounds = CGRect.null
  /// The color of labels in the element that draws and in its descendants; nil for that of text.
  private var labelColor: Color?
  /// Called with each piece of text and where it is in the window, for checks.
  var onText: ((_ text: String, _ frame: CGRect) -> Void)?

  init(_ metrics: HostMetrics, _ theme: VectorTheme) {
    self.metrics = metrics
    self.theme = theme
  }

  /// The picture of this size, on the window's background or none.
  /// - Parameter isInline: whether it may stand in a page with other pictures. A page resolves an
  ///   id to the first element that has it, so the ids differ from those of other pictures.
  func document(_ size: CGSize, isOpaque: Bool, scale: CGFloat, isInline: Bool) -> String {
    let (width, height) = (number(size.width * scale), number(size.height * scale))
    let view = "0 0 \(number(size.width)) \(number(size.height))"
    let ground =
      isOpaque
      ? "<rect width=\"100%\" height=\"100%\" \(fill(theme.color(.background)))/>\n" : ""
    let defs = definitions.isEmpty ? "" : "<defs>\n\(definitions)</defs>\n"
    let content = PictureIDs.complete("\(defs)\(ground)\(body)", isInline: isInline)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="\(view)">
      \(content)</svg>

      """
  }

  // MARK: The tree

  /// Draws the root of a window of a size, in points. What lies outside is left out.
  func draw(_ root: ViewElement, in size: CGSize) {
    visible = CGRect(origin: .zero, size: size)
    draw(root)
  }

  /// Draws an element and its descendants, back to front.
  func draw(_ element: ViewElement) {
    guard !element.frame.isNull else { return }
    let outer = origin
    origin = CGPoint(x: origin.x + element.frame.minX, y: origin.y + element.frame.minY)
    drawHere(element)
    origin = outer
  }

  func draw(_ element: ViewElement, at point: CGPoint, opacity: Double) {
    let outer = origin
    origin = CGPoint(x: origin.x + point.x, y: origin.y + point.y)
    grouped(opacity: opacity, clip: nil) { drawHere(element) }
    origin = outer
  }

  private func drawHere(_ element: ViewElement) {
    let traits = element.drawing
    if traits.isHidden || traits.opacity <= 0 { return }
    let bounds = CGRect(origin: .zero, size: element.frame.size)
    drawing(with: element.effects, in: bounds) {
      if traits.isMasked, let mask = element.drawer?.mask {
        masked(by: mask, bounds) { drawContent(element, traits) }
      } else {
        drawContent(element, traits)
      }
    }
  }

  func drawing(with effects: [DrawingEffect], in rect: CGRect, _ draw: () -> Void) {
    let groups = effects.map { VectorEffect($0, moved(rect), theme, newID: newID) }
    let (outer, wasTurned) = (visible, isTurned)
    for group in groups.reversed() {
      definitions += group.definition
      body += "<g\(group.attributes)>\n"
      // A turned or larger view may be visible although its frame is not.
      if group.movesPixels { (visible, isTurned) = (nil, true) }
    }
    draw()
    for _ in groups { body += "</g>\n" }
    (visible, isTurned) = (outer, wasTurned)
  }

  /// Draws something only where the children of `mask` draw, which has the element's bounds.
  private func masked(by mask: ViewElement, _ bounds: CGRect, _ draw: () -> Void) {
    let id = newID("mask")
    let (outer, observer) = (body, onText)
    (body, onText) = ("", nil)
    for child in mask.viewChildren { self.draw(child) }
    // A mask may reach beyond the element, as an offset one does.
    let reach = moved(bounds).insetBy(dx: -bounds.width, dy: -bounds.height)
    definitions +=
      "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" x=\"\(number(reach.minX))\" "
      + "y=\"\(number(reach.minY))\" width=\"\(number(reach.width))\" "
      + "height=\"\(number(reach.height))\" style=\"mask-type:alpha\">\n\(body)</mask>\n"
    (body, onText) = (outer, observer)
    body += "<g mask=\"url(#\(id))\">\n"
    draw()
    body += "</g>\n"
  }

  private func drawContent(_ element: ViewElement, _ traits: DrawingTraits) {
    let bounds = CGRect(origin: .zero, size: element.frame.size)
    let outerLabels = labelColor
    defer { labelColor = outerLabels }
    grouped(opacity: traits.opacity, clip: traits.clips ? bounds : nil) {
      self.bounds = moved(bounds)
      element.drawer?.draw(self)
      let own = origin
      origin = CGPoint(x: own.x + traits.childOffset.x, y: own.y + traits.childOffset.y)
      for child in backToFront(element) { draw(child) }
      origin = own
      self.bounds = moved(bounds)
      element.drawer?.drawOver(self)
    }
  }

  private func backToFront(_ element: ViewElement) -> [ViewElement] {
    var children = element.viewChildren
    if element.drawing.firstChildIsInFront, !children.isEmpty {
      children.append(children.removeFirst())
    }
    guard !element.drawing.ignoresZIndex else { return children }
    return children.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }.map(\.element)
  }

  private func grouped(opacity: Double, clip: CGRect?, _ draw: () -> Void) {
    guard opacity < 1 || clip != nil else { return draw() }
    // A drawing that is clipped to an area outside the visible one cannot be seen.
    if let clip, let visible, visible.overlap(with: moved(clip)).isEmpty { return }
    var attributes = opacity < 1 ? " opacity=\"\(number(opacity))\"" : ""
    if let clip {
      let id = newID("clip")
      definitions += "<clipPath id=\"\(id)\">\(box(moved(clip)))</clipPath>\n"
      attributes += " clip-path=\"url(#\(id))\""
    }
    let outer = visible
    if let clip { visible = outer?.overlap(with: moved(clip)) ?? moved(clip) }
    body += "<g\(attributes)>\n"
    draw()
    body += "</g>\n"
    visible = outer
  }

  // MARK: Text

  func draw(_ text: Substring, _ attributes: TextAttributes, at point: CGPoint) {
    guard !text.isEmpty else { return }
    let font = attributes.typography.font
    let line = metrics.text.lineMetrics(of: attributes.typography)
    let width = metrics.text.advance(of: text, in: attributes.typography)
    let frame = moved(CGRect(x: point.x, y: point.y, width: width, height: line.height))
    if let visible, visible.overlap(with: frame).isEmpty { return }
    if !isTurned { onText?(String(text), frame) }
    if let background = attributes.background {
      body += "\(box(frame, fill(theme.color(background))))\n"
    }
    if text.allSatisfy({ $0 == "\u{2591}" }) {
      // Redacted letters are a bar.
      let bar = frame.insetBy(dx: 0, dy: line.height * 0.2)
      body += "\(box(bar, fill(theme.color(.fill)), radius: 3))\n"
      return
    }
    let shown = Self.escaped(text)
    let color = color(of: attributes)
    var style = "font-family=\"\(Self.family(font))\" font-size=\"\(number(font.pointSize))\""
    // Traits are for hosts with one typeface: here the font itself is bold.
    if font.isBold { style += " font-weight=\"bold\"" }
    if font.isItalic { style += " font-style=\"italic\"" }
    let spacing = attributes.typography.spacing
    if spacing != 0 { style += " letter-spacing=\"\(number(spacing))\"" }
    style += decoration(attributes)
    let baseline =
      frame.minY + line.ascent - attributes.typography.baselineOffset
    body +=
      "<text x=\"\(number(frame.minX))\" y=\"\(number(baseline))\" \(style) \(fill(color)) "
      + "textLength=\"\(number(width))\" lengthAdjust=\"spacingAndGlyphs\" "
      + "xml:space=\"preserve\">\(shown)</text>\n"
  }

  private func color(of attributes: TextAttributes) -> (hex: String, opacity: Double) {
    let own = attributes.foreground?.flat
    if let labelColor, own == nil || own?.system == .primary { return theme.color(labelColor) }
    return own.map { theme.color($0) } ?? theme.color(SystemColor.primary)
  }

  /// The lines under and through text. SVG gives both one pattern and one color: those of the line
  /// below.
  private func decoration(_ attributes: TextAttributes) -> String {
    var lines: [String] = []
    if attributes.traits.contains(.underline) { lines.append("underline") }
    if attributes.traits.contains(.strikethrough) { lines.append("line-through") }
    guard !lines.isEmpty else { return "" }
    let line = attributes.lines?.underline ?? attributes.lines?.strikethrough ?? .single
    var value = lines.joined(separator: " ")
    switch line.pattern {
    case .dot: value += " dotted"
    case .dash, .dashDot, .dashDotDot: value += " dashed"
    default: break
    }
    if let color = line.color { value += " \(theme.color(color).hex)" }
    return " text-decoration=\"\(value)\""
  }

  private static func family(_ font: Font.Resolved) -> String {
    let own =
      switch font.design {
      case .monospaced: "'DejaVu Sans Mono', monospace"
      case .serif: "'DejaVu Serif', serif"
      case .default, .rounded: "'DejaVu Sans', sans-serif"
      }
    return font.family.map { "'\(escaped($0))', \(own)" } ?? own
  }

  private static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default:
        // Controls are not part of a document; they show as their pictures.
        let value = scalar.value
        result.unicodeScalars.append(
          value < 0x20 ? Unicode.Scalar(0x2400 + value) ?? "?" : scalar)
      }
    }
    return result
  }

  // MARK: Shapes

  func fill(_ rect: CGRect, _ shape: DrawnShape, _ style: PaintStyle) {
    body += outline(moved(rect), shape, fill(style, over: moved(rect))) + "\n"
  }

  func stroke(_ rect: CGRect, _ shape: DrawnShape, _ style: PaintStyle, width: CGFloat) {
    let inner = moved(rect).insetBy(dx: width / 2, dy: width / 2)
    body += outline(inner, shape, stroke(theme.color(style.flat), width)) + "\n"
  }

  func stroke(
    _ rect: CGRect, _ shape: DrawnShape, _ style: PaintStyle, _ line: StrokeStyle, isInside: Bool
  ) {
    let inset = isInside ? line.lineWidth / 2 : 0
    let middle = moved(rect).insetBy(dx: inset, dy: inset)
    guard !middle.isNull else { return }
    let pen = stroke(theme.color(style.flat), line.lineWidth) + line.svg(hasCorners: false)
    body += outline(middle, shape.inset(by: inset), pen) + "\n"
  }

  func draw(_ path: PathPainting) {
    let data = Self.data(of: path.path, moved: origin)
    if let line = path.outline {
      let pen = stroke(theme.color(path.style.flat), line.lineWidth) + line.svg(hasCorners: true)
      body += "<path d=\"\(data)\" \(pen)/>\n"
    } else {
      let rule = path.fillStyle.isEOFilled ? " fill-rule=\"evenodd\"" : ""
      body += "<path d=\"\(data)\" \(fill(path.style, over: moved(path.area)))\(rule)/>\n"
    }
  }

  /// Pictures of files are part of the document; others are not loaded.
  func draw(_ image: DrawnImage, in rect: CGRect) {
    guard case .file(let file) = image.source else { return }
    let rect = moved(rect)
    let smoothing = image.isSmooth ? "" : " style=\"image-rendering:pixelated\""
    body +=
      "<image x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" "
      + "width=\"\(number(rect.width))\" height=\"\(number(rect.height))\" "
      + "preserveAspectRatio=\"none\"\(smoothing) "
      + "href=\"data:\(file.format.mediaType);base64,\(file.data.base64EncodedString())\"/>\n"
  }

  func rule(_ rect: CGRect, _ axis: Axis, _ style: PaintStyle) {
    let rect = moved(rect)
    let line =
      axis == .horizontal
      ? CGRect(x: rect.minX, y: rect.midY - 0.5, width: rect.width, height: 1)
      : CGRect(x: rect.midX - 0.5, y: rect.minY, width: 1, height: rect.height)
    body += box(line, fill(theme.color(style.flat))) + "\n"
  }

  func emphasize(_ rect: CGRect, _ emphasis: SurfaceEmphasis, _ paint: PaintContext) {
    let rect = moved(rect)
    switch emphasis {
    case .otherTab, .focusedLabel, .link: break
    case .focus, .dangerousFocus, .shownFocus:
      let ring = rect.insetBy(dx: -1, dy: -1)
      body += box(ring, stroke(theme.color(.accent), 2), radius: 5) + "\n"
    case .selection, .choiceFocus, .chosen, .selectedText:
      body += box(rect, fill(theme.color(.selection)), radius: 4) + "\n"
    case .quietSelection, .marked, .chosenTab:
      body += box(rect, fill(theme.color(.fill)), radius: 4) + "\n"
    case .pressed: body += box(rect, fill(theme.color(.fill)), radius: 4) + "\n"
    case .disabled, .backdrop, .hint:
      var veil = theme.color(.background)
      veil.opacity *= 0.5
      body += box(rect, fill(veil)) + "\n"
    }
  }

  func caret(at point: CGPoint) {
    let rect = moved(CGRect(x: point.x, y: point.y + 2, width: 1.5, height: 18))
    body += box(rect, fill(theme.color(.accent))) + "\n"
  }

  func clipped(to rect: CGRect, _ body: () -> Void) { grouped(opacity: 1, clip: rect, body) }

  func draw(_ part: ControlPart, _ state: ControlState, in rect: CGRect) {
    VectorControls(self, state).draw(part, in: rect)
    switch part {
    case .button(isProminent: true): labelColor = .white
    case .toggleButton where state.value != .off: labelColor = .white
    default: break
    }
  }

  // MARK: Writing SVG

  private func newID(_ name: String) -> String {
    ids += 1
    return "\(PictureIDs.mark)\(name)\(ids)"
  }

  private func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: origin.x, dy: origin.y) }

  /// The direction of a gradient is estimated from samples along both diagonals.
  private func fill(_ style: PaintStyle, over rect: CGRect) -> String {
    guard case .gradient = style else { return fill(theme.color(style.flat)) }
    let id = newID("gradient")
    func sample(_ x: CGFloat, _ y: CGFloat) -> Paint {
      style.paint(at: UnitPoint(x: x, y: y), size: rect.size)
    }
    let isUpright = sample(0.5, 0.05) != sample(0.5, 0.95)
    let stops = (0...16).map { step -> String in
      let part = CGFloat(step) / 16
      let color = theme.color(isUpright ? sample(0.5, part) : sample(part, 0.5))
      return "<stop offset=\"\(number(part))\" stop-color=\"\(color.hex)\" "
        + "stop-opacity=\"\(number(color.opacity))\"/>"
    }
    let end = isUpright ? "x2=\"0\" y2=\"1\"" : "x2=\"1\" y2=\"0\""
    definitions +=
      "<linearGradient id=\"\(id)\" x1=\"0\" y1=\"0\" \(end)>\(stops.joined())"
      + "</linearGradient>\n"
    return "fill=\"url(#\(id))\""
  }
}
