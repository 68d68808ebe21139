/// An object that an animation moves. The animation is over when the object is removed.
@MainActor
protocol AnimatedThing: AnyObject {
  var isPresent: Bool { get }
}

/// The objects that animations of updates move, for the completions that wait for their ends.
///
/// Nothing is recorded while no completion waits.
@MainActor
final class AnimatedWork {
  /// A completion of an update, with what this update animates.
  @MainActor private final class Wait {
    let completion: AnimationCompletion
    private var moves: [ObjectIdentifier: Move] = [:]

    init(_ completion: AnimationCompletion) { self.completion = completion }

    func add(_ move: Move, of owner: ObjectIdentifier) {
      var move = move
      if let known = moves[owner], known.isPresent {
        move.end = known.end.flatMap { end in move.end.map { max($0, end) } }
      }
      moves[owner] = move
    }

    /// A newer animation moves the same thing from where it is.
    func replace(_ owner: ObjectIdentifier, with move: Move, at now: Duration) {
      guard let known = moves[owner] else { return }
      guard let end = known.end else {
        moves[owner] = completion.criteria == .removed ? move : nil
        return
      }
      if completion.criteria == .removed, end > now { add(move, of: owner) }
    }

    /// When the last of its movements ends; nil if one never does.
    var end: Duration? {
      var last = Duration.zero
      for move in moves.values where move.isPresent {
        guard let end = move.end else { return nil }
        last = max(last, end)
      }
      return last
    }

    /// The end for which a tick is scheduled.
    var scheduled: Duration?
  }

  @MainActor private struct Move {
    private weak var owner: AnyObject?
    /// Of an animation that never ends, which another change may stop.
    private weak var endless: Animator?
    private let isEndless: Bool
    /// Nil for an animation that never ends.
    var end: Duration?

    init(of owner: AnyObject, until end: Duration?, by animator: Animator?) {
      self.owner = owner
      self.end = end
      isEndless = end == nil && animator != nil
      endless = end == nil ? animator : nil
    }

    var isPresent: Bool {
      guard let owner else { return false }
      if isEndless, endless?.hasArrived ?? true { return false }
      return (owner as? any AnimatedThing)?.isPresent ?? true
    }
  }

  /// The completions whose update is over or running.
  private var waits: [Wait] = []
  /// Those of the running update.
  private var current: [Wait] = []
  /// The objects that earlier updates of the pass moved: an update without a change of its own
  /// shows its changes in these.
  private var moved: [ObjectIdentifier: Move]?
  @exclusivity(unchecked) private(set) var isActive = false

  /// A pass begins, with completions for some of its updates.
  func beginPass() {
    isActive = true
    moved = [:]
  }

  /// The pass is over; the updates that follow from it belong to its last one.
  func endPass() {
    moved = nil
    isActive = !waits.isEmpty
  }

  /// An update begins, for whose animations `completions` wait. `length` is that of its animation
  /// where another update of the pass shows its changes.
  func beginUpdate(
    _ completions: [AnimationCompletion], sharing length: Duration?, at now: Duration
  ) {
    current = completions.map(Wait.init)
    if let length, let moved {
      for (owner, move) in moved {
        var move = move
        move.end = now + length
        for wait in current { wait.add(move, of: owner) }
      }
    }
    waits += current
    isActive = isActive || !waits.isEmpty
  }

  /// Adds completions to the running update, for what it moves from here.
  func add(_ completions: [AnimationCompletion], areAnimated: Bool) {
    let added = completions.map(Wait.init)
    waits += added
    if areAnimated { current += added }
    isActive = isActive || !waits.isEmpty
  }

  /// An animation of `owner` begins. `length` is nil for one that never ends.
  func note(_ owner: AnyObject, _ length: Duration?, at now: Duration, by animator: Animator? = nil)
  {
    guard isActive else { return }
    let move = Move(of: owner, until: length.map { now + $0 }, by: animator)
    let id = ObjectIdentifier(owner)
    moved?[id] = move
    for wait in waits where !current.contains(where: { $0 === wait }) {
      wait.replace(id, with: move, at: now)
    }
    for wait in current { wait.add(move, of: id) }
  }

  /// The updates so far are over.
  func endUpdates() { current = [] }

  /// Removes the completions that have nothing left to wait for.
  func takeOver(at now: Duration) -> [AnimationCompletion] {
    guard !waits.isEmpty else { return [] }
    let over = waits.filter { $0.end.map { $0 <= now } ?? false }
    if over.isEmpty { return [] }
    waits.removeAll { wait in over.contains { $0 === wait } }
    if waits.isEmpty, moved == nil { isActive = false }
    return over.map(\.completion)
  }

  /// The ends of the completions that wait, for which no tick is scheduled.
  func takeUnscheduled() -> [Duration] {
    waits.compactMap { wait in
      guard let end = wait.end, end != wait.scheduled else { return nil }
      wait.scheduled = end
      return end
    }
  }

  /// Removes all completions: the tree has ended, and its animations with it.
  func takeAll() -> [AnimationCompletion] {
    defer { (waits, current, isActive) = ([], [], false) }
    return waits.map(\.completion)
  }
}
