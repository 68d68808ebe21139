import TheseusCore

/// Opens a window, from the environment.
public struct OpenWindowAction {
  let open: (String?) -> Void
  @MainActor public func callAsFunction(id: String) { open(id) }
}

/// Closes a window, from the environment.
public struct DismissWindowAction {
  let dismiss: (String?) -> Void
  @MainActor public func callAsFunction(id: String) { dismiss(id) }
  @MainActor public func callAsFunction() { dismiss(nil) }
}

/// Opens the settings, from the environment.
public struct OpenSettingsAction {
  let open: () -> Void
  @MainActor public func callAsFunction() { open() }
}

private struct OpenWindowKey: EnvironmentKey {
  static var defaultValue: OpenWindowAction { OpenWindowAction { _ in } }
}

private struct DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction { DismissWindowAction { _ in } }
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
