import AttributeGraph
import Foundation
import TheseusCore

/// A style as a view: it fills its size.
@MainActor
public protocol _StyleView: View, ShapeStyle where Body == Never {}

extension _StyleView {
  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = StyleElement(view, inputs)
    element.mount(inputs)
    list.emit(element, inputs)
  }
}

extension Color: _StyleView {}
extension LinearGradient: _StyleView {}
extension RadialGradient: _StyleView {}
extension EllipticalGradient: _StyleView {}
extension AngularGradient: _StyleView {}
extension MeshGradient: _StyleView {}

/// Fills its frame with a style. Without a proposal it is 10 points each way, as in SwiftUI.
final class StyleElement<Style: ShapeStyle>: ValueElement<Style>, ElementDrawing {
  override var drawer: (any ElementDrawing)? { self }
  private let contextAttribute: Attribute<PaintContext>
  private var style = PaintStyle.color(.primary)

  override init(_ source: _GraphValue<Style>, _ inputs: borrowing ViewInputs) {
    contextAttribute = inputs.environment.value(\.paintContext)
    super.init(source, inputs)
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let isNew = try super.updateContent(context)
    let surroundings = try context[contextAttribute]
    let style = value._paint(in: surroundings)
    if keepsHints { setOwnEffects(value._effects(in: surroundings)) }
    defer { self.style = style }
    return isNew || style != self.style
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return CGSize(
      width: lengthGrid(.horizontal).up(size.width),
      height: lengthGrid(.vertical).up(size.height))
  }

  override var hitTraits: HitTraits { HitTraits(isSolid: !style.isClear) }

  func draw(_ surface: any DrawingSurface) {
    surface.fill(CGRect(origin: .zero, size: frame.size), .rectangle, style)
  }
}

/// A style of any kind as a view, for backgrounds and overlays.
nonisolated struct StyleView<Style: ShapeStyle>: View {
  typealias Body = Never
  var style: Style

  @MainActor static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = StyleElement(view[\.style], inputs)
    element.mount(inputs)
    list.emit(element, inputs)
  }
}

extension View {
  /// Adds a style behind this view, in its bounds.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { StyleView(style: style) }
  }

  /// Adds the background style behind this view.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background { StyleView(style: BackgroundStyle()) }
  }

  /// Adds a style in front of this view, in its bounds.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { StyleView(style: style) }
  }
}

extension View {
  /// A material behind this view, in its bounds; the view's content reads it as
  /// `backgroundMaterial`.
  nonisolated public func background(
    _ material: Material, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    environment(\.backgroundMaterial, material).background { StyleView(style: material) }
  }
}
