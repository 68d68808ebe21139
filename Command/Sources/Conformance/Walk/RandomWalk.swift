import IdentityModel
import TheseusCore

/// One long random history of one random program beyond the bounds, on the model and on the
/// runtime.
@MainActor
struct RandomWalk {
  /// Nodes of a program, and of a tree that is not cut short.
  private static let maxNodes = 40
  private static let maxLive = 120

  private let options: ConformanceOptions.Random
  private let profile: NamedProfile
  private var random: SplitMix

  init(_ options: ConformanceOptions.Random, number: Int, profile: NamedProfile) {
    self.options = options
    self.profile = profile
    random = SplitMix(state: options.seed &+ UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
    _ = random.next()
  }

  /// Throws a `Disagreement`.
  func run(announcing: (Program) -> Void) throws -> ConformanceTally {
    var walk = self
    let scenario = walk.scenario()
    announcing(scenario.program)
    if try scenario.difference(profile: profile.profile) != nil {
      throw Shrinker.shrink(scenario, profile: profile.profile)
        ?? Disagreement(
          trace: nil, program: scenario.program, difference: nil,
          note:
            """
            a random walk under \(profile.name) differs once and agrees when it is run again: the \
            runtime is not deterministic
            """
        )
    }
    var tally = ConformanceTally()
    tally.programs = 1
    tally.walkedPrograms = 1
    for step in scenario.steps {
      switch step {
      case .render: tally.renders += 1
      case .write: tally.writes += 1
      case .restart: tally.restarts += 1
      }
    }
    tally.renders += 1
    tally.trees = tally.renders + tally.restarts
    (tally.transitions, tally.walkedTransitions) = (scenario.steps.count, scenario.steps.count)
    return tally
  }

  private mutating func scenario() -> Scenario {
    var nodes = 1
    // A view at the root, whose body the program is.
    let program = Program.view(.view(0), [makeProgram(depth: options.maxDepth - 1, &nodes)])
    var trees: [Tree] = [makeTree(of: program)]
    for _ in 0..<12 { trees.append(makeTree(of: program)) }
    var scenario = Scenario(program: program, rules: profile.rules, first: trees[0], steps: [])
    var tree = trees[0]
    var written = 0
    while scenario.steps.count < options.steps {
      let cells = tree.cellPositions
      if random.below(20) == 0 {
        if random.below(2) == 0 { tree = trees[random.below(trees.count)] }
        scenario.steps.append(.restart(tree))
        continue
      }
      if !cells.isEmpty && random.below(5) < 2 {
        written += 1
        // Values that differ from write to write.
        scenario.steps.append(.write(written % 1000 + 1, cells[random.below(cells.count)]))
        continue
      }
      // Half of the renders return to earlier trees, so that rows and arms return.
      if random.below(2) == 0 { trees[random.below(trees.count)] = makeTree(of: program) }
      tree = trees[random.below(trees.count)]
      scenario.steps.append(.render(tree))
    }
    return scenario
  }

  private mutating func makeProgram(depth: Int, _ nodes: inout Int) -> Program {
    nodes += 1
    let isLeaf = depth <= 1 || nodes >= RandomWalk.maxNodes
    let tag = Tag.view(random.below(4))
    if isLeaf { return .view(tag) }
    func kid(_ walk: inout RandomWalk, _ nodes: inout Int) -> Program {
      walk.makeProgram(depth: depth - 1, &nodes)
    }
    switch random.below(9) {
    case 0, 1:
      return .view(
        tag, (0..<random.below(options.maxBranching + 1)).map { _ in kid(&self, &nodes) })
    case 2: return .group((0...random.below(options.maxBranching)).map { _ in kid(&self, &nodes) })
    case 3: return .optional(kid(&self, &nodes))
    case 4: return .forEach(kid(&self, &nodes))
    case 5: return .id(kid(&self, &nodes))
    case 6: return .modified(.modifier(random.below(3)), kid(&self, &nodes))
    case 7:
      let first = kid(&self, &nodes)
      // Arms of one type now and then: shared arms need them.
      return .cond(first, random.below(3) == 0 ? first : kid(&self, &nodes))
    default:
      let first = kid(&self, &nodes)
      switch random.below(4) {
      case 0: return .anyView([first])
      // Payloads that differ only inside: the same view around other content.
      case 1: return .anyView([.view(tag, [first]), .view(tag, [kid(&self, &nodes)])])
      default: return .anyView([first, kid(&self, &nodes)])
      }
    }
  }

  private mutating func makeTree(of program: Program) -> Tree {
    var live = 0
    return makeTree(program, &live)
  }

  private mutating func makeTree(_ program: Program, _ live: inout Int) -> Tree {
    live += 1
    switch program.kind {
    case .structural, .group:
      return Tree(
        kind: program.kind, typeTag: program.tag, children: program.kids.map { makeTree($0, &live) }
      )
    case .modified:
      return Tree(
        kind: .modified, modifierTag: program.tag, children: [makeTree(program.kids[0], &live)])
    case .cond, .anyView:
      let second = program.kids.count == 2 && random.below(2) == 0
      return Tree(
        kind: program.kind, branch: second ? .no : .yes,
        children: [makeTree(program.kids[second ? 1 : 0], &live)])
    case .optional:
      guard live < RandomWalk.maxLive, random.below(3) > 0 else {
        return Tree(kind: .optional, branch: .no)
      }
      return Tree(kind: .optional, branch: .yes, children: [makeTree(program.kids[0], &live)])
    case .explicitID:
      return Tree(
        kind: .explicitID, explicitID: random.below(3) + 1,
        children: [makeTree(program.kids[0], &live)])
    case .foreach:
      var ids: [Int] = []
      let count = live < RandomWalk.maxLive ? random.below(options.maxBranching + 1) : 0
      while ids.count < count {
        let id = random.below(2 * options.maxBranching) + 1
        if !ids.contains(id) { ids.append(id) }
      }
      return Tree(
        kind: .foreach, rowIDs: ids, children: ids.map { _ in makeTree(program.kids[0], &live) })
    }
  }
}

/// A small repeatable generator (splitmix64): a seed gives the same walk on every machine.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// From 0 to `limit` - 1.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }
}
