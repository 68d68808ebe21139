import AttributeGraph
import Foundation
import TheseusCore

/// One choice of a picker in its open menu.
final class PickerItemElement: ControlElement<PickerOptions>, ElementDrawing, SemanticsSource {
  override var drawer: (any ElementDrawing)? { self }
  override var semanticsSource: (any SemanticsSource)? { self }
  private let menuAttribute: Attribute<MenuContext?>
  private var menu: MenuContext?

  override init(_ source: _GraphValue<PickerOptions>, _ inputs: borrowing ViewInputs) {
    menuAttribute = inputs.environment.value(\.menu)
    super.init(source, inputs)
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let changed = try super.updateContent(context)
    menu = try context[menuAttribute]
    return changed
  }

  /// The choice is in a lifetime of its own only inside the menu's.
  private var tag: AnyHashable? {
    var layer: ViewElement? = self
    while let element = layer, !(element is LayerElement) { layer = element.viewParent }
    return selectionTag(inside: layer?.scope ?? runtime.rootScope) {
      value.convert.value($0) != nil
    }
  }

  private var isSelected: Bool { value.isSelected(tag) }
  private var canBeChosen: Bool { isEnabled && canBeSelected }
  override var isFocusable: Bool { canBeChosen }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let content = viewChildren.first else { return .zero }
    let around = sizes.menuItemInset + sizes.menuItemMargin
    let inner = content.size(
      ProposedViewSize(width: proposal.width.map { max(0, $0 - around) }, height: proposal.height))
    let width = inner.width + around
    return CGSize(
      width: proposal.width.flatMap { $0.isFinite ? max($0, width) : nil } ?? width,
      height: max(sizes.controlHeight, inner.height))
  }

  override func placeChildren(in size: CGSize) {
    viewChildren.first?.place(
      CGRect(
        x: sizes.menuItemInset, y: 0,
        width: max(0, size.width - sizes.menuItemInset - sizes.menuItemMargin),
        height: size.height))
  }

  func draw(_ surface: any DrawingSurface) {
    guard isSelected else { return }
    let mark = metrics.size(of: .menuMark)
    surface.draw(
      .menuMark, state(.on),
      in: CGRect(x: sizes.menuMarkInset, y: 0, width: mark.width, height: mark.height))
  }

  func drawOver(_ surface: any DrawingSurface) {
    if isEnabled, !canBeChosen { return surface.emphasize(bounds, .disabled, paint) }
    drawState(surface, in: bounds)
  }

  var semantics: Semantics? {
    var semantics = Semantics(
      .menuItem, value: .state(SemanticValue.State(isSelected)), isEnabled: canBeChosen,
      absorbsTexts: true)
    semantics.isSelected = isSelected
    return semantics
  }

  override func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    if canBeChosen, case .move = event.action { focusManager?.focus(self) }
    return super.handle(event, at: point)
  }

  override func activate() -> Bool {
    guard canBeChosen else { return false }
    let tag = tag
    menu?.close()
    if let tag { value.choose.value(tag) }
    return true
  }
}
