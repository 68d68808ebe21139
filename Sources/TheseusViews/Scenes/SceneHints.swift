import Foundation
import TheseusCore

/// The hints of scene modifiers, for hosts whose windows have a size, a frame and a level.
struct SceneHints {
  private var values: [ObjectIdentifier: Any] = [:]

  subscript<Key: ElementHintKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension WindowHost {
  /// The hint of a modifier of the window's scene; of several modifiers, the innermost. Decided
  /// when the app starts.
  public func sceneHint<Key: ElementHintKey>(_ key: Key.Type) -> Key.Value? { sceneHints[key] }
}

struct _HintScene<Content: Scene, Key: ElementHintKey>: Scene {
  typealias Body = Never
  var content: Content
  var key: Key.Type
  var value: Key.Value

  static func _makeScene(_ scene: _GraphValue<Self>, _ inputs: SceneInputs) {
    var inner = inputs
    if let hint = inputs.views.value(scene) { inner.hints[Key.self] = hint.value }
    Content._makeScene(scene[\.content], inner)
  }
}

extension Scene {
  func hint<Key: ElementHintKey>(_ key: Key.Type, _ value: Key.Value) -> some Scene {
    _HintScene(content: self, key: key, value: value)
  }
}

/// Modifiers for hosts with windows of their own; a terminal shows one window at a time.
extension Scene {
  /// The size of new windows, in points.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }
  public func defaultSize(_ size: CGSize) -> some Scene { hint(DefaultWindowSizeHint.self, size) }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    hint(WindowResizabilityHint.self, resizability)
  }
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    hint(WindowStyleHint.self, style)
  }
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    hint(WindowToolbarStyleHint.self, style)
  }
  /// Where new windows open on the screen.
  public func defaultPosition(_ position: UnitPoint) -> some Scene {
    hint(DefaultWindowPositionHint.self, position)
  }
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    hint(SceneExternalEventsHint.self, conditions)
  }
  public func windowLevel(_ level: WindowLevel) -> some Scene { hint(WindowLevelHint.self, level) }
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    hint(SceneRestorationHint.self, behavior)
  }
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
    hint(WindowBackgroundDragHint.self, behavior)
  }
}

/// The size of new windows of a scene, in points.
public enum DefaultWindowSizeHint: ElementHintKey { public typealias Value = CGSize }

/// Where new windows of a scene open on the screen.
public enum DefaultWindowPositionHint: ElementHintKey { public typealias Value = UnitPoint }

/// The possible sizes of the windows of a scene.
public enum WindowResizabilityHint: ElementHintKey { public typealias Value = WindowResizability }

/// The style of the frames of a scene's windows.
public enum WindowStyleHint: ElementHintKey { public typealias Value = any WindowStyle }

/// The style of the toolbars of a scene's windows.
public enum WindowToolbarStyleHint: ElementHintKey {
  public typealias Value = any WindowToolbarStyle
}

/// The level of the windows of a scene.
public enum WindowLevelHint: ElementHintKey { public typealias Value = WindowLevel }

/// Whether the windows of a scene are opened again.
public enum SceneRestorationHint: ElementHintKey {
  public typealias Value = SceneRestorationBehavior
}

/// Whether the windows of a scene are moved by their background.
public enum WindowBackgroundDragHint: ElementHintKey {
  public typealias Value = WindowInteractionBehavior
}

/// The addresses that open a window of a scene.
public enum SceneExternalEventsHint: ElementHintKey { public typealias Value = Set<String> }

/// The possible sizes of a window.
public struct WindowResizability: Hashable, Sendable {
  /// The name in the API.
  public let name: String
  public static let automatic = WindowResizability(name: "automatic")
  public static let contentSize = WindowResizability(name: "contentSize")
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// The level of a window; a terminal shows one at a time.
public struct WindowLevel: Hashable, Sendable {
  /// The name in the API.
  public let name: String
  public static let automatic = WindowLevel(name: "automatic")
  public static let normal = WindowLevel(name: "normal")
  public static let floating = WindowLevel(name: "floating")
  public static let desktop = WindowLevel(name: "desktop")
}

/// Whether the windows of a scene are opened again; a terminal opens the app's first scene.
public struct SceneRestorationBehavior: Hashable, Sendable {
  /// The name in the API.
  public let name: String
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
  public let showsTitle: Bool
  nonisolated public init(showsTitle: Bool = true) { self.showsTitle = showsTitle }
}
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public let showsTitle: Bool
  nonisolated public init(showsTitle: Bool = true) { self.showsTitle = showsTitle }
}
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { nonisolated public init() {} }
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: Self { Self() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: Self { Self() }
  public static func unified(showsTitle: Bool = true) -> Self { Self(showsTitle: showsTitle) }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: Self { Self() }
  public static func unifiedCompact(showsTitle: Bool = true) -> Self {
    Self(showsTitle: showsTitle)
  }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  public static var expanded: Self { Self() }
}
