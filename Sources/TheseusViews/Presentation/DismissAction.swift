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

  public internal(set) var presentationMode: Binding<PresentationMode> {
    get { self[PresentationModeKey.self] }
    set { self[PresentationModeKey.self] = newValue }
  }
}

extension View {
  /// `action` ends the presentation around this view.
  func presented(dismiss action: @escaping () -> Void) -> some View {
    environment(\.dismiss, DismissAction(dismiss: action))
      .environment(\.isPresented, true)
      .environment(
        \.presentationMode, .constant(PresentationMode(isPresented: true, dismissAction: action)))
  }
}
