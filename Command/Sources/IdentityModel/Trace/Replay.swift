/// A subject that performs the steps of a trace: the model, or a runtime that mounts the program as
/// real views.
///
/// The replayer drives a subject through the renders and writes of a trace and compares its state
/// after each with the trace. The conformance harness provides the runtime; this module does not
/// know views.
public protocol TraceSubject {
  /// The observable state after a step.
  typealias Observation = (cells: [Position: Int], log: LifecycleLog)

  /// The name in reports: `model`, `runtime`.
  var name: String { get }
  /// The first render of `tree`, a value of `program`, under `rules`; discards everything before
  /// it.
  mutating func start(program: Program, tree: Tree, rules: IdentityRules) throws -> Observation
  /// Renders another value of the same program.
  mutating func render(_ tree: Tree) throws -> Observation
  /// Writes `value` to the cell of the view at `position`.
  mutating func write(_ value: Int, at position: Position) throws -> Observation
  /// The process ends after a snapshot, and the next one continues from it with `tree`, of the same
  /// program. The log is that of the next process.
  mutating func restart(_ tree: Tree) throws -> (Observation, RestartReport)
}

/// How many saved cells a restart kept, and how many it reported as dropped or otherwise.
public struct RestartReport: Hashable, Sendable, CustomStringConvertible {
  public var kept: Int
  public var dropped: Int
  /// Reset or still waiting, which no cell of a program ever is.
  public var others: Int

  public init(kept: Int, dropped: Int, others: Int = 0) {
    (self.kept, self.dropped, self.others) = (kept, dropped, others)
  }

  public init(_ restart: Restart) {
    self.init(kept: restart.kept.count, dropped: restart.dropped.count)
  }

  public var description: String {
    "kept \(kept), dropped \(dropped)\(others == 0 ? "" : ", otherwise \(others)")"
  }
}

/// The executable model as a subject.
public struct ModelSubject: TraceSubject {
  public let name = "model"
  private var state: IdentityState?
  private var rules = IdentityRules()

  public init() {}

  public mutating func start(program: Program, tree: Tree, rules: IdentityRules) -> Observation {
    let first = IdentityState.initial(program: program, tree: tree)
    (state, self.rules) = (first, rules)
    return (first.cells, LifecycleLog(firstRender: tree))
  }

  public mutating func render(_ tree: Tree) -> Observation {
    guard let old = state else { return ([:], LifecycleLog()) }
    let (new, reconciliation) = old.rendering(tree, rules: rules)
    state = new
    return (new.cells, LifecycleLog(render: old.tree, to: tree, reconciliation))
  }

  public mutating func write(_ value: Int, at position: Position) -> Observation {
    guard let old = state else { return ([:], LifecycleLog()) }
    let new = old.mutating(position, to: value)
    state = new
    return (new.cells, LifecycleLog())
  }

  public mutating func restart(_ tree: Tree) -> (Observation, RestartReport) {
    guard let old = state else {
      return (([:], LifecycleLog()), RestartReport(kept: 0, dropped: 0))
    }
    let (new, restart) = old.restarting(with: tree, rules: rules)
    state = new
    return ((new.cells, LifecycleLog(firstRender: tree)), RestartReport(restart))
  }
}

/// One step of a replay: the action, and whether the subject agreed.
public struct ReplayStep: Hashable, Sendable {
  /// A variable of the trace that is not as the subject has it.
  public struct Difference: Hashable, Sendable {
    /// `program`, `tree`, `cells`, `log`, or `report` after a restart.
    public let variable: String
    public let expected: String
    public let found: String
  }

  public let index: Int
  public let action: String
  public let difference: Difference?
}

extension Trace {
  /// Replays the trace on `subject`, up to the first step that differs; one result for each step.
  /// Throws what the subject throws.
  public func replay<Subject: TraceSubject>(on subject: inout Subject) throws -> [ReplayStep] {
    var steps: [ReplayStep] = []
    for index in states.indices {
      let action = action(at: index)
      let difference = try difference(at: index, action, &subject)
      steps.append(ReplayStep(index: index, action: action, difference: difference))
      if difference != nil { break }
    }
    return steps
  }

  /// The file's action, or the one that explains the step: a write changes cells under an equal
  /// tree and logs nothing. A restart must be named: it looks like a render that renews everything.
  private func action(at index: Int) -> String {
    if let action = states[index].action { return action }
    if index == 0 { return "Init" }
    let (before, after) = (states[index - 1], states[index])
    let isWrite =
      before.tree == after.tree && before.cells != after.cells && after.log.entries.isEmpty
    return isWrite ? "MutateState" : "Render"
  }

  private func difference<Subject: TraceSubject>(
    at index: Int, _ action: String, _ subject: inout Subject
  ) throws -> ReplayStep.Difference? {
    let state = states[index]
    if let flaw = state.tree.mismatch(with: state.program) {
      return .init(variable: "tree", expected: "a value of the program", found: flaw)
    }
    let seen: TraceSubject.Observation
    if index == 0 {
      if action != "Init" { return .init(variable: "action", expected: "Init", found: action) }
      seen = try subject.start(program: state.program, tree: state.tree, rules: rules)
    } else {
      let before = states[index - 1]
      if state.program != before.program {
        return .init(
          variable: "program", expected: before.program.sketch, found: state.program.sketch)
      }
      switch action {
      case "MutateState":
        if state.tree != before.tree {
          return .init(variable: "tree", expected: "unchanged by a write", found: "another tree")
        }
        let written = state.tree.cellPositions.filter { state.cells[$0] != before.cells[$0] }
        guard written.count == 1, let value = state.cells[written[0]] else {
          return .init(
            variable: "cells", expected: "one cell written",
            found: "\(written.count) cells that differ from the step before")
        }
        seen = try subject.write(value, at: written[0])
      case "Render":
        seen = try subject.render(state.tree)
      case "Restart":
        let report: RestartReport
        (seen, report) = try subject.restart(state.tree)
        let expected = RestartReport(
          before.tree.restart(with: state.tree, of: state.program, rules: rules))
        if report != expected {
          return .init(
            variable: "report", expected: expected.description, found: report.description)
        }
      default:
        return .init(
          variable: "action", expected: "Render, MutateState or Restart", found: action)
      }
    }
    if seen.cells != state.cells {
      return .init(
        variable: "cells", expected: Trace.text(state.cells), found: Trace.text(seen.cells))
    }
    if seen.log != state.log {
      return .init(variable: "log", expected: state.log.description, found: seen.log.description)
    }
    return nil
  }

  /// Cells in reading order: `[] = 0, [1, 1] = 1`.
  static func text(_ cells: [Position: Int]) -> String {
    let parts = cells.sorted { precedes($0.key, $1.key) }.map { "\($0.key) = \($0.value)" }
    return parts.isEmpty ? "no cells" : parts.joined(separator: ", ")
  }
}

extension LifecycleLog: CustomStringConvertible {
  public var description: String {
    let parts = entries.map { entry in
      let places = entry.positions.sorted(by: precedes).map { "\($0)" }.joined(separator: " ")
      return "\(entry.event.rawValue) \(places)"
    }
    return parts.isEmpty ? "no events" : parts.joined(separator: "; ")
  }
}
