import AttributeGraph
import Foundation
import TheseusCore

/// A shape as a view: filled with a style, or outlined with it.
nonisolated public struct ShapeView<Content: Shape, Style: ShapeStyle>: View {
  public typealias Body = Never
  public internal(set) var shape: Content
  public let style: Style
  var stroke: StrokeStyle?
  /// Whether the whole line lies inside the shape.
  var isBorder = false
  var fillStyle = FillStyle()

  init(
    shape: Content, style: Style, stroke: StrokeStyle?, isBorder: Bool = false,
    fillStyle: FillStyle = FillStyle()
  ) {
    self.shape = shape
    self.style = style
    self.stroke = stroke
    self.isBorder = isBorder
    self.fillStyle = fillStyle
  }

  @MainActor public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = ShapeElement(view.animated(inputs), inputs)
    element.mount(inputs)
    list.emit(element, inputs)
  }
}

extension ShapeView {
  /// The shape, filled with a style.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.init(
      shape: shape, style: style, stroke: nil, isBorder: false, fillStyle: fillStyle)
  }
}

/// The name of a filled shape before `ShapeView` was public.
public typealias _ShapeView<Content: Shape, Style: ShapeStyle> = ShapeView<Content, Style>

extension ShapeView: Animatable {
  nonisolated public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension ShapeElement: LineDrawing {
  var isLine: Bool { value?.stroke != nil }
}

extension InsettableShape {
  /// The middle of a line of this width that lies inside the shape.
  fileprivate func border(of width: CGFloat, in rect: CGRect) -> Path {
    inset(by: width / 2).path(in: rect)
  }
}

/// Draws a shape. Pixels whose center is inside fill a shape that the host has no outline for, and
/// pixels on the line outline it.
final class ShapeElement<Content: Shape, Style: ShapeStyle>: ValueElement<
  ShapeView<Content, Style>
>, ElementDrawing, TurnableShape
{
  override var drawer: (any ElementDrawing)? { self }
  var quarterTurns: [Int] = []
  private let contextAttribute: Attribute<PaintContext>
  private var style = PaintStyle.color(.primary)

  override init(_ source: _GraphValue<ShapeView<Content, Style>>, _ inputs: borrowing ViewInputs) {
    contextAttribute = inputs.environment.value(\.paintContext)
    super.init(source, inputs)
  }

  override var placeName: Any.Type { Content.self }
  override var hitTraits: HitTraits { HitTraits(isSolid: !style.isClear) }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let isNew = try super.updateContent(context)
    let surroundings = try context[contextAttribute]
    let style = value.style._paint(in: surroundings)
    if keepsHints { setOwnEffects(value.style._effects(in: surroundings)) }
    defer { self.style = style }
    return isNew || style != self.style
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = value.shape.sizeThatFits(proposal)
    // A length that was offered is kept: an outline is no longer than what it is around.
    func length(_ axis: Axis) -> CGFloat {
      size[axis] == proposal[axis] ? size[axis] : lengthGrid(axis).up(size[axis])
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  func draw(_ surface: any DrawingSurface) {
    let rect = CGRect(origin: .zero, size: frame.size)
    let path = turned(value.shape.path(in: rect), in: rect)
    guard let stroke = value.stroke else {
      return surface.fill(path, style, value.fillStyle, in: frame.size)
    }
    // A host that draws no pixels cannot show by how much a line is inside.
    if value.isBorder, path.drawn == nil, keepsHints,
      let shape = value.shape as? any InsettableShape
    {
      let inner = shape.border(of: stroke.lineWidth, in: rect)
      return surface.stroke(inner, style, stroke, in: frame.size)
    }
    surface.stroke(path, style, stroke, isInside: value.isBorder, in: frame.size)
  }
}
