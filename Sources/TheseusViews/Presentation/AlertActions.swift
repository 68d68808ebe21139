import TheseusCore

/// What the buttons of an alert have in common: whichever is chosen, the alert ends (R81).
///
/// By Return the presentation ends first and then the action runs, as on macOS; by a click or the
/// button's own key the action comes first.
@MainActor
public final class AlertActions {
  private let dismiss: () -> Void
  fileprivate(set) var isByReturn = false

  init(dismiss: @escaping () -> Void) { self.dismiss = dismiss }

  /// Runs a button's action in the order in which it was chosen.
  func perform(_ action: () -> Void) {
    if isByReturn {
      dismiss()
      action()
    } else {
      action()
      dismiss()
    }
  }
}

private struct AlertActionsKey: EnvironmentKey {
  static var defaultValue: AlertActions? { nil }
}

extension EnvironmentValues {
  /// The alert that the buttons here belong to.
  var alertActions: AlertActions? {
    get { self[AlertActionsKey.self] }
    set { self[AlertActionsKey.self] = newValue }
  }
}

/// The panel of an alert: Return chooses the default button, Escape the one that cancels.
struct _AlertKeys: Equatable {
  let actions: AlertActions
  static func == (a: _AlertKeys, b: _AlertKeys) -> Bool { a.actions === b.actions }
}

extension _AlertKeys: ElementModifier, ViewModifier {
  typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> AlertKeysElement
  {
    AlertKeysElement(modifier, inputs)
  }
}

final class AlertKeysElement: PassthroughElement<_AlertKeys> {
  override func handle(_ key: KeyPress) -> Bool {
    guard key.phase != .up, key.modifiers.isEmpty else { return false }
    switch key.key {
    case .return:
      guard let button = defaultButton else { return false }
      value.actions.isByReturn = true
      defer { value.actions.isByReturn = false }
      return button.activate()
    case .escape:
      return buttons.first { $0.shortcut == .cancelAction || $0.buttonRole == .cancel }?.activate()
        ?? false
    default: return false
    }
  }

  private var buttons: [ViewElement] {
    var found: [ViewElement] = []
    var stack: [ViewElement] = [self]
    while let element = stack.popLast() {
      if element.semantics?.role == .button { found.append(element) }
      stack.append(contentsOf: element.viewChildren.reversed())
    }
    return found.filter { $0.semantics?.isEnabled ?? false }
  }

  private var defaultButton: ViewElement? {
    let buttons = buttons
    return buttons.first { $0.shortcut == .defaultAction } ?? buttons.first { $0.buttonRole == nil }
      ?? (buttons.count == 1 ? buttons[0] : nil)
  }
}
