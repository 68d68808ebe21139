import TheseusCore

/// Whether a scene's window opens as the app starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
  private let name: String
  /// That of the app's first scene does.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// It does, wherever the scene stands.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// It does not, though the scene be the first.
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
  /// Whether a window of this scene opens as the app starts; decided then. Of several that open,
  /// the first has the keyboard. Where all are suppressed, a terminal has to show something: the
  /// first scene opens.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    _LaunchScene(content: self, behavior: behavior)
  }
}
