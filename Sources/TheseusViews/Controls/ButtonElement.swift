import AttributeGraph
import Foundation
import TheseusCore

/// The system's styles of buttons.
enum ButtonLook: Equatable {
  case bordered, prominent
  /// Its label in the tint.
  case borderless
  /// Its label unchanged.
  case plain
  /// Nothing: a custom style draws the button.
  case bare
}

/// The part of a button that the surroundings of its label depend on.
struct ButtonKind: Equatable {
  var look: ButtonLook
  var role: ButtonRole?
}

/// The values that a button passes to its element, without the label.
struct ButtonHeader: Equatable {
  /// First, so that its offset is the header's.
  var kind: ButtonKind
  var action: Unseen<() -> Void>
  /// Called when it is pressed and released.
  var pressed: Unseen<((Bool) -> Void)?>
  /// Says after the label that the button opens a menu.
  var indicator: ControlPart?
  var semanticRole: Role
  /// Whether the disclosed content is shown; nil if the button discloses nothing.
  var isExpanded: Bool?
  /// The address that a link opens.
  var destination: URL?
  /// Whether an item of a menu is marked as chosen.
  var isMarked: Bool
  /// Opens the menu that it has beside its action, or instead of one.
  var opening: Unseen<(() -> Void)?>

  init(
    look: ButtonLook, role: ButtonRole?, action: Unseen<() -> Void>,
    pressed: Unseen<((Bool) -> Void)?> = Unseen(nil), indicator: ControlPart? = nil,
    semanticRole: Role = .button, isExpanded: Bool? = nil, destination: URL? = nil,
    isMarked: Bool = false, opening: Unseen<(() -> Void)?> = Unseen(nil)
  ) {
    kind = ButtonKind(look: look, role: role)
    self.action = action
    self.pressed = pressed
    self.indicator = indicator
    self.semanticRole = semanticRole
    self.isExpanded = isExpanded
    self.destination = destination
    self.isMarked = isMarked
    self.opening = opening
  }

  var look: ButtonLook { kind.look }
  var role: ButtonRole? { kind.role }

  /// Whether buttons with both are drawn and read alike: what they do when they are pressed does
  /// not show.
  func looksSame(as other: ButtonHeader) -> Bool {
    kind == other.kind && indicator == other.indicator && semanticRole == other.semanticRole
      && isExpanded == other.isExpanded && destination == other.destination
      && isMarked == other.isMarked
  }
}

/// A button with a system style.
struct _ButtonCore<Label: View> {
  /// First, so that its offset does not depend on the label.
  var header: ButtonHeader
  var label: Label
}

extension _ButtonCore: View {
  typealias Body = Never

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let element = ButtonElement(view.field(at: 0, as: ButtonHeader.self), inputs)
    var inner = inputs
    // Nearly every body makes new closures for its buttons, and none of them changes a label.
    inner.environment = EnvironmentScope(
      inputs.environment, in: inputs.scope, inputs.compared(view.field(at: 0, as: ButtonKind.self))
    ) { values, kind in
      let isInMenu = values.menu != nil
      values.keyboardShortcut = nil
      // A custom style itself decides the appearance of each role.
      if kind.role == .destructive, kind.look != .bare {
        values.foregroundStyles = [AnyShapeStyle(Color.red)]
      } else if !isInMenu, kind.look == .borderless {
        values.foregroundStyles = [AnyShapeStyle(TintShapeStyle())]
      }
      if !isInMenu, kind.look == .prominent { values.textEnvironment.isBold = true }
    }
    element.mountContent(
      Label.self, view.field(after: ButtonHeader.self), inner, axis: .horizontal, emitting: inputs,
      into: &list)
  }
}

extension ViewElement {
  /// Mounts `content` with the element's path and `inner`'s environment, and emits the element.
  func mountContent<Content: View>(
    _ type: Content.Type, _ content: _GraphValue<Content>, _ inner: ViewInputs, axis: Axis?,
    emitting outer: ViewInputs,
    into list: inout ElementList
  ) {
    var place = inner.entering(outer.place(placeName)).contained()
    place.stackAxis = axis
    var children = ElementList()
    Content._mount(content, place, into: &children)
    mount(outer, children: children)
    list.emit(self, outer)
  }
}

