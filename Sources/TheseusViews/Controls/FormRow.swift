import TheseusCore

private struct IsInFormKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the view is in a row of a form, where labels lead and controls trail.
  var isInForm: Bool {
    get { self[IsInFormKey.self] }
    set { self[IsInFormKey.self] = newValue }
  }
}

/// The element of a row in a form or a list.
@MainActor
protocol FormRow: ViewElement {}
