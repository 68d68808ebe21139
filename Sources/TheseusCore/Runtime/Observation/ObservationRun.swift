#if canImport(Darwin)
  import Observation
#else
  // The system's interface does not report what changed, and calls before the value is stored.
  @_spi(SwiftUI) import Observation
#endif
import Synchronization

/// One tracked body run: its dependencies on `@Observable` properties, and a way to cancel them
/// (R50, R51).
///
/// Registrations of `withObservationTracking` cannot be canceled by their owner. A run therefore
/// also reads a property of itself, which it changes to cancel all of them. A tracked run costs 2.7
/// µs; when nothing is tracked, 22 ns. So only code of a type that has read an observable property
/// is tracked: the very first such run of a type keeps its registration until the property changes.
final class ObservationRun: Observable, @unchecked Sendable {
  let registrar = ObservationRegistrar()
  private weak var node: TrackedNode?
  enum State {
    static let waiting: UInt8 = 0
    /// A change has arrived; the run may still be registered.
    static let fired: UInt8 = 1
    static let cancelled: UInt8 = 2
    /// The properties that the run has read are queried.
    static let asked: UInt8 = 3
  }

  let state = Atomic<UInt8>(State.waiting)
  /// The group of the last change that was queued.
  private let queuedGroup = Atomic<UInt64>(0)

  private init(_ node: TrackedNode) { self.node = node }

  /// Evaluates `body`; a change of a property that it read schedules another run of `node`.
  @MainActor
  static func track<Result>(_ node: TrackedNode, _ body: () -> Result) -> Result {
    if !node.observedChanges.isEmpty { node.observedChanges = [] }
    node.observation?.waitAgain()
    let outer = node.runtime.isTracking
    node.runtime.isTracking = true
    defer { node.runtime.isTracking = outer }
    return mayObserve(node) ? trackFully(node, body) : trackForTheFirstTime(node, body)
  }

  /// Runs code of several nodes of the same kind as `node`, which has not read an observable
  /// property so far, under one registration: that takes as long as a registration of one of them.
  /// Returns whether any of it has read one. Then each node must run once more by itself, because
  /// the reader is unknown; from then on all nodes of the kind are tracked separately.
  @MainActor
  static func trackTogether(likeFirst node: TrackedNode, _ body: () -> Void) -> Bool {
    var hasRead = false
    func sighted() -> @Sendable () -> Void {
      hasRead = true
      kinds.insert(node.observationKind)
      epoch += 1
      return {}
    }
    let outer = node.runtime.isTracking
    node.runtime.isTracking = true
    defer { node.runtime.isTracking = outer }
    withObservationTracking(body, onChange: sighted())
    return hasRead
  }

  /// Whether code of the node's kind has been seen to read an observable property.
  @MainActor
  static func mayObserve(_ node: TrackedNode) -> Bool {
    if !node.mayObserve && node.observationEpoch != epoch {
      node.observationEpoch = epoch
      node.mayObserve = !kinds.isEmpty && kinds.contains(node.observationKind)
    }
    return node.mayObserve
  }

  // Exclusivity is unchecked on the update path, where checks cost a tenth of a mount:
  // Benchmarks/NOTES.md.
  /// Kinds of code that has read an observable property; `epoch` counts them.
  @exclusivity(unchecked) @MainActor private static var kinds: Set<ObjectIdentifier> = []
  @exclusivity(unchecked) @MainActor private static var epoch: UInt32 = 1

  /// Most code reads no observable property, so a run is created only when it has read one: then
  /// the registration retains the `FirstObservation`.
  @MainActor
  private static func trackForTheFirstTime<Result>(_ node: TrackedNode, _ body: () -> Result)
    -> Result
  {
    #if canImport(Darwin)
      return withObservationTracking(body, onChange: firstObservation(node))
    #else
      if namesFirstReads { return trackNamingReads(node, body) }
      var observation = unusedObservation ?? FirstObservation()
      unusedObservation = nil
      let result = withObservationTracking(
        body, didSet: { [observation] in observation.changed($0) })
      if isKnownUniquelyReferenced(&observation) {
        unusedObservation = observation
      } else {
        let run = ObservationRun(node)
        remember(run, of: node)
        observation.pass(to: run)
      }
      return result
    #endif
  }

