import TheseusCore

private enum StackAxisKey: ViewInputKey {
  static var defaultValue: Axis? { nil }
}

extension ViewInputs {
  /// The axis of the nearest enclosing stack, for views that stretch along or across it; nil
  /// without one.
  var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { set(StackAxisKey.self, to: newValue) }
  }
}
