import IdentityModel
import TheseusCore

/// A first render and further steps: the content of a disagreement, and the result of shrinking.
public struct Scenario: Hashable, Sendable {
  public enum Step: Hashable, Sendable {
    case render(Tree)
    case write(Int, Position)
    /// The process ends after a snapshot, and the next one shows a tree.
    case restart(Tree)
  }

  public var program: Program
  public var rules: IdentityRules
  public var first: Tree
  public var steps: [Step]

  public init(program: Program, rules: IdentityRules, first: Tree, steps: [Step]) {
    self.program = program
    self.rules = rules
    self.first = first
    self.steps = steps
  }

  /// The scenario in the model, up to step number `count`. Writes to positions without a cell are
  /// left out.
  public func trace(upTo count: Int = .max) -> Trace {
    var model = ModelSubject()
    let start = model.start(program: program, tree: first, rules: rules)
    var states = [
      Trace.State(action: "Init", program: program, tree: first, cells: start.cells, log: start.log)
    ]
    var tree = first
    for step in steps.prefix(count) {
      switch step {
      case .render(let new):
        let seen = model.render(new)
        tree = new
        states.append(
          Trace.State(
            action: "Render", program: program, tree: tree, cells: seen.cells, log: seen.log))
      case .restart(let new):
        let (seen, _) = model.restart(new)
        tree = new
        states.append(
          Trace.State(
            action: "Restart", program: program, tree: tree, cells: seen.cells, log: seen.log))
      case .write(let value, let position):
        guard let old = states.last?.cells[position], old != value else { continue }
        let seen = model.write(value, at: position)
        states.append(
          Trace.State(
            action: "MutateState", program: program, tree: tree, cells: seen.cells, log: seen.log))
      }
    }
    return Trace(rules: rules, states: states)
  }

  /// The first step where the runtime differs from the model; nil when it always agrees. `profile`
  /// replaces the rules' own.
  @MainActor
  public func difference(profile: IdentityProfile? = nil) throws -> (
    trace: Trace, step: ReplayStep
  )? {
    let trace = trace()
    var subject = RuntimeSubject(profile: profile)
    guard let step = try trace.replay(on: &subject).last, step.difference != nil else { return nil }
    return (Trace(rules: rules, states: Array(trace.states.prefix(step.index + 1))), step)
  }
}
