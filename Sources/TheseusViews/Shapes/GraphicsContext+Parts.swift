import Foundation
import TheseusCore

extension GraphicsContext {
  /// The options of a clip path.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Cuts out the inside. Cells clip by rectangles and ignore it.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// A change of drawn pixels; hosts of cells draw without it.
  public struct Filter: Sendable {
    let effect: DrawingEffect

    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(effect: .blur(radius: radius))
    }
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal
    ) -> Filter { Filter(effect: .shadow(color, radius: radius, x: x, y: y)) }
    public static func brightness(_ amount: Double) -> Filter {
      Filter(effect: .brightness(amount))
    }
    public static func contrast(_ amount: Double) -> Filter { Filter(effect: .contrast(amount)) }
    public static func saturation(_ amount: Double) -> Filter {
      Filter(effect: .saturation(amount))
    }
    public static func grayscale(_ amount: Double) -> Filter { Filter(effect: .grayscale(amount)) }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(effect: .hueRotation(angle)) }
    public static func colorMultiply(_ color: Color) -> Filter { Filter(effect: .multiply(color)) }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter
    { Filter(effect: .alphaThreshold(min: min, max: max, color)) }
  }

  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// The paint of a path or a text. Points of gradients are in the context's coordinates.
  public struct Shading: @unchecked Sendable {
    /// The paint over an area of the canvas, where coordinates are taken there by a transform.
    let paint: (PaintContext, CGRect, CGAffineTransform) -> PaintStyle

    private init(_ paint: @escaping (PaintContext, CGRect, CGAffineTransform) -> PaintStyle) {
      self.paint = paint
    }

    /// The canvas's foreground style.
    public static var foreground: Shading { style(ForegroundStyle()) }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { context, _, _ in style._paint(in: context) }
    }
    public static func color(_ color: Color) -> Shading { style(color) }
    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(space, red: red, green: green, blue: blue, opacity: opacity))
    }
    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(space, white: white, opacity: opacity))
    }

    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint)
      -> Shading
    {
      Shading { context, area, transform in
        LinearGradient(
          gradient: gradient, startPoint: area.unit(startPoint, transform),
          endPoint: area.unit(endPoint, transform)
        )
        ._paint(in: context)
      }
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading { context, area, transform in
        RadialGradient(
          gradient: gradient, center: area.unit(center, transform), startRadius: startRadius,
          endRadius: endRadius
        )
        ._paint(in: context)
      }
    }

    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero)
      -> Shading
    {
      Shading { context, area, transform in
        AngularGradient(gradient: gradient, center: area.unit(center, transform), angle: angle)
          ._paint(in: context)
      }
    }
  }

  /// A text with resolved content and styles.
  public struct ResolvedText: @unchecked Sendable {
    let text: TheseusViews.ResolvedText
    let options: TextLayout.Options
    let metrics: HostMetrics
    /// The paint that replaces its own colors.
    public var shading: Shading?

    init(text: TheseusViews.ResolvedText, options: TextLayout.Options, metrics: HostMetrics) {
      self.text = text
      self.options = options
      self.metrics = metrics
    }

    /// The size of the text in points, broken into lines where it is wider than `size`.
    public func measure(in size: CGSize) -> CGSize { extent(in: size).size }

    /// Points from the top to the first line's baseline, in a text of this size.
    public func firstBaseline(in size: CGSize) -> CGFloat { extent(in: size).firstBaseline }
    /// Points from the top to the last line's baseline, in a text of this size.
    public func lastBaseline(in size: CGSize) -> CGFloat { extent(in: size).lastBaseline }

    private func extent(in size: CGSize) -> TextLayout.Extent {
      TextLayout.extent(
        of: text, width: whole(size.width, .horizontal), height: whole(size.height, .vertical),
        options: options, metrics: metrics.text)
    }

    private func whole(_ length: CGFloat, _ axis: Axis) -> CGFloat? {
      length < 1e9 ? metrics.roundedDown(max(0, length), axis) : nil
    }

    /// Calls `body` with the pieces in one style of each line.
    func forEachPiece(in size: CGSize, _ body: (TextLayout.Fragment) -> Void) {
      let width = whole(size.width, .horizontal)
      let layout = TextLayout(
        text, width: width, height: whole(size.height, .vertical), options: options,
        metrics: metrics.text)
      layout.forEachFragment(
        of: text, alignment: .leading, width: width, metrics: metrics.text, body)
    }
  }

  /// A resolved image: in cells a symbol.
  public struct ResolvedImage: @unchecked Sendable {
    let symbol: ResolvedText
    /// Draws the image, if that is the app's code.
    let code: ImageRenderingCode?
    /// In points.
    public var size: CGSize {
      code?.size ?? symbol.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    }
    /// The paint that replaces its own colors.
    public var shading: Shading? {
      get { symbol.shading }
      set { self = ResolvedImage(symbol: symbol, code: code, shading: newValue) }
    }

    init(symbol: ResolvedText, code: ImageRenderingCode? = nil) {
      self.symbol = symbol
      self.code = code
    }

    private init(symbol: ResolvedText, code: ImageRenderingCode?, shading: Shading?) {
      var symbol = symbol
      symbol.shading = shading
      self.init(symbol: symbol, code: code)
    }
  }

  /// One of the canvas's symbols.
  public struct ResolvedSymbol: @unchecked Sendable {
    let element: ViewElement
    /// In points.
    public let size: CGSize
  }
}

extension CGRect {
  /// A point of a context's coordinates, in parts of this area of the canvas.
  fileprivate func unit(_ point: CGPoint, _ transform: CGAffineTransform) -> UnitPoint {
    let place = point.applying(transform)
    return UnitPoint(x: (place.x - minX) / max(width, 1), y: (place.y - minY) / max(height, 1))
  }
}

extension ViewElement {
  /// Whether it or its content has this tag.
  func isTagged(_ tag: AnyHashable) -> Bool {
    var current: ViewElement? = self
    while let element = current {
      if let own = element.ownTag, SelectionTag.plain(own) == tag { return true }
      guard element.viewChildren.count == 1 else { return false }
      current = element.viewChildren.first
    }
    return false
  }
}
