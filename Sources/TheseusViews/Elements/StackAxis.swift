import AttributeGraph
import TheseusCore

private enum StackAxisKey: ViewInputKey {
  static var defaultValue: StackAxis { StackAxis() }
}

/// The axis of a stack around a position.
private struct StackAxis: Equatable {
  var axis: Axis?
  /// The axis of a stack whose layout can be exchanged.
  var source: Attribute<Axis?>?
}

extension ViewInputs {
  /// The axis of the nearest enclosing stack, for views that stretch along or across it; nil
  /// without one.
  var stackAxis: Axis? {
    get { self[StackAxisKey.self].axis }
    set { set(StackAxisKey.self, to: StackAxis(axis: newValue)) }
  }

  /// The axis of the nearest enclosing stack if it can change; nil if it cannot.
  var stackAxisSource: Attribute<Axis?>? {
    get { self[StackAxisKey.self].source }
    set { set(StackAxisKey.self, to: StackAxis(source: newValue)) }
  }
}
