import Foundation
import TheseusCore

/// A control that increments and decrements a value.
///
/// While it has focus, Up, Right and + increment, Down, Left and − decrement, and Tab moves on. One
/// exception protects forms: when focus reached the stepper by Up or Down, these two keys pass over
/// it until Space or another of its keys is pressed; likewise Left and Right.
public struct Stepper<Label: View>: View {
  @Environment(\.knownReaderSettings) private var reader
  private let label: Label
  private let value: SemanticValue.Number
  /// The value's text for a reader, which the stepper shows; nil without a format.
  var text: ((ReaderSettings) -> String)?
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  private let editingChanged: (Bool) -> Void

  /// - Parameters:
  ///   - onIncrement: nil where there is no going up now. Likewise `onDecrement`.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    value = SemanticValue.Number(nil, text: "")
    increment = onIncrement
    decrement = onDecrement
    editingChanged = onEditingChanged
  }

  @available(*, deprecated, message: "Write the label before onIncrement.")
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  private init(
    _ label: Label, _ value: SemanticValue.Number, _ increment: (() -> Void)?,
    _ decrement: (() -> Void)?,
    _ changed: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.value = value
    self.increment = increment
    self.decrement = decrement
    editingChanged = changed
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label(),
      SemanticValue.Number(
        Self.number(value.wrappedValue), step: Self.number(step),
        text: "\(value.wrappedValue)"),
      { value.wrappedValue = value.wrappedValue.next(by: step, isUp: true) },
      { value.wrappedValue = value.wrappedValue.next(by: step, isUp: false) }, onEditingChanged)
  }

  /// A step that would leave `bounds` stops at its end.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let present = value.wrappedValue
    func go(up isUp: Bool) -> () -> Void {
      {
        let next = value.wrappedValue.next(by: step, isUp: isUp)
        value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
      }
    }
    self.init(
      label(),
      SemanticValue.Number(
        Self.number(present), in: Self.range(bounds), step: Self.number(step),
        text: "\(present)"),
      present < bounds.upperBound ? go(up: true) : nil,
      present > bounds.lowerBound ? go(up: false) : nil, onEditingChanged)
  }

  /// A value of the usual types as a number. Conformance casts would be slow.
  private static func number<V>(_ value: V) -> Double? {
    switch value {
    case let value as Int: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    default: nil
    }
  }

  private static func range<V>(_ bounds: ClosedRange<V>) -> ClosedRange<Double>? {
    guard let low = number(bounds.lowerBound), let high = number(bounds.upperBound) else {
      return nil
    }
    return low...high
  }

  public var body: some View {
    var value = value
    if let text { value.text = text(reader) }
    return _StepperCore(
      header: StepperHeader(
        value: value, showsValue: text != nil, canIncrement: increment != nil,
        canDecrement: decrement != nil, increment: Unseen(increment),
        decrement: Unseen(decrement), editingChanged: Unseen(editingChanged)), label: label)
  }
}

extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}

struct StepperHeader: Equatable {
  var value: SemanticValue.Number
  /// Whether the value's text is drawn before the buttons: it has a format.
  var showsValue: Bool
  var canIncrement: Bool
  var canDecrement: Bool
  var increment: Unseen<(() -> Void)?>
  var decrement: Unseen<(() -> Void)?>
  var editingChanged: Unseen<(Bool) -> Void>
}

struct _StepperCore<Label: View> {
  var header: StepperHeader
  var label: Label
}

extension _StepperCore: View {
  typealias Body = Never

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let element = StepperElement(view.field(at: 0), inputs)
    element.mountContent(
      Label.self, view.field(after: StepperHeader.self), inputs, axis: nil, into: &list)
  }
}

/// A label, the value if it has a format, and two buttons: the arrows, + and − step, as do presses
/// on the symbols.
final class StepperElement: LabeledControl<StepperHeader>, SemanticsSource {
  override var semanticsSource: (any SemanticsSource)? { self }
  override var placeName: Any.Type { Stepper<EmptyView>.self }

  override func controlSize(_ width: CGFloat?) -> CGSize {
    var size = metrics.size(of: .stepper)
    if value.showsValue { size.width += self.width(of: value.value.text) + sizes.controlSpacing }
    return size
  }

  /// The frame of the two buttons; before them is the value.
  private var buttons: CGRect {
    let width = min(metrics.size(of: .stepper).width, controlFrame.width)
    return CGRect(
      x: controlFrame.maxX - width, y: controlFrame.minY, width: width,
      height: controlFrame.height)
  }

  override var focusRect: CGRect { menu == nil && isEnabled ? buttons : super.focusRect }

  override func draw(_ surface: any DrawingSurface) {
    var state = state()
    state.canIncrement = value.canIncrement
    state.canDecrement = value.canDecrement
    surface.draw(.stepper, state, in: buttons)
    guard value.showsValue else { return }
    surface.draw(
      value.value.text[...], textAttributes,
      at: CGPoint(x: controlFrame.minX, y: line(in: controlFrame)))
  }

  var semantics: Semantics? {
    Semantics(.stepper, value: .number(value.value), isEnabled: isEnabled, absorbsTexts: true)
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard hasFocus, key.modifiers.subtracting(.shift).isDisjoint(with: .significant) else {
      return false
    }
    if passes(key) { return false }
    switch key.key {
    case .upArrow, .rightArrow, "+", "=": return step(up: true)
    case .downArrow, .leftArrow, "-": return step(up: false)
    case .space: return enter()
    default: return false
    }
  }

  /// The key or press is the stepper's even where there is no further step.
  private func step(up: Bool) -> Bool {
    guard isEnabled else { return false }
    _ = enter()
    guard let action = up ? value.increment.value : value.decrement.value else { return true }
    value.editingChanged.value(true)
    action()
    value.editingChanged.value(false)
    return true
  }

  func perform(_ action: SemanticAction) -> Bool {
    switch action {
    case .increment: step(up: true)
    case .decrement: step(up: false)
    default: false
    }
  }

  override func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    guard isEnabled, case .press(.left) = event.action, buttons.contains(point) else {
      return false
    }
    return step(up: point.x >= buttons.midX)
  }
}
