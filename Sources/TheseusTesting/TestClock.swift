import Synchronization

/// A clock that moves only when it is advanced.
///
/// An advance stops at each deadline: a task that slept until then runs, and may sleep again,
/// before the next deadline. The first step happens immediately; the others whenever the host has
/// settled.
public final class TestClock: Clock, Sendable {
  public struct Instant: InstantProtocol, CustomStringConvertible {
    /// Time since the host was made.
    public var offset: Duration
    public init(offset: Duration = .zero) { self.offset = offset }
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
    public var description: String { "\(offset)" }
  }

  private struct Sleeper {
    let id: UInt64
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant()
    var target = Instant()
    var lastID: UInt64 = 0
    var sleepers: [Sleeper] = []
    /// Sleeps canceled before they were entered.
    var canceled: Set<UInt64> = []
  }

  private let state = Mutex(State())

  public init() {}

  /// The time depends on the caller: a task that was created before an advance, and has not run
  /// yet, starts at the time of its creation.
  public var now: Instant {
    if let logical = Self.logical, logical.clock === self { return logical.now }
    return state.withLock { $0.target }
  }

  /// The time of those who run because of one event: inherited by the tasks that it starts, moved
  /// on when they wake.
  final class LogicalTime: Sendable {
    let clock: TestClock
    private let instant: Mutex<Instant>

    init(_ clock: TestClock, _ instant: Instant) {
      self.clock = clock
      self.instant = Mutex(instant)
    }

    var now: Instant { instant.withLock { $0 } }
    func reach(_ time: Instant) { instant.withLock { $0 = max($0, time) } }
  }

  @TaskLocal static var logical: LogicalTime?

  /// Runs `body` at the current time or, with `duringAdvance`, at the deadline that an advance has
  /// reached.
  func running(duringAdvance: Bool, _ body: () -> Void) {
    let time = state.withLock { duringAdvance ? $0.now : $0.target }
    Self.$logical.withValue(LogicalTime(self, time), operation: body)
  }
  public var minimumResolution: Duration { .zero }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in enter(id, deadline, continuation)
      }
    } onCancel: {
      cancel(id)
    }
    if let logical = Self.logical, logical.clock === self { logical.reach(deadline) }
  }

  private enum Answer { case waits, isDue, isCancelled }

  private func enter(
    _ id: UInt64, _ deadline: Instant, _ continuation: CheckedContinuation<Void, any Error>
  ) {
    let answer = state.withLock { state -> Answer in
      if state.canceled.remove(id) != nil { return .isCancelled }
      if deadline <= state.now { return .isDue }
      state.sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
      return .waits
    }
    switch answer {
    case .waits: break
    case .isDue: continuation.resume()
    case .isCancelled: continuation.resume(throwing: CancellationError())
    }
  }

  private func cancel(_ id: UInt64) {
    let sleeper = state.withLock { state -> Sleeper? in
      guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
        state.canceled.insert(id)
        return nil
      }
      return state.sleepers.remove(at: index)
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }

  /// Moves on by `duration`; negative durations are taken as zero.
  func advance(by duration: Duration) {
    state.withLock { $0.target = $0.target.advanced(by: max(.zero, duration)) }
    step()
  }

  /// Whether part of an advance is still to be walked.
  var isBehind: Bool { state.withLock { $0.now < $0.target } }

  /// Moves to the next deadline, or to the end of the advance when nothing sleeps until earlier.
  func step() {
    let due = state.withLock { state -> [Sleeper] in
      guard state.now < state.target else { return [] }
      let next = min(state.target, state.sleepers.map(\.deadline).min() ?? state.target)
      state.now = max(state.now, next)
      let due = state.sleepers.filter { $0.deadline <= state.now }.sorted {
        ($0.deadline, $0.id) < ($1.deadline, $1.id)
      }
      state.sleepers.removeAll { $0.deadline <= state.now }
      return due
    }
    for sleeper in due { sleeper.continuation.resume() }
  }
}
