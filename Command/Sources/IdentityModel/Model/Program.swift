/// The static type of a `body`, which Swift's type system fixes for a whole behavior. A render
/// chooses the rest (`Tree`).
public struct Program: Hashable, Sendable {
  public let kind: NodeKind
  /// A view type under `structural`, a modifier type under `modified`, `_none` elsewhere.
  public let tag: Tag
  /// Children in order; the two arms of a `cond` (true first); the payload types of an `anyView`;
  /// the row template of a `foreach`.
  public let kids: [Program]

  public init(kind: NodeKind, tag: Tag = .none, kids: [Program] = []) {
    self.kind = kind
    self.tag = tag
    self.kids = kids
  }

  /// Nodes in the whole program.
  public var nodeCount: Int { kids.reduce(1) { $0 + $1.nodeCount } }

  /// 1 for a leaf.
  public var height: Int { 1 + (kids.map(\.height).max() ?? 0) }

  /// Whether a node of `kind` is anywhere in it.
  public func contains(_ kind: NodeKind) -> Bool {
    self.kind == kind || kids.contains { $0.contains(kind) }
  }
}

extension Program {
  /// How many kids a node of `kind` may have.
  static func kidCounts(of kind: NodeKind, branching: Int) -> ClosedRange<Int> {
    switch kind {
    case .structural: 0...branching
    case .group: 1...max(1, branching)
    case .cond: 2...2
    case .optional, .foreach, .explicitID, .modified: 1...1
    case .anyView: 1...2
    }
  }

  /// Why this is not a program of the abstraction, or nil: a wrong number of kids, a tag missing or
  /// too much.
  public var flaw: String? {
    let allowed = Program.kidCounts(of: kind, branching: .max)
    if !allowed.contains(kids.count) { return "\(kind.rawValue) with \(kids.count) kids" }
    let carriesTag = kind == .structural || kind == .modified
    if carriesTag != (tag != .none) { return "\(kind.rawValue) with the tag \(tag)" }
    return kids.lazy.compactMap(\.flaw).first
  }

  public static func view(_ tag: Tag, _ kids: [Program] = []) -> Program {
    Program(kind: .structural, tag: tag, kids: kids)
  }
  public static func cond(_ then: Program, _ otherwise: Program) -> Program {
    Program(kind: .cond, kids: [then, otherwise])
  }
  public static func optional(_ content: Program) -> Program {
    Program(kind: .optional, kids: [content])
  }
  public static func forEach(_ row: Program) -> Program { Program(kind: .foreach, kids: [row]) }
  public static func id(_ content: Program) -> Program {
    Program(kind: .explicitID, kids: [content])
  }
  public static func modified(_ tag: Tag, _ content: Program) -> Program {
    Program(kind: .modified, tag: tag, kids: [content])
  }
  public static func anyView(_ payloads: [Program]) -> Program {
    Program(kind: .anyView, kids: payloads)
  }
  public static func group(_ kids: [Program]) -> Program { Program(kind: .group, kids: kids) }
}
