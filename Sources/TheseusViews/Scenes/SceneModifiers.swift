import AttributeGraph
import Foundation
import Observation
import TheseusCore

extension Scene {
  /// The app's menus and their shortcuts.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    _CommandsScene(content: self, commands: content())
  }

  /// Sets a value of the environment for all windows of the scene.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    _EnvironmentScene(content: self, keyPath: keyPath, value: value)
  }

  /// Changes a value of the environment for all windows of the scene.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some Scene {
    _ChangedEnvironmentScene(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Provides an object to `@EnvironmentObject` properties of its type in all windows of the scene
  /// (R54).
  public func environmentObject<Object: CombineObservableObject>(_ object: Object) -> some Scene {
    _ObjectScene(content: self, object: object)
  }

  /// Provides an object to `@Environment(Model.self)` properties in all windows of the scene; nil
  /// removes it (R54).
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    _ObjectScene(content: self, object: object)
  }

  /// Removes the menus of the scenes inside.
  public func commandsRemoved() -> some Scene { _WithoutCommandsScene(content: self) }

  /// The app's menus, instead of those of the scenes inside.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content)
    -> some Scene
  {
    commandsRemoved().commands(content: content)
  }

  /// The identity rules of the scene's windows. `THESEUS_PROFILE`, set for a run, overrides them.
  ///
  /// Decided when the app starts; the innermost wins. A window's rules never change while it is
  /// open.
  public func identityProfile(_ profile: IdentityProfile) -> some Scene {
    _ProfileScene(content: self, profile: profile)
  }
}

struct _CommandsScene<Content: Scene, C: Commands>: Scene {
  typealias Body = Never
  var content: Content
  var commands: C

  static func _makeScene(_ scene: _GraphValue<Self>, _ inputs: SceneInputs) {
    Content._makeScene(scene[\.content], inputs)
    if inputs.dropsCommands { return }
    C._makeCommands(scene[\.commands], inputs.commands)
  }
}

struct _EnvironmentScene<Content: Scene, Value>: Scene {
  typealias Body = Never
  var content: Content
  var keyPath: WritableKeyPath<EnvironmentValues, Value>
  var value: Value

  static func _makeScene(_ scene: _GraphValue<Self>, _ inputs: SceneInputs) {
    var inner = inputs
    inner.views = inputs.views.settingEnvironment(scene) { $0[keyPath: $1.keyPath] = $1.value }
    Content._makeScene(scene[\.content], inner)
  }
}

struct _ChangedEnvironmentScene<Content: Scene>: Scene {
  typealias Body = Never
  var content: Content
  var change: (inout EnvironmentValues) -> Void

  static func _makeScene(_ scene: _GraphValue<Self>, _ inputs: SceneInputs) {
    var inner = inputs
    inner.views = inputs.views.settingEnvironment(scene) { $1.change(&$0) }
    Content._makeScene(scene[\.content], inner)
  }
}

struct _ObjectScene<Content: Scene, Object: AnyObject>: Scene {
  typealias Body = Never
  var content: Content
  var object: Object?

  static func _makeScene(_ scene: _GraphValue<Self>, _ inputs: SceneInputs) {
    var inner = inputs
    inner.views = inputs.views.settingEnvironment(scene) { $0[object: Object.self] = $1.object }
    Content._makeScene(scene[\.content], inner)
  }
}

struct _WithoutCommandsScene<Content: Scene>: Scene {
  typealias Body = Never
  var content: Content

  static func _makeScene(_ scene: _GraphValue<Self>, _ inputs: SceneInputs) {
    var inner = inputs
    inner.dropsCommands = true
    Content._makeScene(scene[\.content], inner)
  }
}

struct _ProfileScene<Content: Scene>: Scene {
  typealias Body = Never
  var content: Content
  var profile: IdentityProfile

  static func _makeScene(_ scene: _GraphValue<Self>, _ inputs: SceneInputs) {
    var inner = inputs
    inner.profile = inputs.views.value(scene)?.profile ?? inputs.profile
    Content._makeScene(scene[\.content], inner)
  }
}
