import Foundation
import TheseusCore

/// Content for a value that moves through keyframes: forever, or once each time a trigger changes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private enum Cause {
    case repeating(Bool)
    case trigger(ComparedTrigger)
  }

  private let initialValue: Value
  private let cause: Cause
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  /// The target position of the player, in seconds.
  @State private var target = 0.0
  @State private var player = KeyframePlayer<Value>()

  /// - Parameters:
  ///   - repeating: whether the keyframes repeat; if not, the initial value is shown.
  ///   - keyframes: created from their start value: the initial one, later the end of the previous
  ///     ones.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initialValue, .repeating(repeating), content, keyframes)
  }

  /// - Parameters:
  ///   - trigger: when it changes, the keyframes run once.
  ///   - keyframes: created from the current value.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initialValue, .trigger(ComparedTrigger(trigger)), content, keyframes)
  }

  private init(
    _ initialValue: Value, _ cause: Cause, _ content: @escaping (Value) -> Content,
    _ keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.cause = cause
    self.content = content
    self.keyframes = keyframes
  }

  public var body: some View {
    let shown = KeyframeContent(
      position: target, player: player, initialValue: initialValue, content: content)
    switch cause {
    case .repeating(let repeats): shown.onChange(of: repeats, initial: true) { play(repeats) }
    case .trigger(let trigger): shown.onChange(of: trigger) { play(trigger) }
    }
  }

  /// Several views of content each report a change; it counts once.
  private func play(_ repeats: Bool) {
    guard player.isRepeating != repeats else { return }
    player.isRepeating = repeats
    guard repeats else {
      player.stop()
      return target = 0
    }
    player.start(initialValue, again: true) { value in
      KeyframeTimeline(initialValue: value) { keyframes(value) }
    }
    guard player.duration > 0 else { return target += 1 }
    withAnimation(.linear(duration: KeyframePlayer<Value>.longest)) {
      target = player.origin + KeyframePlayer<Value>.longest
    }
  }

  private func play(_ trigger: ComparedTrigger) {
    guard player.trigger != trigger else { return }
    player.trigger = trigger
    player.start(initialValue, again: false) { value in
      KeyframeTimeline(initialValue: value) { keyframes(value) }
    }
    let duration = player.duration
    guard duration > 0 else { return target = player.origin + 1 }
    withAnimation(.linear(duration: duration)) { target = player.origin + duration }
  }
}

/// Shows the present value; its position animates through the seconds.
private struct KeyframeContent<Value, Content: View>: View, Animatable {
  var position: Double
  let player: KeyframePlayer<Value>
  let initialValue: Value
  let content: (Value) -> Content

  nonisolated var animatableData: Double {
    get { position }
    set { position = newValue }
  }

  var body: some View { content(player.value(at: position) ?? initialValue) }
}

/// The position of an animator in its keyframes.
@MainActor
private final class KeyframePlayer<Value> {
  /// Practically infinite, in seconds.
  static var longest: Double { 1e7 }
  /// The most rounds to catch up with after a long pause.
  private static var mostRounds: Int { 1000 }

  var isRepeating: Bool?
  var trigger: ComparedTrigger?
  /// The position at which the current round started.
  private(set) var origin = 0.0
  private var position = 0.0
  private var last: Value?
  private var timeline: KeyframeTimeline<Value>?
  private var next: ((Value) -> KeyframeTimeline<Value>)?

  nonisolated init() {}

  var duration: Double { timeline?.duration ?? 0 }

  /// Starts with the current value.
  func start(
    _ initialValue: Value, again: Bool, _ make: @escaping (Value) -> KeyframeTimeline<Value>
  ) {
    origin = position
    timeline = make(last ?? initialValue)
    next = again ? make : nil
  }

  func stop() { (timeline, next, last, origin, position) = (nil, nil, nil, 0, 0) }

  func value(at position: Double) -> Value? {
    self.position = position
    guard var timeline else { return nil }
    if let next, timeline.duration > 0 {
      var rounds = 0
      while position - origin >= timeline.duration, timeline.duration > 0 {
        rounds += 1
        origin = rounds < Self.mostRounds ? origin + timeline.duration : position
        timeline = next(timeline.value(time: timeline.duration))
      }
      self.timeline = timeline
    }
    let value = timeline.value(time: position - origin)
    last = value
    return value
  }
}

extension View {
  /// Shows `content` for a value that moves through keyframes, repeatedly.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(self), $0) },
      keyframes: keyframes)
  }

  /// Shows the view as `content` makes it of a value that moves through keyframes once each time
  /// `trigger` changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(self), $0) },
      keyframes: keyframes)
  }
}

/// The state ends with the animation.
extension KeyframeAnimator: TransientState {}
