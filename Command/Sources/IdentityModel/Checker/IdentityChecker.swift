import Synchronization

/// The explicit-state checker of the identity model: every reachable state of every program of the
/// bounds, every transition, breadth first.
///
/// Programs never change within a behavior, so each is searched by itself, and workers share only
/// the list of remaining shapes. The search of one program stores full states in a dense set
/// (`ProgramSearch`): an answer is exact, without collisions. The result does not depend on the
/// number of workers: counts are sums, and of two counterexamples the shorter counts, then the one
/// with the earlier program.
public final class IdentityChecker: Sendable {
  public struct Progress: Sendable {
    public let shapes: (all: Int, done: Int)
    public let totals: CheckTotals
  }

  private let options: CheckOptions
  private let space: ProgramSpace
  private let state: Mutex<Shared>

  private struct Shared {
    var checkpoint: Checkpoint
    var next = 0
    var stop: CheckReport.Stop?
  }

  /// Throws where the bounds cannot be numbered, or where `resumed` is of another check.
  public init(_ options: CheckOptions, resuming resumed: Checkpoint? = nil) throws(BoundsError) {
    self.options = options
    space = try ProgramSpace(options.bounds)
    if let resumed, !resumed.matches(options) {
      throw BoundsError(
        description: "the checkpoint is of another check: \(resumed.options.bounds.text)")
    }
    state = Mutex(Shared(checkpoint: resumed ?? Checkpoint(options: options)))
  }

  /// The progress of the check; safe to read while it runs.
  public var checkpoint: Checkpoint { state.withLock { $0.checkpoint } }

  public var progress: Progress {
    state.withLock {
      Progress(shapes: (space.shapeCount, $0.checkpoint.doneCount), totals: $0.checkpoint.totals)
    }
  }

  /// Runs to the end, or until `isCancelled` returns true: then the report is partial and says so.
  public func run(isCancelled: @escaping @Sendable () -> Bool = { false }) async -> CheckReport {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<options.jobs { group.addTask { self.work(isCancelled) } }
    }
    return report(isCancelled)
  }

  private func work(_ isCancelled: () -> Bool) {
    let search = ProgramSearch(
      bounds: options.bounds, rules: options.rules, symmetric: options.usesSymmetry)
    while let shape = takeShape() {
      let limits = state.withLock { $0.checkpoint.limits(for: shape) }
      if let outcome = explore(shape, search, limits, isCancelled) {
        state.withLock { $0.checkpoint.finish(shape, outcome.totals, outcome.places) }
      }
      if isCancelled() { state.withLock { $0.stop = $0.stop ?? .interrupted } }
    }
  }

  private func takeShape() -> Int? {
    state.withLock { shared in
      guard shared.stop == nil else { return nil }
      while shared.next < space.shapeCount && shared.checkpoint.isDone(shared.next) {
        shared.next += 1
      }
      guard shared.next < space.shapeCount else { return nil }
      shared.next += 1
      return shared.next - 1
    }
  }

  /// Searches all programs of one shape; nil where it did not get to the end.
  private func explore(
    _ rank: Int, _ search: ProgramSearch, _ limits: PropertyLimits, _ isCancelled: () -> Bool
  ) -> (totals: CheckTotals, places: [IdentityProperty: Checkpoint.Place])? {
    let shape = space.shape(rank)
    var limits = limits
    var totals = CheckTotals()
    var places: [IdentityProperty: Checkpoint.Place] = [:]
    var assignments = TagAssignments(
      kinds: shape.taggedKinds, bounds: options.bounds, symmetric: options.usesSymmetry)
    var program = FlatProgram(shape)
    repeat {
      program.retag(assignments.tags, rules: options.rules)
      do {
        try search.run(
          program, open: limits, memoryLimit: options.memoryLimit / options.jobs,
          isCancelled: isCancelled)
      } catch {
        let stop = CheckReport.Stop.tooLarge(shape.tagged(assignments.tags), reason: reason(error))
        state.withLock { $0.stop = $0.stop ?? stop }
        return nil
      }
      if isCancelled() { return nil }
      totals.add(CheckTotals(search.tally, weight: assignments.weight))
      if !search.staticReadingHolds { totals.staticMisreadings += assignments.weight }
      for finding in search.findings {
        limits[finding.property] = finding.length
        places[finding.property] = Checkpoint.Place(
          length: finding.length, shape: rank, tags: assignments.tags)
      }
    } while assignments.advance()
    return (totals, places)
  }

  private func reason(_ error: PackingError) -> String {
    switch error {
    case .tooManyCells: "a tree of it has more than \(TreeTable.maxCells) cells"
    case .tooManyIdentities: "it has more than 65,000 identities"
    case .memory(let bytes):
      """
      it needs \(bytes / 1_000_000 + 1) MB, and \(options.memoryLimit / options.jobs / 1_000_000) \
      MB is what each of \(options.jobs) workers may hold
      """
    }
  }

  private func report(_ isCancelled: () -> Bool) -> CheckReport {
    let checkpoint = checkpoint
    let verdicts = options.properties.map { property in
      CheckReport.Verdict(
        property: property,
        counterexample: checkpoint.places[property].map {
          counterexample(of: property, at: $0, isCancelled)
        })
    }
    let isCut =
      verdicts.contains { $0.counterexample != nil && $0.counterexample?.trace == nil }
      && isCancelled()
    let stop = state.withLock(\.stop) ?? (isCut ? .interrupted : nil)
    return CheckReport(
      options: options, totals: checkpoint.totals, verdicts: verdicts, stop: stop,
      shapes: (space.shapeCount, checkpoint.doneCount))
  }

  /// The counterexample with its states, which the plain model computes again. It has no states
  /// when `isCancelled` returns true or the plain model cannot hold so many.
  private func counterexample(
    of property: IdentityProperty, at place: Checkpoint.Place, _ isCancelled: () -> Bool
  ) -> CheckReport.Counterexample {
    let program = space.shape(place.shape).tagged(place.tags)
    let machine = IdentityMachine(programs: [program], bounds: options.bounds, rules: options.rules)
    let exploration = Exploration(
      of: machine, properties: [property.stepProperty(rules: options.rules)],
      stopsAtViolation: true, isCancelled: isCancelled)
    let steps = exploration.violation(of: property.rawValue)?.trace
    let trace = steps == nil && !exploration.isComplete ? nil : Trace(steps ?? [], of: machine)
    return CheckReport.Counterexample(program: program, trace: trace, length: place.length)
  }
}
