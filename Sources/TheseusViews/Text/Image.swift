import Foundation

/// A picture: a symbol of the system, or one of the app's assets.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case symbol(String)
    case asset(AssetReference)
    /// A picture from the net.
    case remote(URL)
    /// A picture that the app draws.
    case drawn(ImageRecording)
  }

  let source: Source
  /// The text to read out instead of the name, nil for none.
  let label: Text?
  /// Whether the image is not read out.
  let isDecorative: Bool
  /// From 0 to 1, for symbols whose parts show an amount.
  let variableValue: Double?
  var isResizable = false
  /// The margins that keep their own size when it is resized, and how the rest fills the size.
  var capInsets = EdgeInsets()
  var resizingMode = ResizingMode.stretch
  var interpolation = Interpolation.medium
  var isAntialiased = true
  /// The colors of a symbol's layers; nil for those of the surroundings.
  var symbolRenderingMode: SymbolRenderingMode?
  /// Whether it has the foreground's color instead of its own.
  var isTemplate = false

  init(source: Source, label: Text? = nil, isDecorative: Bool = false, variableValue: Double? = nil)
  {
    self.source = source
    self.label = label
    self.isDecorative = isDecorative
    self.variableValue = variableValue
  }

  /// A system symbol by its SF Symbols name; a visible placeholder when the host lacks it.
  public init(systemName: String) { self.init(source: .symbol(systemName)) }

  /// A symbol some parts of which show an amount from 0 to 1.
  public init(systemName: String, variableValue: Double?) {
    self.init(source: .symbol(systemName), variableValue: variableValue)
  }

  /// An asset of a bundle, of the main bundle by default. It is read out by its name.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .asset(AssetReference(name: name, bundle: bundle)))
  }

  /// A symbol of a bundle some parts of which show an amount from 0 to 1.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(
      source: .asset(AssetReference(name: name, bundle: bundle)), variableValue: variableValue)
  }

  /// An asset of a bundle, read out as the label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .asset(AssetReference(name: name, bundle: bundle)), label: label)
  }

  /// An asset of a bundle that is not read out.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .asset(AssetReference(name: name, bundle: bundle)), isDecorative: true)
  }

  /// An asset that the build system named.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

  /// The text to read out: the label, else the name of the symbol or asset; empty for a decorative
  /// image.
  public var accessibilityLabel: String { accessibilityLabel(for: ReaderSettings()) }

  func accessibilityLabel(for reader: ReaderSettings) -> String {
    if isDecorative { return "" }
    if let label { return label.string(for: reader) }
    switch source {
    case .symbol(let name): return name
    case .asset(let asset): return asset.name
    case .remote(let address): return address.deletingPathExtension().lastPathComponent
    case .drawn: return ""
    }
  }
}

/// An image of an asset catalog, by name.
public struct ImageResource: Hashable, @unchecked Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// How an image fills another size than its own.
  public typealias ResizingMode = ImageResizingMode
  /// Whether an image has its own colors or the foreground's.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How an image is smoothed when its size changes.
  public typealias Interpolation = ImageInterpolation
  /// The size of a symbol beside text.
  public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }
  /// The orientation of an image.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// The image takes its proposed size. In cells a symbol keeps its size, centered in that.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch)
    -> Image
  {
    var image = self
    image.isResizable = true
    image.capInsets = capInsets
    image.resizingMode = resizingMode
    return image
  }

  /// Sets whether the image's own colors are shown; in cells it has the foreground's.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.isTemplate = renderingMode == .template
    return image
  }
  /// Sets the colors of a symbol's layers; in cells a symbol has one.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolRenderingMode = mode
    return image
  }
  /// Sets the smoothing of the image, which cells ignore; a page smooths it or, for `.none`, does
  /// not.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }
  /// Whether the image is smoothed; cells are not.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var image = self
    image.isAntialiased = isAntialiased
    return image
  }
}

/// The colors of a symbol's layers.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let index: UInt8
  public static let monochrome = SymbolRenderingMode(index: 0)
  public static let multicolor = SymbolRenderingMode(index: 1)
  public static let hierarchical = SymbolRenderingMode(index: 2)
  public static let palette = SymbolRenderingMode(index: 3)
}

/// Forms of a symbol, to be combined.
public struct SymbolVariants: Hashable, Sendable {
  fileprivate(set) var names: [String] = []

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(names: ["circle"])
  public static let square = SymbolVariants(names: ["square"])
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  public static let fill = SymbolVariants(names: ["fill"])
  public static let slash = SymbolVariants(names: ["slash"])

  public var circle: SymbolVariants { adding("circle") }
  public var square: SymbolVariants { adding("square") }
  public var rectangle: SymbolVariants { adding("rectangle") }
  public var fill: SymbolVariants { adding("fill") }
  public var slash: SymbolVariants { adding("slash") }

  public func contains(_ other: SymbolVariants) -> Bool { other.names.allSatisfy(names.contains) }

  /// The names a symbol may have in these forms, the most particular first.
  func names(of symbol: String) -> [String] {
    var suffixes = names.filter { $0 != "fill" }
    if names.contains("fill") { suffixes.append("fill") }
    return (0...suffixes.count).reversed().map { count in
      ([symbol] + suffixes.suffix(count)).joined(separator: ".")
    }
  }

  func adding(_ other: SymbolVariants) -> SymbolVariants {
    other.names.reduce(self) { $0.adding($1) }
  }

  private func adding(_ name: String) -> SymbolVariants {
    names.contains(name) ? self : SymbolVariants(names: names + [name])
  }
}

extension Image {
  /// The image's content if the environment requests these variants of symbols.
  public func content(_ variants: SymbolVariants = .none) -> ImageContent {
    switch source {
    case .symbol(let name): .symbol(variants == .none ? [name] : variants.names(of: name))
    case .asset(let asset): .asset(asset.name)
    case .remote, .drawn: .asset(accessibilityLabel)
    }
  }
}
