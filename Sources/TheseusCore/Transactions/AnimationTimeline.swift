/// Events on the host's clock after an animated transaction: ends of removals, moving values.
///
/// Nothing is scheduled and the host is not woken while nothing is animated.
@MainActor
public final class AnimationTimeline {
  /// The least time between two frames of something that moves.
  public static let frame = Duration.milliseconds(33)

  /// The host's time. A host sets it before anything is mounted.
  public var now: () -> Duration = { .zero }
  /// Requests a `tick` from the host after a duration; nil when the host ticks by itself.
  public var wake: ((Duration) -> Void)?

  private struct Event {
    let deadline: Duration
    let order: Int
    let action: () -> Void
  }

  private var events: [Event] = []
  private var animators: [Animator] = []
  private var order = 0
  /// The time of the last requested tick; nil when none is pending.
  private var wakesAt: Duration?

  public var isRunning: Bool { !events.isEmpty || !animators.isEmpty }

  /// Runs `action` in the first tick `delay` from now or later.
  public func after(_ delay: Duration, _ action: @escaping () -> Void) {
    at(now() + max(.zero, delay), action)
  }

  /// Runs `action` in the first tick at `deadline` or later.
  public func at(_ deadline: Duration, _ action: @escaping () -> Void) {
    order += 1
    events.append(Event(deadline: deadline, order: order, action: action))
    askForTick()
  }

  /// Tells `animator` of every frame until it has arrived.
  func add(_ animator: Animator) {
    if !animators.contains(where: { $0 === animator }) { animators.append(animator) }
    askForTick()
  }

  /// The clock has moved: runs scheduled events in order of time, and reports moving values.
  public func tick() {
    wakesAt = nil
    let time = now()
    while let next = events.indices.min(by: {
      (events[$0].deadline, events[$0].order) < (events[$1].deadline, events[$1].order)
    }),
      events[next].deadline <= time
    {
      events.remove(at: next).action()
    }
    for animator in animators { animator.move(to: time) }
    animators.removeAll { $0.hasArrived }
    askForTick()
  }

  /// Ends all movements and scheduled events.
  func end() {
    events = []
    animators = []
  }

  private func askForTick() {
    guard isRunning, let wake else { return }
    let time = now()
    var next = events.map(\.deadline).min() ?? time + Self.frame
    if !animators.isEmpty { next = min(next, time + Self.frame) }
    if let wakesAt, wakesAt <= next { return }
    wakesAt = next
    wake(max(.milliseconds(1), next - time))
  }
}

/// A fraction that moves from 0 to 1 by an animation's curve.
@MainActor
public final class Animator {
  private let animation: Animation
  private let start: Duration
  private let changed: (Double) -> Void
  /// The moving object. The movement ends with it, even one that repeats forever.
  private weak var owner: AnyObject?
  public private(set) var hasArrived = false

  /// Starts now. `changed` receives the fraction in every frame, and 1 at the end; a curve may
  /// overshoot.
  @discardableResult
  public init(
    _ animation: Animation, of owner: AnyObject, on timeline: AnimationTimeline,
    changed: @escaping (Double) -> Void
  ) {
    self.animation = animation
    self.owner = owner
    start = timeline.now()
    self.changed = changed
    changed(animation.fraction(after: .zero))
    timeline.add(self)
  }

  /// Stops at the present value and reports no more.
  public func stop() { hasArrived = true }

  fileprivate func move(to time: Duration) {
    guard !hasArrived else { return }
    guard owner != nil else { return stop() }
    let elapsed = time - start
    if let end = animation.totalDuration, elapsed >= end {
      hasArrived = true
      changed(animation.autoreverses && (animation.repetitions ?? 1) % 2 == 0 ? 0 : 1)
    } else {
      changed(animation.fraction(after: elapsed))
    }
  }
}
