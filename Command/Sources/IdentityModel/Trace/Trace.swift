/// A behavior of the specification as an observer sees it: the four variables of the trace files.
public struct Trace: Hashable, Sendable {
  public struct State: Hashable, Sendable {
    /// `Init`, `Render`, `MutateState` or `Restart`; nil when a file does not name it.
    public var action: String?
    public var program: Program
    public var tree: Tree
    public var cells: [Position: Int]
    public var log: LifecycleLog

    public init(
      action: String?, program: Program, tree: Tree, cells: [Position: Int], log: LifecycleLog
    ) {
      self.action = action
      self.program = program
      self.tree = tree
      self.cells = cells
      self.log = log
    }
  }

  public var rules: IdentityRules
  public var states: [State]

  public init(rules: IdentityRules = IdentityRules(), states: [State]) {
    self.rules = rules
    self.states = states
  }

  /// The observable side of a behavior of the model.
  public init(_ steps: [Step<IdentityMachine>], of machine: IdentityMachine) {
    rules = machine.rules
    states = steps.map { step in
      State(
        action: step.action?.name ?? "Init", program: step.to.program, tree: step.to.tree,
        cells: step.to.cells, log: machine.log(of: step))
    }
  }
}
