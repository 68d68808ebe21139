import TheseusCore

/// Opens a window, from the environment: that of a scene's id, or one for a value.
///
/// A window that is open for an equal value is brought to the front.
public struct OpenWindowAction {
  let open: (_ id: String?, _ value: AnyHashable?) -> Void
  @MainActor public func callAsFunction(id: String) { open(id, nil) }
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {
    open(nil, AnyHashable(value))
  }
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    open(id, AnyHashable(value))
  }
}

/// Closes a window, from the environment: without arguments the one that the view is in.
public struct DismissWindowAction {
  let dismiss: (_ id: String?, _ value: AnyHashable?) -> Void
  var window: OpenWindow?
  @MainActor public func callAsFunction(id: String) { dismiss(id, nil) }
  @MainActor public func callAsFunction() { window?.close() }
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {
    dismiss(nil, AnyHashable(value))
  }
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    dismiss(id, AnyHashable(value))
  }
}

/// The window that a view is in, for the actions in its environment.
@MainActor
final class OpenWindow {
  var close: () -> Void = {}
  /// Dismisses the presentation of the view: at the root of a window, the window.
  private(set) lazy var dismiss = DismissAction { [weak self] in self?.dismissRoot() }
  var dismissRoot: () -> Void = {}

  func apply(to values: inout EnvironmentValues) {
    values.dismissWindow.window = self
    values.dismiss = dismiss
  }
}

/// Opens the settings, from the environment.
public struct OpenSettingsAction {
  let open: () -> Void
  @MainActor public func callAsFunction() { open() }
}

private struct OpenWindowKey: EnvironmentKey {
  static var defaultValue: OpenWindowAction { OpenWindowAction { _, _ in } }
}

private struct DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction { DismissWindowAction { _, _ in } }
}

private struct OpenSettingsKey: EnvironmentKey {
  static var defaultValue: OpenSettingsAction { OpenSettingsAction {} }
}

extension EnvironmentValues {
  public var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }

  public var dismissWindow: DismissWindowAction {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }

  public var openSettings: OpenSettingsAction {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }
}
