import TheseusCore

private enum StackAxisKey: ViewInputKey {
  static var defaultValue: Axis? { nil }
}

extension ViewInputs {
  /// The axis of the nearest enclosing stack, for views that stretch along or across it; nil where
  /// there is none.
  var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { set(StackAxisKey.self, to: newValue) }
  }
}
