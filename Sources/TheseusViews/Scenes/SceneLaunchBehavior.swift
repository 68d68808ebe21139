import TheseusCore

/// Whether a scene's window opens as the app starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String
  /// The app's first scene opens a window.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// It opens a window, wherever the scene is declared.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// It opens no window, even as the first scene.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

struct _LaunchScene<Content: Scene>: Scene {
  typealias Body = Never
  var content: Content
  var behavior: SceneLaunchBehavior

  static func _makeScene(_ scene: _GraphValue<Self>, _ inputs: SceneInputs) {
    var inner = inputs
    inner.launch = inputs.views.value(scene)?.behavior ?? inputs.launch
    Content._makeScene(scene[\.content], inner)
  }
}

extension Scene {
  /// Whether a window of this scene opens when the app starts. Later changes of the value have no
  /// effect. When several windows open, the first is the frontmost. When all are suppressed, the
  /// first scene opens, because a terminal must show something.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    _LaunchScene(content: self, behavior: behavior)
  }
}
