/// A state of the specification: the program, the tree of the latest render, and the cells.
public struct IdentityState: Hashable, Sendable {
  public let program: Program
  public let tree: Tree
  /// The value of each live cell: `stateStore`. 0 is initial.
  public let cells: [Position: Int]
  /// Flips at each render when the program contains an opaque AnyView, else 0.
  public let parity: Int

  public init(program: Program, tree: Tree, cells: [Position: Int], parity: Int = 0) {
    self.program = program
    self.tree = tree
    self.cells = cells
    self.parity = parity
  }
}

extension IdentityState {
  /// `Init`: the first render of `tree`, every cell at 0.
  public static func initial(program: Program, tree: Tree) -> IdentityState {
    let cells = tree.cellPositions.map { ($0, 0) }
    return IdentityState(
      program: program, tree: tree, cells: Dictionary(uniqueKeysWithValues: cells))
  }

  /// `Render(newTree)`: survivors carry their values, every other cell of `newTree` starts at 0.
  public func rendering(_ newTree: Tree, rules: IdentityRules) -> (
    state: IdentityState, reconciliation: Reconciliation
  ) {
    let reconciliation = tree.reconcile(with: newTree, of: program, rules: rules)
    var values = Dictionary(
      uniqueKeysWithValues: newTree.cellPositions.map { ($0, 0) })
    for (old, new) in reconciliation.survivors { values[new] = cells[old] }
    let flips = rules.anyViewIdentity == .opaque && program.contains(.anyView)
    let state = IdentityState(
      program: program, tree: newTree, cells: values, parity: flips ? 1 - parity : parity)
    return (state, reconciliation)
  }

  /// `MutateState(position, newValue)`.
  public func mutating(_ position: Position, to newValue: Int) -> IdentityState {
    var values = cells
    values[position] = newValue
    return IdentityState(program: program, tree: tree, cells: values, parity: parity)
  }

  public func identityMap(rules: IdentityRules) -> [LiveNode] {
    tree.identityMap(of: program, rules: rules, parity: parity)
  }
}
