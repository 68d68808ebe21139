import IdentityModel
import TheseusCore

/// The runtime and the model differ: the shortest trace found that shows it, and the result of
/// each.
public struct Disagreement: Error, Sendable {
  /// The steps up to the one that differs, as in the model. Nil when no short trace shows the
  /// difference.
  public let trace: Trace?
  public let program: Program
  public let difference: ReplayStep.Difference?
  /// A description of the difference, when no trace shows it.
  public let note: String

  init(trace: Trace?, program: Program, difference: ReplayStep.Difference?, note: String = "") {
    self.trace = trace
    self.program = program
    self.difference = difference
    self.note = note
  }

  /// As text: the source before and after each step, then the two results.
  public var narrative: [String] {
    var lines = ["the runtime differs from the model in \(program.sketch)"]
    if let trace { lines += trace.narrative }
    if let difference {
      lines.append("  after the last step, \(difference.variable):")
      lines.append("     the model:   \(difference.expected)")
      lines.append("     the runtime: \(difference.found)")
    }
    if !note.isEmpty { lines.append("  \(note)") }
    return lines
  }
}

extension Disagreement {
  /// Shortens the history of a walk's mismatch to a disagreement.
  @MainActor
  static func of(
    _ mismatch: ProgramWalk.Mismatch, trees: [Tree], program: Program, rules: IdentityRules
  ) -> Disagreement {
    if case .unmount = mismatch.step {
      return Disagreement(
        trace: nil, program: program, difference: nil,
        note:
          """
          when the whole tree ended after \(mismatch.history.count) steps, not every view \
          disappeared and then ended, once each
          """
      )
    }
    let whole = Scenario(
      program: program, rules: rules, first: trees[0], steps: [])
    for scenario in candidates(mismatch, trees, whole) {
      if let found = Shrinker.shrink(scenario) { return found }
    }
    return Disagreement(
      trace: nil, program: program, difference: nil,
      note:
        """
        after \(mismatch.history.count) steps a view went on where the model begins another, or \
        the other way round; no shorter way shows it
        """
    )
  }

  /// The step alone, from the state before it; with values that distinguish the cells; then the
  /// whole history.
  private static func candidates(
    _ mismatch: ProgramWalk.Mismatch, _ trees: [Tree], _ whole: Scenario
  ) -> [Scenario] {
    let old = trees[mismatch.before.tree]
    let cells = old.cellPositions
    func step(_ step: ProgramWalk.Step, _ tree: Tree, _ values: UInt16) -> [Scenario.Step] {
      switch step {
      case .unmount: []
      case .render(let number): [.render(trees[number])]
      case .restart: [.restart(tree)]
      case .write(let mask):
        tree.cellPositions.enumerated().filter { mask & 1 << UInt16($0.offset) != 0 }.map {
          .write(values & 1 << UInt16($0.offset) != 0 ? 0 : 1, $0.element)
        }
      }
    }
    let last = step(mismatch.step, old, mismatch.before.values)
    var short = whole
    short.first = old
    var told = short
    short.steps =
      cells.enumerated().filter { mismatch.before.values & 1 << UInt16($0.offset) != 0 }.map {
        .write(1, $0.element)
      } + last
    told.steps = cells.enumerated().map { .write($0.offset + 1, $0.element) } + last
    var long = whole
    var model = IdentityState.initial(program: whole.program, tree: whole.first)
    for taken in mismatch.history {
      switch taken {
      case .unmount: break
      case .render(let number):
        long.steps.append(.render(trees[number]))
        model = model.rendering(trees[number], rules: whole.rules).state
      case .restart: long.steps.append(.restart(model.tree))
      case .write(let mask):
        for (cell, position) in model.tree.cellPositions.enumerated()
        where mask & 1 << UInt16(cell) != 0 {
          let value = 1 - (model.cells[position] ?? 0)
          long.steps.append(.write(value, position))
          model = model.mutating(position, to: value)
        }
      }
    }
    return [short, told, long]
  }
}
