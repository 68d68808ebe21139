/// `Restoration.tla`: the state of views over the end of a process (R32, R33).
public struct Restoration: StateMachine, Hashable {
  /// Who may claim a saved cell: views of the first update and those that come while its tasks load
  /// data, or later ones too.
  public enum Claims: String, Sendable { case loading, always }

  public enum Outcome: Sendable { case none, kept, waiting, dropped }

  public struct State: Hashable, Sendable {
    /// By view; -1 where there is no such view.
    package var cell: [Int]
    /// By the last snapshot; -1 where there was no such view.
    package var saved: [Int]
    /// What no view has claimed yet; -1 for nothing.
    package var waiting: [Int]
    /// Whether tasks of the first update still load data.
    package var isLoading = false
    /// Of saved cells that the last step decided.
    package var report: [Outcome]
  }

  package let views: Int
  package let claims: Claims

  public init(views: Int = 2, claims: Claims = .loading) {
    self.views = views
    self.claims = claims
  }

  private var nothing: [Int] { Array(repeating: -1, count: views) }
  private var noReport: [Outcome] { Array(repeating: .none, count: views) }

  /// Each set of views, as flags.
  private var sets: [[Bool]] {
    (0..<1 << views).map { bits in (0..<views).map { bits >> $0 & 1 == 1 } }
  }

  public func initialStates() -> [State] {
    sets.map { shown in
      State(
        cell: shown.map { $0 ? 0 : -1 }, saved: nothing, waiting: nothing, report: noReport)
    }
  }

  public func successors(of state: State) -> [(action: NamedAction, state: State)] {
    var steps: [(action: NamedAction, state: State)] = []
    func add(_ name: String, _ change: (inout State) -> Void) {
      var next = state
      next.report = noReport
      change(&next)
      steps.append((NamedAction(name), next))
    }
    for view in 0..<views {
      if state.cell[view] == -1 {
        add("Appear") { appear(view, &$0) }
      } else {
        add("Write") { $0.cell[view] = 1 - $0.cell[view] }
        add("Hide") { $0.cell[view] = -1 }
      }
    }
    if state.isLoading {
      add("EndLoading") { next in
        next.isLoading = false
        next.waiting = nothing
        next.report = state.waiting.map { $0 == -1 ? .none : .dropped }
      }
    }
    add("Save") { next in
      for view in 0..<views {
        next.saved[view] = state.cell[view] == -1 ? state.waiting[view] : state.cell[view]
      }
    }
    for shown in sets {
      add("Restart") { restart(shown, loads: false, &$0) }
      add("RestartLoading") { restart(shown, loads: true, &$0) }
    }
    return steps
  }

  /// A view that comes claims what waits for it.
  private func appear(_ view: Int, _ next: inout State) {
    let saved = next.saved[view]
    if next.waiting[view] != -1 {
      next.cell[view] = next.waiting[view]
      next.waiting[view] = -1
      next.report[view] = .kept
    } else {
      next.cell[view] = claims == .always && saved != -1 ? saved : 0
    }
  }

  /// The process ends, and the next one mounts the views in `shown`.
  private func restart(_ shown: [Bool], loads: Bool, _ next: inout State) {
    next.isLoading = loads
    for view in 0..<views {
      let saved = next.saved[view]
      next.cell[view] = !shown[view] ? -1 : saved == -1 ? 0 : saved
      next.waiting[view] = loads && !shown[view] ? saved : -1
      next.report[view] =
        saved == -1 ? .none : shown[view] ? .kept : loads ? .waiting : .dropped
    }
  }

  public var properties: [StepProperty<Restoration>] {
    let views = 0..<views
    let haveSameViews: @Sendable (State, State) -> Bool = { from, to in
      views.allSatisfy { (from.cell[$0] == -1) == (to.cell[$0] == -1) }
    }
    let isRestart: @Sendable (NamedAction) -> Bool = { $0.description.hasPrefix("Restart") }
    /// Whether every view that comes in a step other than a restart satisfies `holds`.
    func late(
      _ name: String, _ holds: @escaping @Sendable (_ from: State, _ to: State, Int) -> Bool
    ) -> StepProperty<Restoration> {
      .action(name) { from, action, to in
        isRestart(action)
          || views.allSatisfy {
            from.cell[$0] != -1 || to.cell[$0] == -1 || holds(from, to, $0)
          }
      }
    }
    return [
      .action("RestoredOrReported") { from, action, to in
        !isRestart(action)
          || views.allSatisfy {
            let saved = from.saved[$0]
            return switch to.report[$0] {
            case .none: saved == -1
            case .kept: to.cell[$0] == saved
            case .waiting: to.waiting[$0] == saved
            case .dropped: true
            }
          }
      },
      .action("ReportIsTrue") { from, action, to in
        views.allSatisfy {
          switch to.report[$0] {
          case .none: true
          case .kept:
            to.cell[$0] != -1
              && to.cell[$0] == (isRestart(action) ? from.saved : from.waiting)[$0]
          case .waiting: to.cell[$0] == -1 && to.waiting[$0] != -1
          case .dropped: to.cell[$0] == -1 && to.waiting[$0] == -1
          }
        }
      },
      .invariant("NothingWaitsForever") { state in
        state.isLoading || state.waiting.allSatisfy { $0 == -1 }
      },
      late("LateClaims") { from, to, view in
        from.waiting[view] == -1 || to.cell[view] == from.waiting[view]
      },
      late("LateIsFresh") { from, to, view in from.isLoading || to.cell[view] == 0 },
      late("ReturnIsFresh") { from, to, view in from.waiting[view] != -1 || to.cell[view] == 0 },
      .action("SnapshotsKeepWaiting") { from, action, to in
        action.description != "Save"
          || views.allSatisfy { from.cell[$0] != -1 || to.saved[$0] == from.waiting[$0] }
      },
      .action("NothingLostSinceSnapshot") { from, action, to in
        !isRestart(action) || from.saved != from.cell || !haveSameViews(from, to)
          || to.cell == from.cell
      },
      .action("NothingLost") { from, action, to in
        !isRestart(action) || !haveSameViews(from, to) || to.cell == from.cell
      },
    ]
  }
}
