import AttributeGraph
import Foundation
import TheseusCore

extension Image: View {
  public typealias Body = Never

  public static func _mount(
    _ view: _GraphValue<Image>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = ImageElement(view, inputs)
    element.mount(inputs)
    list.emit(element, inputs)
  }
}

/// The element of an `Image`: its picture on a host that shows pictures, else one symbol, centered
/// in its size.
final class ImageElement: ValueElement<Image>, ElementDrawing, SemanticsSource {
  override var drawer: (any ElementDrawing)? { self }
  override var semanticsSource: (any SemanticsSource)? { self }
  private let contextAttribute: Attribute<TextContext>
  private let variantsAttribute: Attribute<SymbolVariants>
  private let schemeAttribute: Attribute<ColorScheme>
  /// That of the surroundings, on a host that uses hints.
  private let modeAttribute: Attribute<SymbolRenderingMode?>?
  private let environmentAttribute: Attribute<EnvironmentValues>
  /// The surroundings of a picture that the app draws, nil for other images.
  private var environment: EnvironmentValues?
  /// Its drawing in the present size.
  private var recorded: (@MainActor (any DrawingSurface) -> Void)?
  private var attributes = TextAttributes()
  private var symbol = ""
  private var file: ImageFile?
  /// The host's measurements that its size comes from.
  private var measurements: UInt32 = 0
  private var reader = ReaderSettings()

  override init(_ source: _GraphValue<Image>, _ inputs: borrowing ViewInputs) {
    contextAttribute = TextContext.attribute(inputs.environment)
    variantsAttribute = inputs.environment.value(\.symbolVariants)
    schemeAttribute = inputs.environment.value(\.colorScheme)
    environmentAttribute = inputs.environment.values
    modeAttribute =
      inputs.window.screen.capabilities.contains(.hints)
      ? inputs.environment.value(\.symbolRenderingMode) : nil
    super.init(source, inputs)
  }

  override var placeName: Any.Type { Image.self }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    var changed = try super.updateContent(context)
    if case .drawn = value.source {
      let environment = try context[environmentAttribute]
      reader = environment.readerSettings
      self.environment = environment
      return true
    }
    environment = nil
    let surroundings = try context[contextAttribute]
    changed = changed || surroundings.environment.measurements != measurements
    measurements = surroundings.environment.measurements
    let reader = ReaderSettings(surroundings.environment)
    changed = changed || reader != self.reader
    self.reader = reader
    var attributes = surroundings.attributes
    attributes.traits.remove([.underline, .strikethrough])
    let symbol = metrics.symbols.text(for: value.content(try context[variantsAttribute]))
    changed = changed || attributes != self.attributes || symbol != self.symbol
    self.attributes = attributes
    self.symbol = symbol
    if let modeAttribute {
      let mode = try context[modeAttribute]
      setOwnHint(SymbolRenderingHint.self, value.symbolRenderingMode ?? mode)
    }
    guard window.screen.capabilities.contains(.images), case .asset(let asset) = value.source else {
      return changed
    }
    let file = asset.image(in: try context[schemeAttribute])
    changed = changed || file != self.file
    self.file = file
    return changed
  }

  /// The picture that a host with images draws; nil for a symbol.
  private var picture: DrawnImage? {
    let source: DrawnImage.Source
    if let file {
      source = .file(file)
    } else if case .remote(let address) = value.source, value.isResizable,
      window.screen.capabilities.contains(.images)
    {
      source = .address(address)
    } else {
      return nil
    }
    return DrawnImage(
      source: source, interpolation: value.interpolation, isAntialiased: value.isAntialiased,
      capInsets: value.capInsets, resizingMode: value.resizingMode,
      tint: value.isTemplate ? attributes.foreground ?? .color(.primary) : nil)
  }

  /// Its size where nothing resizes it.
  private var naturalSize: CGSize {
    guard case .drawn(let recording) = value.source else { return file?.size ?? symbolSize }
    return CGSize(
      width: metrics.roundedUp(recording.size.width, .horizontal),
      height: metrics.roundedUp(recording.size.height, .vertical))
  }

  private var symbolSize: CGSize {
    CGSize(
      width: metrics.text.advance(of: symbol, in: attributes.typography),
      height: metrics.text.lineMetrics(of: attributes.typography).height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard value.isResizable else { return naturalSize }
    let size = proposal.replacingUnspecifiedDimensions(by: naturalSize)
    return CGSize(
      width: metrics.roundedUp(size.width, .horizontal),
      height: metrics.roundedUp(size.height, .vertical))
  }

  override func rigidLength(_ axis: Axis, across: CGFloat?) -> CGFloat? {
    value.isResizable ? nil : naturalSize[axis]
  }

  /// The app draws once for each size, not for each frame of the host.
  override func placeChildren(in size: CGSize) {
    guard case .drawn(let recording) = value.source, let environment else { return recorded = nil }
    recorded = recording.drawing(
      in: value.isResizable ? size : recording.size, metrics: metrics, environment: environment)
  }

  func draw(_ surface: any DrawingSurface) {
    let bounds = CGRect(origin: .zero, size: frame.size)
    if let recorded { return surface.clipped(to: bounds) { recorded(surface) } }
    if let picture { return surface.draw(picture, in: bounds) }
    if case .asset = value.source, value.isResizable {
      surface.fill(
        bounds, .rectangle, .color(Paint(system: .fill, red: 128, green: 128, blue: 128)))
    }
    let size = symbolSize
    // Vertically as stacks center the text beside it.
    let origin = CGPoint(
      x: max(0, metrics.centered(size.width, in: bounds.width, .horizontal)),
      y: max(0, metrics.rounded((bounds.height - size.height) / 2, .vertical)))
    surface.draw(
      TextLine(string: symbol, width: size.width, attributes: attributes), at: origin,
      shadedOver: bounds.size)
  }

  var semantics: Semantics? {
    value.isDecorative ? nil : Semantics(.image, label: value.accessibilityLabel(for: reader))
  }
}

/// The colors of the layers of an image's symbol; nil for the host's own choice.
public enum SymbolRenderingHint: ElementHintKey { public typealias Value = SymbolRenderingMode }

private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

private enum SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  /// The variants of symbols to show.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// The size of symbols beside text; cells have one.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The colors of a symbol's layers; in cells a symbol has one.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.addedSymbolVariants, variant)
  }
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension EnvironmentValues {
  /// Setting it adds variants; `.none` removes all.
  fileprivate var addedSymbolVariants: SymbolVariants {
    get { symbolVariants }
    set { symbolVariants = newValue == .none ? .none : symbolVariants.adding(newValue) }
  }
}
