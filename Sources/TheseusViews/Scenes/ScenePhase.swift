import TheseusCore

/// Whether a scene is in front, visible, or neither.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  /// Not visible.
  case background
  /// Visible but not in front.
  case inactive
  /// In front, taking input.
  case active

  public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rawValue < b.rawValue }
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// What the scene is doing; the host sets it. Before the program stops or ends it is
  /// `.background`.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

/// How controls of a window look that is in front, or not.
public enum ControlActiveState: Equatable, CaseIterable, Sendable {
  /// In front, taking input.
  case key
  /// In front of an app that is not. No host tells it from `inactive`.
  case active
  case inactive
}

private enum ControlActiveStateKey: EnvironmentKey {
  static var defaultValue: ControlActiveState? { nil }
}

extension EnvironmentValues {
  /// `key` while the scene is active, else `inactive`, where nothing else was said.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] ?? (scenePhase == .active ? .key : .inactive) }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// Whether what is drawn should look as in front.
  public var appearsActive: Bool { scenePhase == .active }
}
