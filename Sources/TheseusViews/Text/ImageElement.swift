import AttributeGraph
import Foundation
import TheseusCore

extension Image: View {
  public typealias Body = Never

  public static func _mount(
    _ view: _GraphValue<Image>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = ImageElement(view, inputs)
    element.activate(inputs)
    list.emit(element, inputs)
  }
}

/// The element of an `Image`: one sign, in the middle of what it is given.
final class ImageElement: ValueElement<Image> {
  private let contextAttribute: Attribute<TextContext>
  private let variantsAttribute: Attribute<SymbolVariants>
  private var attributes = TextAttributes()
  private var glyph = SymbolGlyph.unknown

  override init(_ source: _GraphValue<Image>, _ inputs: borrowing ViewInputs) {
    contextAttribute = TextContext.attribute(inputs.environment)
    variantsAttribute = inputs.environment.value(\.symbolVariants)
    super.init(source, inputs)
  }

  override var placeName: Any.Type { Image.self }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    var changed = try super.updateContent(context)
    var attributes = try context[contextAttribute].attributes
    attributes.traits.remove([.underline, .strikethrough])
    let glyph = value.glyph(try context[variantsAttribute])
    changed = changed || attributes != self.attributes || glyph != self.glyph
    self.attributes = attributes
    self.glyph = glyph
    return changed
  }

  private var sign: String { metrics.text.showsUnicode ? glyph.text : glyph.ascii }

  private var signSize: CGSize {
    CGSize(
      width: metrics.text.advance(of: sign, in: attributes.typography),
      height: metrics.text.lineMetrics(of: attributes.typography).height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard value.isResizable else { return signSize }
    let size = proposal.replacingUnspecifiedDimensions(by: signSize)
    return CGSize(
      width: metrics.roundedUp(size.width, .horizontal),
      height: metrics.roundedUp(size.height, .vertical))
  }

  override func rigidLength(_ axis: Axis, across: CGFloat?) -> CGFloat? {
    value.isResizable ? nil : signSize[axis]
  }

  override func draw(_ surface: any DrawingSurface) {
    let bounds = CGRect(origin: .zero, size: frame.size)
    if case .asset = value.source, value.isResizable {
      surface.fill(
        bounds, .rectangle, .color(Paint(system: .fill, red: 128, green: 128, blue: 128)))
    }
    let size = signSize
    let pixel = metrics.pixel
    func middle(_ room: CGFloat, _ length: CGFloat, _ unit: CGFloat) -> CGFloat {
      ((room - length) / 2 / unit).rounded(.down) * unit
    }
    let origin = CGPoint(
      x: max(0, middle(bounds.width, size.width, pixel.width)),
      y: max(0, middle(bounds.height, size.height, pixel.height)))
    surface.draw(
      TextLine(string: sign, width: size.width, attributes: attributes), at: origin,
      shadedOver: bounds.size)
  }

  override var semantics: Semantics? {
    value.isDecorative ? nil : Semantics(.image, label: value.accessibilityLabel)
  }
}

extension Image {
  /// What is drawn in cells where the surroundings ask for variants of symbols.
  func glyph(_ variants: SymbolVariants) -> SymbolGlyph {
    guard case .symbol(let name) = source, variants != .none else { return glyph }
    return variants.names(of: name).lazy.compactMap {
      SymbolTable.contains($0) ? SymbolTable.glyph(named: $0) : nil
    }.first ?? glyph
  }
}

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

  /// How colours are spread over a symbol's layers; in cells a symbol has one.
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
  /// Setting it adds to the variants; `.none` takes all away.
  fileprivate var addedSymbolVariants: SymbolVariants {
    get { symbolVariants }
    set { symbolVariants = newValue == .none ? .none : symbolVariants.adding(newValue) }
  }
}