/// A button: a surface around its label, or an item of the menu it is in.
final class ButtonElement: ControlElement<ButtonHeader>, ElementDrawing, GuideSource,
  SemanticsSource
{
  override var drawer: (any ElementDrawing)? { self }
  override var guideSource: (any GuideSource)? { self }
  override var semanticsSource: (any SemanticsSource)? { self }
  private let menuAttribute: Attribute<MenuContext?>
  @exclusivity(unchecked) private var menu: MenuContext?
  private let alertAttribute: Attribute<AlertActions?>
  @exclusivity(unchecked) private var alert: AlertActions?
  private let shapeAttribute: Attribute<ButtonBorderShape>?
  @exclusivity(unchecked) private var outline: DrawnShape?

  override init(_ source: _GraphValue<ButtonHeader>, _ inputs: borrowing ViewInputs) {
    menuAttribute = inputs.environment.value(\.menu)
    alertAttribute = inputs.environment.value(\.alertActions)
    shapeAttribute = inputs.buttonBorderShape
    super.init(source, inputs)
  }

  // Nearly every app needs the conformance of `Text`, and few that of `EmptyView`: looking it up
  // costs the first button 200,000 instructions.
  override var placeName: Any.Type { Button<Text>.self }

  override func looksSame(_ old: ButtonHeader, _ new: ButtonHeader) -> Bool {
    new.looksSame(as: old)
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let oldRole = value.map(\.role)
    var changed = try super.updateContent(context)
    let (oldMenu, oldAlert) = (menu, alert)
    menu = try context[menuAttribute]
    alert = try context[alertAttribute]
    if menu !== oldMenu || alert !== oldAlert { changed = true }
    if let shapeAttribute {
      let oldOutline = outline
      outline = try context[shapeAttribute].outline
      if outline != oldOutline { changed = true }
    }
    if let oldRole, oldRole != value.role { alert?.rolesHaveChanged() }
    return changed
  }

  /// Whether its label has no views: apps hide links and shortcuts in such a button, which takes no
  /// space and no focus.
  private var isEmpty: Bool { childCount == 0 && trailing == nil }

  override var isFocusable: Bool { super.isFocusable && !isEmpty }

  private var hasFrame: Bool {
    menu == nil && !isEmpty && (value.look == .bordered || value.look == .prominent)
  }
  private var inset: CGFloat {
    if menu != nil { return sizes.menuItemInset }
    return hasFrame ? (isRound ? sizes.roundButtonInset : nil) ?? sizes.buttonInset : 0
  }

  /// Whether it is drawn in a circle.
  private var isRound: Bool {
    hasFrame && outline == .ellipse && sizes.roundButtonInset != nil
  }

  /// The part after the label: an indicator, or the shortcut of a menu's item if the host can send
  /// it.
  private var trailing: ControlPart? {
    if let indicator = value.indicator { return indicator }
    guard menu != nil, let shortcut, runtime.rootValues.hostKeyboard.canSend(shortcut) else {
      return nil
    }
    return .shortcut(shortcut)
  }

  private var trailingWidth: CGFloat {
    guard let trailing else { return 0 }
    return metrics.size(of: trailing).width + sizes.indicatorSpacing
  }

  /// The space after the label and the trailing part.
  private var margin: CGFloat { menu != nil ? sizes.menuItemMargin : inset }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if isEmpty { return .zero }
    let around = inset + margin + trailingWidth
    let inner = labelSize(
      ProposedViewSize(width: proposal.width.map { max(0, $0 - around) }, height: proposal.height))
    var size = CGSize(width: inner.width + around, height: max(inner.height, sizes.controlHeight))
    if isRound {
      let side = max(size.width, size.height)
      return CGSize(width: side, height: side)
    }
    if menu != nil || alert?.stacksButtons == true, let width = proposal.width, width.isFinite {
      size.width = max(size.width, width)
    }
    return size
  }

  /// Several views of a label are beside each other, as in an `HStack`.
  private var arrangement: StackArrangement {
    StackArrangement(
      axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil, metrics: metrics)
  }

  private func labelSize(_ proposal: ProposedViewSize) -> CGSize {
    let children = viewChildren
    return children.count == 1
      ? children[0].size(proposal) : arrangement.size(proposal, Array(children))
  }

  override func placeChildren(in size: CGSize) {
    let proposal = contentProposal(in: size)
    let label = labelSize(proposal)
    let frame = CGRect(
      origin: CGPoint(x: start(in: size, label), y: top(of: label, in: size)), size: label)
    let children = viewChildren
    if children.count == 1 {
      children[0].place(frame, offered: proposal)
    } else {
      arrangement.place(in: frame, offered: proposal, Array(children))
    }
  }

  /// The proposal for the label.
  private func contentProposal(in size: CGSize) -> ProposedViewSize {
    ProposedViewSize(
      width: max(0, size.width - inset - margin - trailingWidth), height: size.height)
  }

  /// Where the label begins. A label that does not fit is cut at its end.
  private func start(in size: CGSize, _ label: CGSize) -> CGFloat {
    let x =
      menu == nil ? max(inset, (size.width - trailingWidth - label.width) / 2) : inset
    return metrics.lengths(.horizontal).floor(x)
  }

  private func top(of label: CGSize, in size: CGSize) -> CGFloat {
    middle(label.height, in: size.height)
  }

  var setsGuides: Bool { viewChildren.first?.hasExplicitGuides ?? false }

  func measureGuide(
    _ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize
  ) -> CGFloat? {
    let offer = contentProposal(in: size)
    guard let child = viewChildren.first else { return nil }
    let inner = child.size(offer)
    return child.explicitGuide(key, in: inner, offered: offer).map {
      $0
        + (key.axis == .horizontal
          ? start(in: size, labelSize(offer)) : top(of: inner, in: size))
    }
  }

  override var hitTraits: HitTraits {
    hasFrame || menu != nil ? HitTraits(isSolid: true) : .emptyArea
  }

  // MARK: Drawing

  func draw(_ surface: any DrawingSurface) {
    if hasFrame {
      var state = state()
      state.isDestructive = value.role == .destructive
      state.outline = outline
      surface.draw(.button(isProminent: value.look == .prominent), state, in: bounds)
    }
    if menu != nil, value.isMarked {
      let size = metrics.size(of: .menuMark)
      surface.draw(
        .menuMark, state(.on),
        in: CGRect(
          x: sizes.menuMarkInset, y: middle(size.height, in: frame.height), width: size.width,
          height: size.height))
    }
    guard let trailing else { return }
    let size = metrics.size(of: trailing)
    surface.draw(
      trailing, state(),
      in: CGRect(
        x: frame.width - size.width - margin, y: trailingTop(size.height), width: size.width,
        height: size.height))
  }

  /// Beside the middle of the label: a line in the middle of a tall label is then in the same row.
  private func trailingTop(_ height: CGFloat) -> CGFloat {
    let label = labelSize(contentProposal(in: frame.size))
    guard label.height > height else { return middle(height, in: frame.height) }
    return top(of: label, in: frame.size) + (label.height - height) / 2
  }

  func drawOver(_ surface: any DrawingSurface) {
    // A custom style shows pressed and disabled; focus must be visible in any case.
    if value.look == .bare, menu == nil {
      if hasFocus { surface.emphasize(bounds, .focus, paint) }
      return
    }
    if isEnabled, menu == nil, value.look == .borderless {
      surface.emphasize(bounds, .link, paint)
    }
    drawState(surface, in: bounds)
    guard hasFocus, isInFilteredMenu else { return }
    surface.draw(
      .rowMarker, state(.on),
      in: CGRect(x: 0, y: 0, width: metrics.size(of: .rowMarker).width, height: frame.height))
  }

  override var focusEmphasis: SurfaceEmphasis {
    if isInFilteredMenu { return .choiceFocus }
    return hasFrame && value.role == .destructive ? .dangerousFocus : .focus
  }

  /// Whether typing goes to the field of the menu: its items look like the rows of a list, so that
  /// two things in the accent are not side by side.
  private var isInFilteredMenu: Bool { menu?.filter != nil }

  // MARK: Acting

  override var buttonRole: ButtonRole? { value.role }

  override var focusPreference: FocusPreference { value.role == .destructive ? .never : .usual }

  /// In a dialog, Return never runs a destructive action, whatever its shortcut says.
  override var shortcut: KeyboardShortcut? {
    let own = super.shortcut
    return alert != nil && value.role == .destructive && own == .defaultAction ? nil : own
  }

  var hasSemantics: Bool { true }

  var semantics: Semantics? {
    let role = menu != nil && value.semanticRole == .button ? .menuItem : value.semanticRole
    var semantics = Semantics(role, isEnabled: isEnabled, absorbsTexts: true)
    semantics.isExpanded = value.isExpanded
    semantics.destination = value.destination
    return semantics
  }

  override var isPressed: Bool {
    didSet { if isPressed != oldValue { value.pressed.value?(isPressed) } }
  }

  override func handle(_ key: KeyPress) -> Bool {
    // A space in the text that filters the menu is typed; before there is any, it activates.
    if key.key == .space, menu?.filter?.wrappedValue.isEmpty == false { return false }
    if isEnabled, hasFocus,
      menu == nil ? key.key == .downArrow && !passes(key) : key.key == .rightArrow,
      let open = value.opening.value
    {
      open()
      return true
    }
    return super.handle(key)
  }

  override func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    // In a menu the item under the pointer is the current one.
    if menu != nil, isEnabled, case .move = event.action { focusManager?.focus(self) }
    if isEnabled, let open = value.opening.value, asksToOpen(event, at: point) {
      isPressed = false
      open()
      return true
    }
    return super.handle(event, at: point)
  }

  /// The right button was pressed, or a press on the menu's indicator was released.
  private func asksToOpen(_ event: PointerEvent, at point: CGPoint) -> Bool {
    switch event.action {
    case .press(.right): true
    case .release(.left):
      isPressed && bounds.contains(point) && point.x >= frame.width - margin - trailingWidth
    default: false
    }
  }

  func perform(_ action: SemanticAction) -> Bool {
    guard case .expand(let wanted) = action else { return false }
    // The menu beside an action.
    if wanted, isEnabled, let open = value.opening.value {
      open()
      return true
    }
    guard let isExpanded = value.isExpanded else { return false }
    return wanted == isExpanded || activate()
  }

  override func activate() -> Bool {
    guard isEnabled else { return false }
    // The menu closes first, because the action of its item may present something.
    if let menu, value.semanticRole != .menu { menu.close() }
    if let alert { alert.perform(value.action.value) } else { value.action.value() }
    return true
  }
}
