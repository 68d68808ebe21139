/// `LazyRows.tla`: the effect of scrolling off on a row's own state and on state inside its body
/// (R71).
public struct LazyRows: StateMachine, Hashable {
  public enum Retention: String, CaseIterable, Sendable { case all, rowOnly, visible }

  public struct State: Hashable, Sendable {
    package var visible = 0
    /// By row; -1 where there is no cell.
    package var own: [Int]
    package var body: [Int]
    /// Committed updates since the row left the screen.
    package var age: [Int]
  }

  package let rows: Int
  package let retention: Retention
  package let grace: Int

  public init(rows: Int = 3, retention: Retention, grace: Int = 2) {
    self.rows = rows
    self.retention = retention
    self.grace = grace
  }

  public func initialStates() -> [State] {
    let cells = [0] + Array(repeating: -1, count: rows - 1)
    return [State(own: cells, body: cells, age: Array(repeating: 0, count: rows))]
  }

  public func successors(of state: State) -> [(action: NamedAction, state: State)] {
    var steps = (0..<rows).filter { $0 != state.visible }.map {
      (action: NamedAction("Scroll"), state: commit(state, $0))
    }
    steps.append((NamedAction("Update"), commit(state, state.visible)))
    if state.own[state.visible] == 0 {
      var next = state
      next.own[state.visible] = 1
      steps.append((NamedAction("WriteOwn"), next))
    }
    if state.body[state.visible] == 0 {
      var next = state
      next.body[state.visible] = 1
      steps.append((NamedAction("WriteBody"), next))
    }
    return steps
  }

  /// A committed update after which row `visible` is on screen.
  private func commit(_ state: State, _ visible: Int) -> State {
    var next = state
    next.visible = visible
    for row in 0..<rows {
      let stays = row == visible || row == state.visible || state.own[row] == -1
      let older = stays ? 0 : min(state.age[row] + 1, max(grace, state.age[row]))
      let isGone = retention == .visible && row != visible && older >= grace
      next.age[row] = isGone || retention != .visible ? 0 : older
      if isGone {
        next.own[row] = -1
      } else if row == visible && state.own[row] == -1 {
        next.own[row] = 0
      }
      if isGone || (retention == .rowOnly && row != visible) {
        next.body[row] = -1
      } else if row == visible && state.body[row] == -1 {
        next.body[row] = 0
      }
    }
    return next
  }

  public var properties: [StepProperty<LazyRows>] {
    let (rows, grace) = (0..<rows, grace)
    return [
      .action("OwnKept") { from, _, to in rows.allSatisfy { from.own[$0] != 1 || to.own[$0] == 1 }
      },
      .action("BodyKept") { from, _, to in
        rows.allSatisfy { from.body[$0] != 1 || to.body[$0] == 1 }
      },
      .action("VisibleKept") { from, _, to in
        let row = to.visible
        return to.own[row] >= from.own[row] && to.body[row] >= from.body[row]
      },
      .action("GraceKept") { from, _, to in
        rows.allSatisfy { from.own[$0] == -1 || to.own[$0] != -1 || from.age[$0] + 1 >= grace }
      },
    ]
  }
}
