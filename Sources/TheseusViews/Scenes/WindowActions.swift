import TheseusCore

/// Opens a window of the scene with an id, or of the scene for a value's type.
///
/// If a window is open for an equal value, it is brought to the front instead.
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

/// Closes a window: without arguments, the one that the view is in.
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
  /// Dismisses the presentation that the view is in, or the window if there is none.
  private(set) lazy var dismiss = DismissAction { [weak self] in self?.dismissRoot() }
  var dismissRoot: () -> Void = {}
  /// The content shows another value than the one that the window was opened for.
  var showsValue: (AnyHashable?) -> Void = { _ in }
  /// The window's store of `@SceneStorage` properties (R83).
  var storage: AppStorageStore?

  func apply(to values: inout EnvironmentValues) {
    values.dismissWindow.window = self
    values.dismiss = dismiss
    values.sceneStorage = storage
  }
}

/// A window's link, and whether the window is the frontmost one: hosts show no other.
struct WindowLink: Equatable {
  let link: OpenWindow
  var isFrontmost: Bool

  static func == (a: WindowLink, b: WindowLink) -> Bool {
    a.link === b.link && a.isFrontmost == b.isFrontmost
  }

  @MainActor func apply(to values: inout EnvironmentValues) {
    link.apply(to: &values)
    values.appPhase = values.scenePhase
    if !isFrontmost { values.scenePhase = .background }
  }
}

/// Opens the app's settings.
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
