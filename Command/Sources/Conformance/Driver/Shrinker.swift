import IdentityModel
import TheseusCore

/// Makes a scenario in which the runtime differs short, then its program small, for as long as the
/// two still differ.
@MainActor
enum Shrinker {
  /// Scenarios tried at most.
  static let budget = 4_000

  /// The disagreement that `scenario` shows, shrunk; nil where it shows none.
  static func shrink(_ scenario: Scenario, profile: IdentityProfile? = nil) -> Disagreement? {
    var shrinking = Shrinking(scenario, profile)
    guard shrinking.differs(scenario) else { return nil }
    var size = Int.max
    while shrinking.size < size && shrinking.tried < budget {
      size = shrinking.size
      shrinking.dropSteps()
      shrinking.contractProgram()
    }
    guard let found = shrinking.found else { return nil }
    return Disagreement(
      trace: found.trace, program: shrinking.scenario.program, difference: found.step.difference)
  }
}

@MainActor
private struct Shrinking {
  private(set) var scenario: Scenario
  private(set) var found: (trace: Trace, step: ReplayStep)?
  private(set) var tried = 0
  private let profile: IdentityProfile?

  init(_ scenario: Scenario, _ profile: IdentityProfile?) {
    self.scenario = scenario
    self.profile = profile
  }

  var size: Int {
    scenario.steps.reduce(scenario.program.nodeCount + scenario.first.liveCount) { sum, step in
      switch step {
      case .render(let tree): sum + 2 + tree.liveCount
      // A render is the simpler explanation.
      case .restart(let tree): sum + 3 + tree.liveCount
      case .write: sum + 1
      }
    }
  }

  /// Accepts `candidate` if it still shows a difference.
  mutating func differs(_ candidate: Scenario) -> Bool {
    tried += 1
    guard tried <= Shrinker.budget, let difference = try? candidate.difference(profile: profile)
    else { return false }
    scenario = candidate
    // Steps after the one that differs do not matter.
    scenario.steps = Array(scenario.steps.prefix(steps(before: difference.trace.states.count - 1)))
    found = difference
    return true
  }

  /// The number of steps that lead to `states` states after the first. A write without an effect
  /// leads to none.
  private func steps(before states: Int) -> Int {
    for count in 0...scenario.steps.count where scenario.trace(upTo: count).states.count > states {
      return count
    }
    return scenario.steps.count
  }

  /// Leaves out runs of steps, long ones first; then the beginning: the first render may be any
  /// later one.
  mutating func dropSteps() {
    var length = max(1, scenario.steps.count / 2)
    while length >= 1 {
      var start = 0
      while start < scenario.steps.count && tried < Shrinker.budget {
        var candidate = scenario
        candidate.steps.removeSubrange(start..<min(start + length, candidate.steps.count))
        if !differs(candidate) { start += length }
      }
      length /= 2
    }
    while let index = scenario.steps.firstIndex(where: {
      if case .write = $0 { false } else { true }
    }) {
      let tree: Tree
      switch scenario.steps[index] {
      case .render(let new), .restart(let new): tree = new
      case .write: return
      }
      var candidate = scenario
      candidate.first = tree
      candidate.steps.removeFirst(index + 1)
      if !differs(candidate) { return }
    }
  }

  /// Replaces a node of the program by one of its kids, or leaves a kid out, in all trees alike.
  mutating func contractProgram() {
    var changed = true
    while changed && tried < Shrinker.budget {
      changed = false
      for edit in ProgramEdit.all(of: scenario.program) {
        guard let candidate = edit.applied(to: scenario), differs(candidate) else { continue }
        changed = true
        break
      }
    }
  }
}
