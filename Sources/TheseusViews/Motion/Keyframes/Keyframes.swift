import Foundation
import TheseusCore

/// How a value changes over time: tracks that each change a part of it, all starting together.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes where Body.Value == Value
  @KeyframesBuilder<Value> var body: Body { get }
  /// Appends its tracks.
  func _resolve(into resolved: inout _ResolvedKeyframes<Value>)
}

extension Keyframes {
  public func _resolve(into resolved: inout _ResolvedKeyframes<Value>) {
    body._resolve(into: &resolved)
  }
}

/// The tracks of keyframes with an initial value.
public struct _ResolvedKeyframes<Value> {
  let initialValue: Value
  var tracks: [(duration: Double, update: (inout Value, Double) -> Void)] = []

  init(_ initialValue: Value) { self.initialValue = initialValue }
}

/// Keyframes of one property of a value, or of the whole of it.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  public var body: Self { self }

  public func _resolve(into resolved: inout _ResolvedKeyframes<Root>) {
    var keyframes = _ResolvedKeyframeTrackContent<Value>()
    content._resolve(into: &keyframes)
    let track = ResolvedTrack(from: resolved.initialValue[keyPath: keyPath], keyframes.keyframes)
    let keyPath = keyPath
    resolved.tracks.append(
      (track.duration, { value, time in value[keyPath: keyPath] = track.value(at: time) }))
  }
}

/// Tracks that a builder put together.
public struct _KeyframeTracks<Value>: Keyframes {
  private let parts: [(inout _ResolvedKeyframes<Value>) -> Void]

  init(_ parts: [(inout _ResolvedKeyframes<Value>) -> Void]) { self.parts = parts }

  public var body: Self { self }
  public func _resolve(into resolved: inout _ResolvedKeyframes<Value>) {
    for part in parts { part(&resolved) }
  }
}

/// Builds keyframes from tracks. Keyframes without a track are one track of the whole value.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks([]) }

  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> _KeyframeTracks<Value> {
    _KeyframeTracks([{ accumulated._resolve(into: &$0) }, { next._resolve(into: &$0) }])
  }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeSequence<Value> where Value: Animatable {
    _KeyframeSequence([{ accumulated._resolve(into: &$0) }, { next._resolve(into: &$0) }])
  }

  public static func buildArray(_ components: [some KeyframeTrackContent<Value>])
    -> _KeyframeSequence<Value> where Value: Animatable
  {
    _KeyframeSequence(components.map { part in { part._resolve(into: &$0) } })
  }

  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value {
    component
  }
  public static func buildFinalResult<K: KeyframeTrackContent>(_ component: K) -> KeyframeTrack<
    Value, Value, K
  > where K.Value == Value {
    KeyframeTrack { component }
  }
}

/// Keyframes as values at times.
public struct KeyframeTimeline<Value> {
  private let resolved: _ResolvedKeyframes<Value>

  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    var resolved = _ResolvedKeyframes(initialValue)
    content()._resolve(into: &resolved)
    self.resolved = resolved
  }

  /// Seconds that the longest track takes.
  public var duration: TimeInterval { resolved.tracks.map(\.duration).max() ?? 0 }

  /// - Parameter time: seconds from the start. Before it, and after the end, values are constant.
  public func value(time: TimeInterval) -> Value {
    var value = resolved.initialValue
    update(value: &value, time: time)
    return value
  }

  /// - Parameter progress: 0 at the start to 1 at the end.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Sets the parts with tracks, and keeps the rest of the value.
  public func update(value: inout Value, time: TimeInterval) {
    for track in resolved.tracks { track.update(&value, time) }
  }

  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}
