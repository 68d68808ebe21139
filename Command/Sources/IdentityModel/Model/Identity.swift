/// The identity of a node: the steps from the root, each with the type found there. Equal
/// identities are the same view (R1-R16).
public struct Identity: Hashable, Sendable {
  public enum Step: Hashable, Sendable {
    case root
    /// The slot of a fixed list of children, or the one child of a modifier or an `if` (R1, R4).
    case slot(Int)
    case arm(Tree.Branch)
    /// Either arm of a conditional whose arms' types are equal, under shared arms.
    case eitherArm
    /// A row's id, and its occurrence among equal ids, from 1 (R6, R7).
    case row(Int, occurrence: Int)
    case explicitID(Int)
    /// The payload's type, or as much of it as the rules compare (R10).
    case payload(Program)
    case payloadTag(NodeKind, Tag)
    /// The parity of the render that made an opaque AnyView: two successive renders differ.
    case madeByRender(parity: Int)
  }

  public struct Component: Hashable, Sendable {
    public let step: Step
    public let kind: NodeKind
    public let tag: Tag
  }

  public let components: [Component]

  func appending(_ step: Step, _ program: Program) -> Identity {
    Identity(components: components + [Component(step: step, kind: program.kind, tag: program.tag)])
  }
}

/// One living node with its position, its part of the program and its identity.
public struct LiveNode: Hashable, Sendable {
  public let position: Position
  public let identity: Identity
  public let kind: NodeKind
  public let tag: Tag
}

extension Tree {
  /// `identityMap`: every live node, parents first. `parity` counts only where an AnyView is
  /// opaque.
  public func identityMap(of program: Program, rules: IdentityRules, parity: Int = 0) -> [LiveNode]
  {
    var nodes: [LiveNode] = []
    let root = Identity(components: []).appending(.root, program)
    collect(program, rules, parity, [], root, root, &nodes)
    return nodes
  }

  /// `stand` is the identity that the children are relative to: the node's own, or for an AnyView
  /// directly in another that of the other (R10).
  private func collect(
    _ program: Program, _ rules: IdentityRules, _ parity: Int, _ position: Position,
    _ identity: Identity, _ stand: Identity,
    _ nodes: inout [LiveNode]
  ) {
    nodes.append(LiveNode(position: position, identity: identity, kind: kind, tag: program.tag))
    for (index, child) in children.enumerated() {
      let childProgram = self.program(ofChild: index, in: program)
      let step = step(toChild: index, of: program, rules, parity)
      let isErasedTwice = kind == .anyView && child.kind == .anyView
      let childIdentity = (isErasedTwice ? identity : stand).appending(step, childProgram)
      child.collect(
        childProgram, rules, parity, position + [index + 1], childIdentity,
        isErasedTwice ? stand : childIdentity, &nodes)
    }
  }

  private func step(toChild index: Int, of program: Program, _ rules: IdentityRules, _ parity: Int)
    -> Identity.Step
  {
    switch kind {
    case .structural, .group, .optional, .modified:
      return .slot(index + 1)
    case .cond:
      let shares = rules.matchingArms == .shared && program.kids[0] == program.kids[1]
      return shares ? .eitherArm : .arm(branch)
    case .foreach:
      let id = rowIDs[index]
      let occurrence = rules.numbersDuplicateRows ? rowIDs[...index].count { $0 == id } : 1
      return .row(id, occurrence: occurrence)
    case .explicitID:
      return .explicitID(explicitID)
    case .anyView:
      let payload = self.program(ofChild: index, in: program)
      switch rules.anyViewIdentity {
      case .wrappedType: return .payload(payload)
      case .outermostTag: return .payloadTag(payload.kind, payload.tag)
      case .opaque: return .madeByRender(parity: parity)
      }
    }
  }
}