  #if canImport(Darwin)
    /// Evaluated only where something was read.
    @MainActor
    private static func firstObservation(_ node: TrackedNode) -> @Sendable () -> Void {
      let run = ObservationRun(node)
      remember(run, of: node)
      return { run.fire(nil) }
    }
  #else
    /// Whether `readKeyPaths` can name what the first run of a kind of code has read: for programs
    /// that may be inspected.
    @MainActor static var namesFirstReads = false

    /// Where the code has read something, a second registration around the first has the run's own
    /// property, so that `readKeyPaths` can ask it. A change reaches both, and the run once.
    @MainActor
    private static func trackNamingReads<Result>(_ node: TrackedNode, _ body: () -> Result)
      -> Result
    {
      let run = ObservationRun(node)
      var observation = FirstObservation()
      var hasRead = false
      let result = withObservationTracking(
        {
          let result = withObservationTracking(
            body, didSet: { [observation] in observation.changed($0) })
          hasRead = !isKnownUniquelyReferenced(&observation)
          if hasRead { run.registrar.access(run, keyPath: \.trigger) }
          return result
        }, didSet: { run.changed($0) })
      if hasRead {
        remember(run, of: node)
        observation.pass(to: run)
      }
      return result
    }

    /// Kept for the next run: nearly all are not used.
    @exclusivity(unchecked) @MainActor private static var unusedObservation: FirstObservation?

    /// The changes of properties that code has read for the first time.
    private final class FirstObservation: Sendable {
      private let state = Mutex<(run: ObservationRun?, early: ObservationTracking?)>((nil, nil))

      func changed(_ tracking: ObservationTracking) {
        let run = state.withLock { state in
          if state.run == nil { state.early = tracking }
          return state.run
        }
        run?.changed(tracking)
      }

      /// `run` gets all changes, also one that another thread made meanwhile.
      func pass(to run: ObservationRun) {
        let early = state.withLock { state in
          state.run = run
          defer { state.early = nil }
          return state.early
        }
        if let early { run.changed(early) }
      }
    }
  #endif

  @MainActor
  private static func remember(_ run: ObservationRun, of node: TrackedNode) {
    kinds.insert(node.observationKind)
    epoch += 1
    node.mayObserve = true
    run.replacePrevious(of: node)
  }

  @MainActor
  private static func trackFully<Result>(_ node: TrackedNode, _ body: () -> Result) -> Result {
    let run = ObservationRun(node)
    let tracked = {
      run.registrar.access(run, keyPath: \.trigger)
      return body()
    }
    #if canImport(Darwin)
      let result = withObservationTracking(tracked, onChange: { run.fire(nil) })
    #else
      let result = withObservationTracking(tracked, didSet: { run.changed($0) })
    #endif
    run.replacePrevious(of: node)
    return result
  }

  /// The previous run waits for changes while its successor runs, so that writes of the body itself
  /// are noticed, also when another change caused the run (R27).
  @MainActor
  private func replacePrevious(of node: TrackedNode) {
    node.observation?.cancel()
    node.observation = self
  }

  /// Waits for another change: registrations last until they are canceled.
  private func waitAgain() {
    _ = state.compareExchange(
      expected: State.fired, desired: State.waiting, ordering: .acquiringAndReleasing)
  }

  var trigger: Bool { false }

  /// Whether no change has arrived.
  var isWaiting: Bool { state.load(ordering: .acquiring) == State.waiting }

  #if !canImport(Darwin)
    /// Something that the run read has changed, or the run is cancelled. From any thread.
    private func changed(_ tracking: ObservationTracking) {
      switch state.load(ordering: .acquiring) {
      case State.cancelled: tracking.cancel()
      case State.asked where answers(tracking): break
      default: fire(tracking.changed)
      }
    }
  #endif

  /// From any thread.
  private func fire(_ keyPath: AnyKeyPath?) {
    let isFirst = [State.waiting, State.asked].contains { present in
      state.compareExchange(
        expected: present, desired: State.fired, ordering: .acquiringAndReleasing
      ).exchanged
    }
    let group = Transaction.currentGroup
    let isOfSameGroup = queuedGroup.exchange(group, ordering: .acquiringAndReleasing) == group
    // A change under another transaction is queued as well: it may animate (R26).
    guard isFirst || !isOfSameGroup && state.load(ordering: .acquiring) == State.fired else {
      return
    }
    node?.invalidate(ObservedChange(keyPath), .current)
  }

  /// Removes every registration of the run.
  func cancel() {
    state.store(State.cancelled, ordering: .releasing)
    registrar.willSet(self, keyPath: \.trigger)
    registrar.didSet(self, keyPath: \.trigger)
  }
}
