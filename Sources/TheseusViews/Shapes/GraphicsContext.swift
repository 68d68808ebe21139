import Foundation
import TheseusCore

/// The drawing context of a `Canvas`. A copy draws on the same canvas and has its own transform,
/// opacity and clip.
///
/// Lengths are points. Cells cannot rotate or scale: text and symbols are drawn at their
/// transformed positions, paths are transformed entirely. There, a clip is its path's bounds, and
/// blend modes, filters and shadows have no effect. Its functions are nonisolated, as in SwiftUI;
/// use it where it is passed, on the main actor.
public struct GraphicsContext: @unchecked Sendable {
  private(set) var drawing: CanvasDrawing
  let size: CGSize
  let symbols: [ViewElement]
  /// The surroundings of the canvas.
  public let environment: EnvironmentValues
  /// Multiplies the opacity of subsequent drawing, 0 to 1.
  public var opacity = 1.0
  /// How subsequent drawing is mixed with what is behind it; without effect in cells.
  public var blendMode = BlendMode.normal
  /// The transform of subsequent drawing.
  public var transform = CGAffineTransform()
  /// From the context's coordinates to those of the recorded drawing.
  var base = CGAffineTransform()
  /// From the coordinates of what is drawn to those of the recorded drawing.
  private var placing: CGAffineTransform { transform.concatenating(base) }
  private var clip: CGRect?
  /// The effects of clips and filters on subsequent drawing, innermost first.
  private var effects: [DrawingEffect] = []

  init(drawing: CanvasDrawing, size: CGSize, environment: EnvironmentValues, symbols: [ViewElement])
  {
    self.drawing = drawing
    self.size = size
    self.environment = environment
    self.symbols = symbols
  }

  // MARK: Transforms

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clips and layers

