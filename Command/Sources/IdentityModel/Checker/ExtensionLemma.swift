/// The lemma of the inductive argument, checked for one step of extension: wherever a construct is
/// the same, a render does inside it what it does to each of its kids alone; nothing inside is the
/// same where the construct is not.
///
/// Programs of height d + 1 are constructs over programs of height d, so a statement about every
/// cell of every program of height d becomes one about height d + 1. The left side compares whole
/// identities, which do not depend on kids; the right side compares the identities of the kids
/// alone.
public struct ExtensionLemma: Sendable {
  public struct Report: Hashable, Sendable {
    /// Programs of height greater than one, and pairs of their trees.
    public var programs = 0
    public var pairs = 0
    public var greatestHeight = 0
    /// The first pair that violates the lemma, as text.
    public var failure: String?
  }

  /// Checks every program of `bounds` under `rules`, until one fails or `isCancelled` returns true.
  /// Throws when the bounds cannot be numbered.
  public static func check(
    _ bounds: Bounds, rules: IdentityRules = IdentityRules(), isCancelled: () -> Bool = { false }
  ) throws(BoundsError) -> Report {
    let space = try ProgramSpace(bounds)
    var report = Report()
    for rank in 0..<space.shapeCount {
      for (program, _) in space.programs(ofShape: rank, symmetric: true) where !program.kids.isEmpty
      {
        if isCancelled() { return report }
        report.programs += 1
        report.greatestHeight = max(report.greatestHeight, program.height)
        let trees = program.values(in: bounds)
        for old in trees {
          for new in trees {
            report.pairs += 1
            guard !holds(old, new, program, rules) else { continue }
            report.failure = "\(program.sketch): from \(old) to \(new)"
            return report
          }
        }
      }
    }
    return report
  }

  /// A construct's living contents: its children, or the content of an AnyView (nested AnyViews are
  /// one, R10).
  private struct Content {
    let tree: Tree
    let program: Program
    let place: Position
  }

  private static func contents(of tree: Tree, in program: Program) -> [Content] {
    tree.children.enumerated().map { index, child in
      let kid = tree.program(ofChild: index, in: program)
      guard tree.kind == .anyView, child.kind == .anyView else {
        return Content(tree: child, program: kid, place: [index + 1])
      }
      let inner = contents(of: child, in: kid)[0]
      return Content(tree: inner.tree, program: inner.program, place: [1] + inner.place)
    }
  }

  private static func holds(_ old: Tree, _ new: Tree, _ program: Program, _ rules: IdentityRules)
    -> Bool
  {
    var expected: [Position: Position] = program.kind == .structural ? [[]: []] : [:]
    let (before, after) = (contents(of: old, in: program), contents(of: new, in: program))
    for (index, content) in before.enumerated() {
      guard let other = counterpart(of: index, old, before, new, after, program, rules) else {
        continue
      }
      for (from, to) in survivors(content, after[other], rules) {
        expected[content.place + from] = after[other].place + to
      }
    }
    let whole = (
      Content(tree: old, program: program, place: []),
      Content(tree: new, program: program, place: [])
    )
    return survivors(whole.0, whole.1, rules) == expected
  }

  /// The content of `new` that corresponds to number `index` of `old`: the construct's own choice
  /// decides.
  private static func counterpart(
    of index: Int, _ old: Tree, _ before: [Content], _ new: Tree, _ after: [Content],
    _ program: Program, _ rules: IdentityRules
  ) -> Int? {
    switch program.kind {
    case .structural, .group, .modified: return index
    case .optional: return after.isEmpty ? nil : 0
    case .cond:
      return old.branch == new.branch
        || (rules.matchingArms == .shared && program.kids[0] == program.kids[1]) ? 0 : nil
    case .foreach: return new.rowIDs.firstIndex(of: old.rowIDs[index])
    case .explicitID: return old.explicitID == new.explicitID ? 0 : nil
    case .anyView:
      let (a, b) = (before[0].program, after[0].program)
      switch rules.anyViewIdentity {
      case .wrappedType: return a == b ? 0 : nil
      case .outermostTag: return a.kind == b.kind && a.tag == b.tag ? 0 : nil
      case .opaque: return nil
      }
    }
  }

  /// The cells with equal identities, by their positions in both trees.
  private static func survivors(_ old: Content, _ new: Content, _ rules: IdentityRules)
    -> [Position: Position]
  {
    var places: [Identity: Position] = [:]
    for node in new.tree.identityMap(of: new.program, rules: rules, parity: 1)
    where node.kind == .structural {
      places[node.identity] = node.position
    }
    var found: [Position: Position] = [:]
    for node in old.tree.identityMap(of: old.program, rules: rules, parity: 0)
    where node.kind == .structural {
      if let place = places[node.identity] { found[node.position] = place }
    }
    return found
  }
}
