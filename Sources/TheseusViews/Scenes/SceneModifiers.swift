import AttributeGraph
import Foundation
import Observation
import TheseusCore

/// Scene modifiers that the host does not need.
extension Scene {
  public func defaultSize(width: CGFloat, height: CGFloat) -> Self { self }
  public func defaultSize(_ size: CGSize) -> Self { self }
  public func windowResizability(_ resizability: WindowResizability) -> Self { self }
  public func windowStyle<S: WindowStyle>(_ style: S) -> Self { self }
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> Self { self }
  public func defaultPosition(_ position: UnitPoint) -> Self { self }
  public func handlesExternalEvents(matching conditions: Set<String>) -> Self { self }
  public func windowLevel(_ level: WindowLevel) -> Self { self }
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> Self { self }
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> Self { self }

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
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
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

/// The possible sizes of a window.
public struct WindowResizability: Hashable, Sendable {
  private let name: String
  public static let automatic = WindowResizability(name: "automatic")
  public static let contentSize = WindowResizability(name: "contentSize")
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// The level of a window; a terminal shows one at a time.
public struct WindowLevel: Hashable, Sendable {
  private let name: String
  public static let automatic = WindowLevel(name: "automatic")
  public static let normal = WindowLevel(name: "normal")
  public static let floating = WindowLevel(name: "floating")
  public static let desktop = WindowLevel(name: "desktop")
}

/// Whether the windows of a scene are opened again; a terminal opens the app's first scene.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// The style of a window's frame; a terminal's window has none.
public protocol WindowStyle: Sendable {}
public struct DefaultWindowStyle: WindowStyle { nonisolated public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { nonisolated public init() {} }
public struct TitleBarWindowStyle: WindowStyle { nonisolated public init() {} }
extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: Self { Self() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: Self { Self() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: Self { Self() }
}

/// The style of a window's toolbar; toolbars of cells have only one.
public protocol WindowToolbarStyle: Sendable {}
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { nonisolated public init() {} }
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  nonisolated public init(showsTitle: Bool = true) {}
}
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  nonisolated public init(showsTitle: Bool = true) {}
}
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { nonisolated public init() {} }
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: Self { Self() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: Self { Self() }
  public static func unified(showsTitle: Bool = true) -> Self { Self() }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: Self { Self() }
  public static func unifiedCompact(showsTitle: Bool = true) -> Self { Self() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  public static var expanded: Self { Self() }
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
