/// `Restoration.tla`: the state of views over the end of a process (R32, R33).
public struct Restoration: StateMachine, Hashable {
  /// Who may claim a saved cell: views of the first update, or later ones too.
  public enum Claims: String, Sendable { case firstUpdate, always }

  public enum Outcome: Sendable { case none, kept, dropped }

  public struct State: Hashable, Sendable {
    /// By view; -1 where there is no such view.
    package var cell: [Int]
    /// By the last snapshot; -1 where there was no such view.
    package var saved: [Int]
    /// Of the restart that led here.
    package var report: [Outcome]
  }

  package let views: Int
  package let claims: Claims

  public init(views: Int = 2, claims: Claims = .firstUpdate) {
    self.views = views
    self.claims = claims
  }

  private var noReport: [Outcome] { Array(repeating: .none, count: views) }

  /// Each set of views, as flags.
  private var sets: [[Bool]] {
    (0..<1 << views).map { bits in (0..<views).map { bits >> $0 & 1 == 1 } }
  }

  public func initialStates() -> [State] {
    sets.map { shown in
      State(
        cell: shown.map { $0 ? 0 : -1 }, saved: Array(repeating: -1, count: views),
        report: noReport)
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
      let saved = state.saved[view]
      if state.cell[view] == -1 {
        add("Flip") { $0.cell[view] = claims == .always && saved != -1 ? saved : 0 }
      } else {
        add("Write") { $0.cell[view] = 1 - $0.cell[view] }
        add("Flip") { $0.cell[view] = -1 }
      }
    }
    add("Save") { $0.saved = $0.cell }
    for shown in sets {
      add("Restart") { next in
        for view in 0..<views {
          let saved = state.saved[view]
          next.cell[view] = !shown[view] ? -1 : saved == -1 ? 0 : saved
          next.report[view] = saved == -1 ? .none : shown[view] ? .kept : .dropped
        }
      }
    }
    return steps
  }

  public var properties: [StepProperty<Restoration>] {
    let views = 0..<views
    let haveSameViews: @Sendable (State, State) -> Bool = { from, to in
      views.allSatisfy { (from.cell[$0] == -1) == (to.cell[$0] == -1) }
    }
    let isRestart: @Sendable (NamedAction) -> Bool = { $0.description == "Restart" }
    return [
      .action("RestoredOrReported") { from, action, to in
        !isRestart(action)
          || views.allSatisfy {
            from.saved[$0] == -1 || to.cell[$0] == from.saved[$0] || to.report[$0] == .dropped
          }
      },
      .action("ReportIsTrue") { from, _, to in
        views.allSatisfy {
          switch to.report[$0] {
          case .none: true
          case .kept: to.cell[$0] == from.saved[$0]
          case .dropped: to.cell[$0] == -1
          }
        }
      },
      .action("LateIsFresh") { from, action, to in
        isRestart(action)
          || views.allSatisfy { from.cell[$0] != -1 || to.cell[$0] == -1 || to.cell[$0] == 0 }
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
