import TheseusCore

extension Scene {
  /// Runs `action` with the old and the new value when `value` has changed between two bodies of
  /// the app (R63).
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    watching(
      Color.clear.onChange(
        of: value, initial: initial, fileID: fileID, line: line, column: column, action))
  }

  /// Runs `action` when `value` has changed between two bodies of the app (R63).
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column,
    _ action: @escaping () -> Void
  ) -> some Scene {
    watching(
      Color.clear.onChange(
        of: value, initial: initial, fileID: fileID, line: line, column: column, action))
  }

  /// Runs the previous body's `action` with the new value when `value` has changed: its captures
  /// are the old ones (R63).
  public func onChange<V: Equatable>(
    of value: V, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    watching(
      Color.clear.onChange(of: value, fileID: fileID, line: line, column: column, perform: action))
  }

  private func watching<Watcher: View>(_ watcher: Watcher) -> some Scene {
    _WatchingScene(content: self, watcher: watcher)
  }
}

/// A scene with a view that no window shows: it belongs to the app, whatever windows are open.
struct _WatchingScene<Content: Scene, Watcher: View>: Scene {
  typealias Body = Never
  var content: Content
  var watcher: Watcher

  static func _makeScene(_ scene: _GraphValue<Self>, _ inputs: SceneInputs) {
    Content._makeScene(scene[\.content], inputs)
    var list = ElementList()
    Watcher._mount(scene[\.watcher], inputs.views, into: &list)
  }
}
