import AttributeGraph
import Foundation
import TheseusCore

/// One choice of a picker, while it is visible.
final class PickerOptionElement: PassthroughElement<PickerHeader>, KeyResponder, PointerResponder,
  Activatable, FocusTarget, ElementDrawing, SemanticsSource
{
  override var drawer: (any ElementDrawing)? { self }
  override var semanticsSource: (any SemanticsSource)? { self }
  override var keyResponder: (any KeyResponder)? { self }
  override var pointerResponder: (any PointerResponder)? { self }
  override var activation: (any Activatable)? { self }

  private unowned let picker: PickerElement

  init(_ source: _GraphValue<PickerHeader>, _ inputs: ViewInputs, picker: PickerElement) {
    self.picker = picker
    super.init(source, inputs)
  }

  private var isList: Bool {
    value.look == .inline || value.look == .radio || value.look == .automatic
  }
  var isChosen: Bool { picker.isSelected(self) }
  var isEnabled: Bool { picker.isEnabled && canBeSelected }
  private var isInMenu: Bool { picker.menu != nil }
  fileprivate var isBesideOthers: Bool { isSolid && !isInMenu }
  private var inset: CGFloat {
    if isList { return picker.listInset }
    return value.look == .menu || value.look == .submenu ? 0 : sizes.segmentInset
  }

  /// The size is the content's: the picker adds the space of its style.
  override func placeChildren(in size: CGSize) {
    guard let content else { return }
    let proposal = ProposedViewSize(width: max(0, size.width - inset), height: size.height)
    let height = min(content.size(proposal).height, size.height)
    content.place(
      CGRect(
        x: inset, y: metrics.centered(height, in: size.height, .vertical),
        width: max(0, size.width - inset), height: height))
  }

  var drawingTraits: DrawingTraits {
    var traits = DrawingTraits()
    traits.clips = true
    return traits
  }

  override var hitTraits: HitTraits { HitTraits(isSolid: isSolid) }
  private var isSolid: Bool { isList || value.look == .segmented || value.look == .palette }
  override var focusTarget: (any FocusTarget)? { self }
  var isFocusable: Bool { isInMenu && isList && isEnabled }

  func draw(_ surface: any DrawingSurface) {
    let state = picker.state(ControlState.Value(picker.isSelected(self)))
    if value.look == .segmented || value.look == .palette {
      return surface.draw(.segment, state, in: CGRect(origin: .zero, size: frame.size))
    }
    guard isList else { return }
    let size = metrics.size(of: picker.listMark)
    surface.draw(
      picker.listMark, state,
      in: CGRect(
        x: picker.listMarkInset,
        y: max(0, metrics.centered(size.height, in: firstRow, .vertical)),
        width: size.width, height: size.height))
  }

  func drawOver(_ surface: any DrawingSurface) {
    let area = CGRect(origin: .zero, size: frame.size)
    // A picker that is disabled dims all of itself.
    defer {
      if isSolid, picker.isEnabled, !isEnabled { surface.emphasize(area, .disabled, picker.paint) }
    }
    if isInMenu {
      if hasFocus { surface.emphasize(area, .focus, picker.paint) }
      return
    }
    guard value.look != .menu, value.look != .submenu else { return }
    let isChosen = picker.isSelected(self)
    guard isList else {
      return surface.emphasize(
        area, !isChosen ? .otherTab : picker.hasFocus ? .focus : .chosen, picker.paint)
    }
    guard isChosen, picker.hasFocus else { return }
    surface.emphasize(area, .choiceFocus, picker.paint)
    let size = metrics.size(of: .rowMarker)
    surface.draw(
      .rowMarker, picker.state(.on),
      in: CGRect(x: 0, y: 0, width: size.width, height: frame.height))
  }

  /// The height in which a mark stands in the middle.
  private var firstRow: CGFloat { min(frame.height, sizes.controlHeight) }

  var semantics: Semantics? {
    guard isInMenu || isSolid else { return nil }
    var semantics = Semantics(
      .menuItem, value: .state(SemanticValue.State(picker.isSelected(self))),
      isEnabled: isEnabled, absorbsTexts: true)
    semantics.isSelected = picker.isSelected(self)
    return semantics
  }

  func activate() -> Bool { picker.choose(self) }
  func handle(_ key: KeyPress) -> Bool {
    hasFocus && (key.key == .return || key.key == .space)
      && key.modifiers.isDisjoint(with: .significant) && activate()
  }

  func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    guard isSolid, case .press(.left) = event.action else { return false }
    return activate()
  }
}

extension ViewElement {
  /// Whether it is a picker that shows its choices beside each other, outside of a menu.
  package var showsChoices: Bool {
    (self as? PickerElement)?.options.contains { $0.isBesideOthers } ?? false
  }

  /// Whether it is one of these choices.
  package var isShownChoice: Bool { (self as? PickerOptionElement)?.isBesideOthers ?? false }
}
