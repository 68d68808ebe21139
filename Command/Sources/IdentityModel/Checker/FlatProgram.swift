/// A program as arrays in pre-order, with precomputed facts about its types.
struct FlatProgram {
  let kinds: [NodeKind]
  /// Children of each node, as node numbers.
  let kids: [[Int]]
  let parents: [Int]
  /// The index after the last descendant of each node.
  private let ends: [Int]
  /// The nodes that carry tags.
  private let tagged: [Int]
  let hasAnyView: Bool
  /// Whether an AnyView, with those directly in it, has payloads of two types.
  private var varies: [Bool] = []

  /// Tag numbers from 1; 0 where the kind has none.
  private(set) var tags: [UInt8]
  /// The step from the parent to each node, as in identities: equal for two arms or payloads that
  /// the rules treat as one.
  private(set) var steps: [UInt16]
  /// Kind and tag of each node in a byte.
  private(set) var codes: [UInt8]

  /// The step to an arm that the rules do not distinguish from the other.
  static let eitherArm: UInt16 = 0

  /// Steps to an AnyView directly in another: its node number more.
  private static let innerAnyView: UInt16 = 256

  /// The code of a node of `kind` whose tag is 0.
  static func code(_ kind: NodeKind) -> UInt8 {
    switch kind {
    case .structural: 0x00
    case .cond: 0x10
    case .optional: 0x20
    case .foreach: 0x30
    case .explicitID: 0x40
    case .modified: 0x50
    case .anyView: 0x60
    case .group: 0x70
    }
  }

  /// `shape`, every tag still the first.
  init(_ shape: Program) {
    var kinds: [NodeKind] = []
    var kids: [[Int]] = []
    var ends: [Int] = []
    var parents: [Int] = []
    func visit(_ program: Program, _ parent: Int) -> Int {
      let node = kinds.count
      kinds.append(program.kind)
      parents.append(parent)
      kids.append([])
      ends.append(0)
      kids[node] = program.kids.map { visit($0, node) }
      ends[node] = kinds.count
      return node
    }
    _ = visit(shape, -1)
    var steps = Array(repeating: UInt16(0), count: kinds.count)
    for children in kids {
      for (index, kid) in children.enumerated() { steps[kid] = UInt16(index + 1) }
    }
    tagged = kinds.indices.filter { kinds[$0] == .structural || kinds[$0] == .modified }
    tags = kinds.map { $0 == .structural || $0 == .modified ? 1 : 0 }
    codes = kinds.map(FlatProgram.code)
    hasAnyView = kinds.contains(.anyView)
    (self.kinds, self.kids, self.ends, self.parents, self.steps) = (
      kinds, kids, ends, parents, steps
    )
  }

  /// Assigns tag numbers from 0 to the tagged nodes, in pre-order.
  mutating func retag(_ numbers: [Int], rules: IdentityRules) {
    for (node, number) in zip(tagged, numbers) {
      tags[node] = UInt8(number + 1)
      codes[node] = FlatProgram.code(kinds[node]) | tags[node]
    }
    for (node, children) in kids.enumerated() where children.count == 2 {
      switch kinds[node] {
      case .cond:
        let shares =
          rules.matchingArms == .shared
          && equalTypes(children[0], children[1])
        steps[children[0]] = shares ? FlatProgram.eitherArm : 1
        steps[children[1]] = shares ? FlatProgram.eitherArm : 2
      default:
        break
      }
    }
    if hasAnyView { numberPayloads(rules) }
  }

  /// Payload types are distinguished over a whole nest of AnyViews, which is one AnyView (R10). The
  /// inner ones have steps of their own.
  private mutating func numberPayloads(_ rules: IdentityRules) {
    varies = Array(repeating: false, count: kinds.count)
    for node in kinds.indices where kinds[node] == .anyView && !isErased(node) {
      var payloads: [Int] = []
      var open = Array(kids[node].reversed())
      while let kid = open.popLast() {
        if kinds[kid] == .anyView {
          steps[kid] = FlatProgram.innerAnyView + UInt16(kid)
          open += kids[kid].reversed()
        } else {
          payloads.append(kid)
        }
      }
      for (index, payload) in payloads.enumerated() {
        // With the outermost tag's rule, the payload's own kind and tag decide.
        let same =
          rules.anyViewIdentity == .outermostTag
          ? 0 : payloads.firstIndex { equalTypes($0, payload) } ?? index
        steps[payload] = UInt16(same + 1)
        if same > 0 { varies[node] = true }
      }
    }
  }

  /// Whether `other` has the same nodes with the same steps to them: then its trees are the same
  /// but for the tags.
  func differsOnlyInTags(from other: FlatProgram) -> Bool {
    kinds == other.kinds && ends == other.ends && steps == other.steps
  }

  /// Whether `node` is an AnyView directly in another.
  func isErased(_ node: Int) -> Bool {
    kinds[node] == .anyView && parents[node] >= 0 && kinds[parents[node]] == .anyView
  }

  private func equalTypes(_ a: Int, _ b: Int) -> Bool {
    let size = ends[a] - a
    guard size == ends[b] - b else { return false }
    return (0..<size).allSatisfy {
      codes[a + $0] == codes[b + $0] && kids[a + $0].count == kids[b + $0].count
    }
  }

  /// Whether some render can end the cell of `node`, by the program alone: its path contains a
  /// construct that renders can change.
  ///
  /// Not for `.outermostTag`, where a payload's inside counts too.
  func canLoseCell(of node: Int, rules: IdentityRules, ids: Int) -> Bool {
    var child = node
    while parents[child] >= 0 {
      let parent = parents[child]
      let changes =
        switch kinds[parent] {
        case .structural, .group, .modified: false
        case .optional, .foreach: true
        case .explicitID: ids > 1
        case .cond: steps[child] != FlatProgram.eitherArm
        case .anyView: rules.anyViewIdentity == .opaque || varies[parent]
        }
      if changes { return true }
      child = parent
    }
    return false
  }
}
