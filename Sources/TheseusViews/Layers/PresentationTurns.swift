import AttributeGraph
import TheseusCore

/// The sheets, covers, alerts and dialogs that the views of a window request. The views of the
/// window itself, and those of each presentation, show one at a time; the others wait (R73).
@MainActor
final class PresentationTurns {
  /// The request of one presenter, until its presentation has ended.
  @MainActor
  final class Turn {
    /// The presentation that the presenter is in; nil for the window itself.
    fileprivate let level: ObjectIdentifier?
    fileprivate let place: IdentityPath
    fileprivate let depth: Int
    /// The lifetime of the presenter.
    private let presenter: Scope
    /// Presents.
    var begin: () -> Void
    /// Whether the presenter replaces its presentation by another one.
    var isKept = false

    init(_ inputs: ViewInputs, begin: @escaping () -> Void) {
      var level: Scope? = inputs.scope
      while let scope = level, !scope.isPresentation { level = scope.parent }
      self.level = level.map { ObjectIdentifier($0) }
      place = inputs.part("presented").identity.parent ?? inputs.identity
      depth = inputs.depth
      presenter = inputs.scope
      self.begin = begin
    }

    fileprivate var isPending: Bool { presenter.isAlive && !presenter.isInRemoval }

    /// Modifiers of one view are in the order in which they are written: the innermost comes first.
    fileprivate func isWritten(before other: Turn) -> Bool {
      place.isWritten(before: other.place) ?? (depth > other.depth)
    }
  }

  private let runtime: ViewRuntime
  private var shown: [Turn] = []
  /// In the order in which they are shown.
  private var waiting: [Turn] = []
  /// Requests of the current update.
  private var requested: [Turn] = []
  private var rule = AttributeID.none

  init(_ runtime: ViewRuntime) {
    self.runtime = runtime
    // All requests of an update are known when its bodies have run.
    rule =
      runtime.graph.makeRule(
        TurnsRule(turns: self), in: runtime.graph.rootSubgraph,
        eager: ViewInputs.endOfStructure - 1
      ).id
  }

  func request(_ turn: Turn) {
    requested.append(turn)
    runtime.graph.invalidate(rule)
  }

  /// The presenter requests nothing any more.
  func withdraw(_ turn: Turn) {
    requested.removeAll { $0 === turn }
    waiting.removeAll { $0 === turn }
  }

  /// The presentation of the turn has ended. The next one begins after its `onDismiss`.
  func end(_ turn: Turn) {
    let queue = runtime.lifecycleQueue
    queue.perform {
      queue.perform { [weak self] in
        guard let self else { return }
        shown.removeAll { $0 === turn }
        if !waiting.isEmpty { runtime.graph.invalidate(rule) }
      }
    }
  }

  /// The window's tree has ended.
  func forget() {
    shown = []
    waiting = []
    requested = []
  }

  fileprivate func beginNext() {
    // Requests of earlier updates come first.
    let first = waiting.count
    for turn in requested {
      let place = waiting[first...].firstIndex { turn.isWritten(before: $0) }
      waiting.insert(turn, at: place ?? waiting.count)
    }
    requested = []
    var next: [Turn] = []
    waiting.removeAll { turn in
      guard turn.isPending else { return true }
      guard !shown.contains(where: { $0.level == turn.level }) else { return false }
      shown.append(turn)
      next.append(turn)
      return true
    }
    for turn in next { turn.begin() }
  }
}

@MainActor
private struct TurnsRule {
  weak var turns: PresentationTurns?
}

extension TurnsRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) { turns?.beginNext() }
  static func areEqual(_ a: borrowing Void, _ b: borrowing Void) -> Bool { true }
}
