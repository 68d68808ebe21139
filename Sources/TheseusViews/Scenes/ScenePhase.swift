import TheseusCore

/// Whether a scene is frontmost, visible, or neither.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  /// Not visible.
  case background
  /// Visible but not frontmost.
  case inactive
  /// Frontmost, receiving input.
  case active

  public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rawValue < b.rawValue }
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

private enum AppPhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// The phase of the scene, set by the host. Before the program stops or ends it is `.background`.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The phase of the app, whichever of its windows is frontmost.
  var appPhase: ScenePhase {
    get { self[AppPhaseKey.self] }
    set { self[AppPhaseKey.self] = newValue }
  }
}

/// The appearance of controls in a frontmost or other window.
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
  /// Frontmost, receiving input.
  case key
  /// Frontmost in an app that is not. No host distinguishes it from `inactive`.
  case active
  case inactive
}

private enum ControlActiveStateKey: EnvironmentKey {
  static var defaultValue: ControlActiveState? { nil }
}

extension EnvironmentValues {
  /// `key` while the scene is active, else `inactive`, unless set explicitly.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] ?? (scenePhase == .active ? .key : .inactive) }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// Whether drawing should look frontmost.
  public var appearsActive: Bool { scenePhase == .active }
}
