/// The effect of preserving state across arms of equal type: the programs in which some render
/// behaves differently under shared arms than under distinct ones.
public struct ArmsComparison: Sendable {
  public struct Report: Sendable {
    public var programs = 0
    /// One program of each set that renaming makes equal, smallest first.
    public var changed: [Program] = []
    /// The number of programs that they represent.
    public var changedCount = 0
    /// Programs that change although no arms of equal type contain a cell, or contain one and do
    /// not change: none, if the rule is right.
    public var exceptions: [Program] = []
  }

  /// Compares the fates of all cells in all renders of all programs of `bounds`. Throws where the
  /// bounds cannot be numbered.
  public static func run(_ bounds: Bounds) throws(BoundsError) -> Report {
    let space = try ProgramSpace(bounds)
    var report = Report()
    for rank in 0..<space.shapeCount {
      for (program, weight) in space.programs(ofShape: rank, symmetric: true) {
        report.programs += weight
        let changes = changesMeaning(program, bounds)
        if changes {
          report.changed.append(program)
          report.changedCount += weight
        }
        if changes != program.hasMatchingArms { report.exceptions.append(program) }
      }
    }
    return report
  }

  private static func changesMeaning(_ program: Program, _ bounds: Bounds) -> Bool {
    guard program.contains(.cond) else { return false }
    let trees = program.values(in: bounds)
    let shared = IdentityRules(matchingArms: .shared)
    return trees.contains { old in
      trees.contains { new in
        old.reconcile(with: new, of: program, rules: IdentityRules()).survivors
          != old.reconcile(with: new, of: program, rules: shared).survivors
      }
    }
  }
}

extension Program {
  /// Whether a conditional in it has arms of one type with a cell in them.
  public var hasMatchingArms: Bool {
    (kind == .cond && kids[0] == kids[1] && kids[0].contains(.structural))
      || kids.contains(where: \.hasMatchingArms)
  }
}
