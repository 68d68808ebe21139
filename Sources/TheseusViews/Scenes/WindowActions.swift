import TheseusCore

/// Opens a window, from the environment: that of a scene's id, or one for a value.
///
/// A window that is open for an equal value comes to the front.
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

/// Closes a window, from the environment.
public struct DismissWindowAction {
  let dismiss: (_ id: String?, _ value: AnyHashable?) -> Void
  @MainActor public func callAsFunction(id: String) { dismiss(id, nil) }
  @MainActor public func callAsFunction() { dismiss(nil, nil) }
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {
    dismiss(nil, AnyHashable(value))
  }
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    dismiss(id, AnyHashable(value))
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
