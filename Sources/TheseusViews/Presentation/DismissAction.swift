import TheseusCore

/// Ends the presentation around the view that declares it: a sheet, a popover, a pushed view (R73).
public struct DismissAction {
  let dismiss: (() -> Void)?
  @MainActor public func callAsFunction() { dismiss?() }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(dismiss: nil) }
}

private struct IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct PresentationKey: EnvironmentKey {
  static var defaultValue: ObjectIdentifier? { nil }
}

private struct PresentationModeKey: EnvironmentKey {
  static var defaultValue: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: false, dismissAction: nil))
  }
}

/// Whether a view is presented, and a way to dismiss it; the older form of `dismiss`.
public struct PresentationMode {
  public let isPresented: Bool
  let dismissAction: (() -> Void)?
  @MainActor public mutating func dismiss() { dismissAction?() }
}

extension EnvironmentValues {
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is in a presentation that `dismiss` would end.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Identifies the sheet, cover, popover or dialog around a view; nil outside of all. A pushed
  /// view has that of its stack.
  var presentation: ObjectIdentifier? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }

  public internal(set) var presentationMode: Binding<PresentationMode> {
    get { self[PresentationModeKey.self] }
    set { self[PresentationModeKey.self] = newValue }
  }
}

extension View {
  /// `action` ends the presentation around this view.
  func presented(dismiss action: @escaping () -> Void) -> some View {
    modifier(_PresentedModifier(dismiss: action))
  }
}

/// Gives the content of a presentation the action that ends it, and takes it out of the row or bar
/// of its presenter.
struct _PresentedModifier: ViewModifier {
  typealias Body = Never
  let dismiss: () -> Void

  static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    let presentation = ObjectIdentifier(inputs.scope)
    let editing = WindowEditing()
    editing.joinSession(inputs)
    let editMode = Binding<EditMode>(get: { editing.mode }, set: { editing.mode = $0 })
    let inner = inputs.settingEnvironment(modifier) { [weak scope = inputs.scope] values, value in
      // A task may keep the action longer than the presentation: it does not end the next one.
      let action = { [weak scope] in
        if scope?.isAlive == true { value.dismiss() }
      }
      values.dismiss = DismissAction(dismiss: action)
      values.isPresented = true
      values.presentation = presentation
      values.leaveRowsAndBars()
      // The shortcut of the button that presents opens, and chooses nothing inside.
      values.keyboardShortcut = nil
      values.setEditMode(ofPresentation: editMode)
      values.presentationMode = .constant(
        PresentationMode(isPresented: true, dismissAction: action))
    }
    content.mount(inner, into: &list)
  }
}
