import TheseusCore

private struct EnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

private struct LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether controls here take input. `disabled` turns it off for all below; nothing turns it on
  /// again.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether controls show their labels beside them; hidden ones are still read out.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Whether controls in this view refuse input. A view inside a disabled one cannot enable itself.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(_EnabledModifier(isDisabled: disabled))
  }

  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Controls show no labels; they are still read out.
  nonisolated public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}

/// `disabled`, as data: a closure would not compare, and all below would run at each body.
nonisolated struct _EnabledModifier: ViewModifier {
  typealias Body = Never
  var isDisabled: Bool

  @MainActor static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    var inner = inputs
    inner.environment = EnvironmentScope(
      inputs.environment, in: inputs.scope, inputs.compared(modifier)
    ) {
      $0.isEnabled = $0.isEnabled && !$1.isDisabled
    }
    content.mount(inner, into: &list)
  }
}
