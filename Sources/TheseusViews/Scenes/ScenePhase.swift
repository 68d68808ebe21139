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
