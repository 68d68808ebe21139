/// `CellSerials.tla`: the identity model with a serial number on each cell, given at its
/// initialization and never again.
public struct CellSerials: StateMachine, Hashable {
  public struct State: Hashable, Sendable {
    public let base: IdentityState
    public let serials: [Position: Int]
    public let issued: Int

    package init(base: IdentityState, serials: [Position: Int], issued: Int) {
      self.base = base
      self.serials = serials
      self.issued = issued
    }
  }

  package let base: IdentityMachine
  package let maxSerial: Int

  public init(
    programs: [Program], bounds: Bounds, rules: IdentityRules = IdentityRules(), maxSerial: Int
  ) {
    base = IdentityMachine(programs: programs, bounds: bounds, rules: rules)
    self.maxSerial = maxSerial
  }

  public func initialStates() -> [State] {
    base.initialStates().map { state in
      let cells = state.tree.cellPositions
      return State(
        base: state, serials: Dictionary(uniqueKeysWithValues: zip(cells, 1...)),
        issued: cells.count)
    }
  }

  public func successors(of state: State) -> [(action: IdentityMachine.Action, state: State)] {
    base.successors(of: state.base).compactMap { action, next in
      guard case .render(let tree) = action else {
        return (action, State(base: next, serials: state.serials, issued: state.issued))
      }
      var serials: [Position: Int] = [:]
      for (old, new) in state.base.tree.reconcile(
        with: tree, of: state.base.program, rules: base.rules
      ).survivors {
        serials[new] = state.serials[old]
      }
      var issued = state.issued
      for cell in tree.cellPositions where serials[cell] == nil {
        issued += 1
        serials[cell] = issued
      }
      return issued > maxSerial
        ? nil : (action, State(base: next, serials: serials, issued: issued))
    }
  }

  public var properties: [StepProperty<CellSerials>] {
    let rules = base.rules
    return [
      .invariant("OneCellOnce") { Set($0.serials.values).count == $0.serials.count },
      .action("DeadStayDead") { from, _, to in
        to.serials.values.allSatisfy { $0 > from.issued || from.serials.values.contains($0) }
      },
      .action("SerialMeansIdentity") { from, _, to in
        let old = from.base.identityMap(rules: rules).filter { $0.kind == .structural }
        let new = to.base.identityMap(rules: rules).filter { $0.kind == .structural }
        return old.allSatisfy { a in
          new.allSatisfy { b in
            (from.serials[a.position] == to.serials[b.position]) == (a.identity == b.identity)
          }
        }
      },
    ]
  }
}
