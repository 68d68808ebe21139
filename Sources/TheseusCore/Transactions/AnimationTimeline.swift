import Foundation

/// Events on the host's clock after an animated transaction: ends of removals, moving values.
///
/// Nothing is scheduled and the host is not woken while nothing is animated.
@MainActor
public final class AnimationTimeline {
  /// The least time between two frames of something that moves.
  public static let frame = Duration.milliseconds(33)
  /// How late a requested tick may come.
  private static let patience = Duration.seconds(1)

  /// The time of a window's host, which sets it before anything is mounted.
  public var now: () -> Duration {
    get { clock ?? windowsTime }
    set { windowsTime = newValue }
  }
  private var windowsTime: () -> Duration = { .zero }
  /// The time of a host with one clock for all windows, which ticks by itself.
  public var clock: (() -> Duration)?
  /// How far the host's clock is ahead of the calendar, as that of a test is after an advance.
  public var lead: (() -> Duration)?
  /// The date on the host's clock.
  public var date: Date { lead.map { Date.now.addingTimeInterval($0() / .seconds(1)) } ?? .now }
  /// Requests a `tick` from the host after a duration; nil when the host ticks by itself.
  public var wake: ((Duration) -> Void)?

  private var events = EventQueue()
  /// Events that nobody waits for.
  private var reminders = EventQueue()
  private var animators: [Animator] = []
  /// The objects that animations move, for the completions that wait.
  let work = AnimatedWork()
  /// The time of the last requested tick; nil when none is pending.
  private var wakesAt: Duration?

  public var isRunning: Bool { !events.isEmpty || !animators.isEmpty }

  /// Runs `action` in the first tick `delay` from now or later.
  public func after(_ delay: Duration, _ action: @escaping () -> Void) {
    at(now() + max(.zero, delay), action)
  }

  /// Runs `action` in the first tick at `deadline` or later.
  public func at(_ deadline: Duration, _ action: @escaping () -> Void) {
    events.insert(action, at: deadline)
    askForTick()
  }

  /// The same for an action that changes nothing on the screen: a host that has nothing else to do
  /// need not stay awake for it.
  func remind(at deadline: Duration, _ action: @escaping () -> Void) {
    reminders.insert(action, at: deadline)
    askForTick()
  }

  /// The deadline of the next event; nil when none is scheduled.
  package var nextDeadline: Duration? {
    guard let event = events.nextDeadline else { return reminders.nextDeadline }
    return reminders.nextDeadline.map { min($0, event) } ?? event
  }

  /// Tells a new animator of every frame until it has arrived.
  fileprivate func add(_ animator: Animator) {
    animators.append(animator)
    animator.note(in: work)
    askForTick()
  }

  /// The clock has moved: runs scheduled events in order of time, and reports moving values.
  public func tick() {
    wakesAt = nil
    let time = now()
    if !reminders.isEmpty { runReminders(until: time) }
    while let action = events.removeFirst(until: time) { action() }
    for animator in animators { animator.move(to: time) }
    animators.removeAll { $0.hasArrived }
    askForTick()
  }

  private func runReminders(until time: Duration) {
    var due: [() -> Void] = []
    while let action = reminders.removeFirst(until: time) { due.append(action) }
    for action in due { action() }
  }

  /// Ends all movements and scheduled events.
  func end() {
    events = EventQueue()
    reminders = EventQueue()
    animators = []
  }

  private func askForTick() {
    guard isRunning || !reminders.isEmpty, clock == nil, let wake else { return }
    let time = now()
    var next = nextDeadline ?? time + Self.frame
    if !animators.isEmpty { next = min(next, time + Self.frame) }
    // A tick that is late is lost: the window that was to send it was closed.
    if let wakesAt, wakesAt <= next, time < wakesAt + Self.patience { return }
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

  fileprivate func note(in work: AnimatedWork) {
    if work.isActive, let owner { work.note(owner, animation.totalDuration, at: start, by: self) }
  }

  /// Stops at the present value and reports no more.
  public func stop() { hasArrived = true }

  fileprivate func move(to time: Duration) {
    guard !hasArrived else { return }
    guard owner != nil else { return stop() }
    let elapsed = time - start
    if let end = animation.totalDuration, elapsed >= end {
      hasArrived = true
      // The value of the state is final, also when the last repetition went backward.
      changed(1)
    } else {
      changed(animation.fraction(after: elapsed))
    }
  }
}
