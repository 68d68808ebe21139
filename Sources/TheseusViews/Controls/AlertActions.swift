import TheseusCore

/// The alert or confirmation dialog that buttons belong to: each of them dismisses it (R81).
///
/// On Return, the presentation ends first and then the action runs, as on macOS. On a click or the
/// button's own key, the action runs first.
@MainActor
public final class AlertActions {
  private let dismiss: () -> Void
  /// Whether the buttons are stacked vertically, each as wide as the dialog.
  let stacksButtons: Bool
  var isByReturn = false

  /// The OK or Cancel that the dialog adds when its own actions have none.
  weak var standardAction: ViewElement?

  init(stacksButtons: Bool, dismiss: @escaping () -> Void) {
    self.stacksButtons = stacksButtons
    self.dismiss = dismiss
  }

  /// The role of a button changed, or buttons were added or removed.
  func rolesHaveChanged() { standardAction?.setNeedsLayout() }

  /// Runs a button's action and dismisses, in the order for the key or press.
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
