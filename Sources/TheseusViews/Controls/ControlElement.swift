import AttributeGraph
import Foundation
import TheseusCore

/// An element that the user operates: it knows whether it is enabled, the style of its texts, and
/// its keyboard shortcut.
@MainActor
class ControlElement<Value>: ViewElement, KeyResponder, PointerResponder, Activatable, FocusTarget {
  override var keyResponder: (any KeyResponder)? { self }
  override var pointerResponder: (any PointerResponder)? { self }
  override var activation: (any Activatable)? { self }

  private let source: _GraphValue<Value>
  private let enabledAttribute: Attribute<Bool>
  private let contextAttribute: Attribute<TextContext>
  private let shortcutAttribute: Attribute<KeyboardShortcut?>
  // Exclusivity is unchecked on the update path, where checks cost a tenth of a mount:
  // Benchmarks/NOTES.md.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @exclusivity(unchecked) private(set) final var value: Value!
  @exclusivity(unchecked) private(set) final var isEnabled = true
  @exclusivity(unchecked) private(set) final var context: TextContext?
  @exclusivity(unchecked) private final var ownShortcut: KeyboardShortcut?
  /// Held down by the pointer.
  var isPressed = false {
    didSet { if isPressed != oldValue { setNeedsCommit() } }
  }

  init(_ source: _GraphValue<Value>, _ inputs: borrowing ViewInputs) {
    self.source = source
    enabledAttribute = inputs.environment.value(\.isEnabled)
    contextAttribute = TextContext.attribute(inputs.environment)
    shortcutAttribute = inputs.environment.value(\.keyboardShortcut)
    super.init(inputs)
  }

  override var placeName: Any.Type { Value.self }

  /// Whether two values look the same: then the newer replaces the older (its closures may differ)
  /// and nothing is drawn.
  func looksSame(_ old: Value, _ new: Value) -> Bool { viewValuesAreEqual(old, new) }

  /// A new value has been taken. `old` is nil the first time.
  func valueChanged(from old: Value?) {}

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let isNew = value == nil || context.didChange(source.id)
    let new = try context.load(source)
    let enabled = try context[enabledAttribute]
    let textContext = try context[contextAttribute]
    let shortcut = try context[shortcutAttribute]
    if let shortcut { ShortcutKeys.note(shortcut) }
    var changed =
      enabled != isEnabled || textContext !== self.context || shortcut != ownShortcut
    ownShortcut = shortcut
    isEnabled = enabled
    self.context = textContext
    if isNew {
      let old = value
      changed = old.map { !looksSame($0, new) } ?? true || changed
      value = new
      valueChanged(from: old)
    }
    return changed
  }

  override var focusTarget: (any FocusTarget)? { self }
  var isFocusable: Bool { isEnabled }
  var focusPreference: FocusPreference { .usual }
  func focusChanged(_ isFocused: Bool) { setNeedsCommit() }
  /// Here so that fields can override it.
  func commitEditing() {}
  override var hitTraits: HitTraits { HitTraits(isSolid: true) }
  /// Here so that fields can override it.
  var textTarget: (any TextTarget)? { nil }
  var shortcut: KeyboardShortcut? { isEnabled ? ownShortcut : nil }

  /// Whether a key passes over the control because focus reached it by an arrow key: another one
  /// along the same axis, or a key that scrolls. Walking through a form changes no value.
  func passes(_ key: KeyPress) -> Bool {
    guard hasFocus, let axis = focusManager?.passingAxis else { return false }
    switch key.key {
    case .pageUp, .pageDown, .home, .end: return true
    default: return MoveCommandDirection(key.key)?.axis == axis
    }
  }

  /// Arrow keys operate the control from here on. Answers whether they passed over it before.
  func enter() -> Bool {
    defer { focusManager?.passingAxis = nil }
    return focusManager?.passingAxis != nil
  }

  /// Whether a key is a plain Return or Space for this element itself.
  func isActivation(_ key: KeyPress) -> Bool {
    guard hasFocus, key.modifiers.isDisjoint(with: .significant) else { return false }
    return yieldsReturn ? key.key.activates(self) : key.key == .return || key.key == .space
  }

  /// Whether Return runs the default action instead, where there is one. Buttons keep it.
  var yieldsReturn: Bool { false }

  func activate() -> Bool { false }
  func insert(_ text: String, isPaste: Bool) -> Bool { false }
  var takesPaste: Bool { false }
  var buttonRole: ButtonRole? { nil }

  /// Activates on Return and Space.
  func handle(_ key: KeyPress) -> Bool { isActivation(key) && activate() }

  /// Presses and releases inside activate.
  func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    guard isEnabled else { return endPress(event) }
    let isInside = CGRect(origin: .zero, size: frame.size).contains(point)
    switch event.action {
    case .press(.left): isPressed = true
    case .move(.some): isPressed = isPressed && isInside
    case .release(.left):
      let wasPressed = isPressed
      isPressed = false
      if wasPressed, isInside { _ = activate() }
    default: return false
    }
    return true
  }

  /// A control that was disabled while it was held down is released, and does nothing.
  func endPress(_ event: PointerEvent) -> Bool {
    guard isPressed, case .release(.left) = event.action else { return false }
    isPressed = false
    return true
  }

  // MARK: Drawing

  var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  var paint: PaintContext { context?.environment.paint ?? PaintContext() }
  var textAttributes: TextAttributes { context?.attributes ?? TextAttributes() }

  func style(_ color: SystemColor) -> PaintStyle { Color(color)._paint(in: paint) }

  /// The surroundings' text in another color.
  func text(_ color: SystemColor, bold: Bool = false) -> TextAttributes {
    var attributes = textAttributes
    attributes.foreground = style(color)
    if bold { attributes.traits.insert(.bold) }
    return attributes
  }

  /// Draws focus, pressing and disabling over `rect`.
  func drawState(_ surface: any DrawingSurface, in rect: CGRect) {
    if !isEnabled { return surface.emphasize(rect, .disabled, paint) }
    if hasFocus { surface.emphasize(rect, focusEmphasis, paint) }
    if isPressed { surface.emphasize(rect, .pressed, paint) }
  }

  /// How focus is shown over the control.
  var focusEmphasis: SurfaceEmphasis { .focus }

  /// The advance of a text in the surroundings' font, in points.
  func width(of text: some StringProtocol) -> CGFloat {
    metrics.text.advance(of: text, in: textAttributes.typography)
  }

  /// The state of a part of the control, with the surroundings' text and paint.
  func state(_ value: ControlState.Value = .off) -> ControlState {
    var state = ControlState(value)
    state.isEnabled = isEnabled
    state.isFocused = hasFocus
    state.isPressed = isPressed
    state.text = textAttributes
    state.paint = paint
    return state
  }

  /// The start of a part of this height in the middle of a whole.
  func middle(_ height: CGFloat, in whole: CGFloat) -> CGFloat {
    lengthGrid(.vertical).floor((whole - height) / 2)
  }

  /// The top of a line of text in the middle of a rectangle.
  func line(in rect: CGRect) -> CGFloat {
    let height = metrics.text.lineMetrics(of: textAttributes.typography).height
    return rect.minY + max(0, middle(height, in: rect.height))
  }
}