  /// Cuts subsequent drawing off at `path`; in cells at its bounds.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let path = path.applying(placing)
    if options.contains(.inverse) {
      var outside = Path(CGRect(origin: .zero, size: size))
      outside.addPath(path)
      let cut = outside
      effects.append(.clip({ _ in cut }, isEOFilled: true))
      return
    }
    if path.drawn != .rectangle {
      effects.append(.clip({ _ in path }, isEOFilled: style.isEOFilled))
    }
    let bounds = path.boundingRect
    clip = clip.map { $0.overlap(with: bounds) } ?? bounds
  }

  /// The bounds of the drawing area, in the present coordinates.
  public var clipBoundingRect: CGRect {
    (clip ?? CGRect(origin: .zero, size: size)).applying(placing.inverted())
  }

  /// Draws with a copy of this context, whose filters and blend mode apply to the layer as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    let effects = allEffects
    guard !effects.isEmpty else { return try content(&layer) }
    let picture = onMain { CanvasDrawing(drawing.metrics) }
    layer.drawing = picture
    layer.effects = []
    layer.blendMode = .normal
    try content(&layer)
    let bounds = CGRect(origin: .zero, size: size)
    onMain {
      drawing.add { surface in
        surface.drawing(with: effects, in: bounds) { picture.draw(on: surface) }
      }
    }
  }

  /// Changes the pixels of subsequent drawing; without effect in cells.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    effects.append(filter.effect)
  }

  private var allEffects: [DrawingEffect] {
    blendMode == .normal ? effects : effects + [.blend(blendMode)]
  }

  // MARK: Paths

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let path = path.applying(placing)
    let (area, paint) = paint(shading, path)
    draw { $0.fill(path, paint, style, in: size, over: area) }
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let path = path.applying(placing)
    let (area, paint) = paint(shading, path)
    let line = style.scaled(by: scale)
    draw { $0.stroke(path, paint, line, in: size, over: area, allowsRule: true) }
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func paint(_ shading: Shading, _ path: Path) -> (CGRect, PaintStyle) {
    let area = path.boundingRect
    return (area, shading.paint(environment.paintContext, area, placing).opacity(opacity))
  }

  // MARK: Text, images and views

  /// A text with its content and styles in these surroundings.
  public func resolve(_ text: Text) -> ResolvedText {
    let surroundings = TextContext(environment.resolvedTextEnvironment)
    return ResolvedText(
      text: text.resolve(in: surroundings), options: surroundings.options, metrics: metrics)
  }

  /// An image in these surroundings.
  public func resolve(_ image: Image) -> ResolvedImage {
    if case .drawn(let recording as ImageRenderingCode) = image.source {
      return ResolvedImage(symbol: resolve(Text(verbatim: "")), code: recording)
    }
    let text = TheseusViews.ResolvedText(
      metrics.symbols.text(for: image.content(environment.symbolVariants)),
      attributes: TextContext(environment.resolvedTextEnvironment).attributes)
    return ResolvedImage(
      symbol: ResolvedText(text: text, options: TextLayout.Options(), metrics: metrics))
  }

  /// The canvas's symbol with this tag; nil where there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    nonisolated(unsafe) let tag = AnyHashable(id)
    return onMain {
      symbols.first { $0.isTagged(tag) }.map {
        ResolvedSymbol(element: $0, size: $0.size(.unspecified))
      }
    }
  }

  /// Draws a text so that its `anchor` is at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    // The text is neither turned nor scaled, so its size is that of the recorded drawing.
    let place = point.applying(placing)
    draw(
      text, at: CGPoint(x: place.x - anchor.x * size.width, y: place.y - anchor.y * size.height),
      shadedIn: CGRect(
        x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
        height: size.height))
  }

  /// Draws a text from the top leading corner of `rect`, broken into lines of that width, and
  /// truncated at its height.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, at: rect.origin.applying(placing), shadedIn: rect)
  }

  /// Draws a text of the size of `rect` with its top leading corner at `origin` of the recorded
  /// drawing. Its own shading extends over `rect`.
  private func draw(_ text: ResolvedText, at origin: CGPoint, shadedIn rect: CGRect) {
    let shading = text.shading?.paint(environment.paintContext, rect, placing)
    draw { surface in
      text.forEachPiece(in: rect.size) { piece in
        var attributes = piece.attributes
        if let shading { attributes.foreground = shading }
        let line = TextLine(string: piece.text, width: piece.width, attributes: faded(attributes))
        surface.draw(
          line, at: CGPoint(x: origin.x + piece.origin.x, y: origin.y + piece.origin.y),
          shadedOver: rect.size)
      }
    }
  }

  /// Draws a part of one line of text, its top leading corner at `point`.
  func draw(_ line: TextLine, at point: CGPoint, shadedOver area: CGSize) {
    var line = line
    line.attributes = faded(line.attributes)
    let (shown, place) = (line, point.applying(placing))
    draw { $0.draw(shown, at: place, shadedOver: area) }
  }

  private func faded(_ attributes: TextAttributes) -> TextAttributes {
    guard opacity < 1 else { return attributes }
    var attributes = attributes
    attributes.foreground =
      (attributes.foreground ?? .color(Color.primary.paint(in: environment.paintContext)))
      .opacity(opacity)
    return attributes
  }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    if image.code != nil {
      let size = image.size
      let corner = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
      return draw(image, in: CGRect(origin: corner, size: size))
    }
    draw(image.symbol, at: point, anchor: anchor)
  }
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    if let code = image.code {
      var inner = self
      inner.base = CGAffineTransform(scaling: code.size, to: rect).concatenating(placing)
      inner.transform = CGAffineTransform()
      return code.renderer(&inner)
    }
    draw(image.symbol, at: CGPoint(x: rect.midX, y: rect.midY))
  }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a symbol so that its `anchor` is at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let place = point.applying(placing)
    draw {
      $0.draw(
        symbol.element,
        at: CGPoint(
          x: place.x - anchor.x * symbol.size.width, y: place.y - anchor.y * symbol.size.height),
        opacity: opacity
      )
    }
  }

  /// Draws a symbol in the middle of `rect`; cells do not scale.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    draw(symbol, at: CGPoint(x: rect.midX, y: rect.midY))
  }

  /// How much larger lengths are in the recorded drawing.
  private var scale: CGFloat {
    let placing = placing
    return abs(placing.a * placing.d - placing.b * placing.c).squareRoot()
  }

  // MARK: Where it runs

  private var metrics: HostMetrics { onMain { drawing.metrics } }

  /// A renderer is called on the main actor, though its type does not declare it.
  private func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
    MainActor.assumeIsolatedUnchecked(body)
  }

  private func draw(_ body: @escaping @MainActor (any DrawingSurface) -> Void) {
    let (clip, effects, size) = (clip, allEffects, size)
    onMain {
      drawing.add { surface in
        @MainActor func drawOnce() {
          if effects.isEmpty { return body(surface) }
          surface.drawing(with: effects, in: CGRect(origin: .zero, size: size)) { body(surface) }
        }
        if let clip { surface.clipped(to: clip) { drawOnce() } } else { drawOnce() }
      }
    }
  }
}
