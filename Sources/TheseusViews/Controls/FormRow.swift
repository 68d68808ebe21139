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

extension ViewElement {
  /// Whether the element has the width of its row in a form: no other view is beside it.
  var fillsFormRow: Bool {
    var (inner, current): (ViewElement, ViewElement?) = (self, viewParent)
    while let element = current {
      if element is any FormRow { return true }
      guard element.modifiedContent === inner || element.drawing.ordered == .vertical else {
        return false
      }
      (inner, current) = (element, element.viewParent)
    }
    return false
  }
}
