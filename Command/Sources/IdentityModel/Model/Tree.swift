/// The choices of a render: a value of a program's type, with every arm, presence, row list, id and
/// payload decided.
public struct Tree: Hashable, Sendable {
  /// `cond`: which arm; `optional`: present; `anyView`: the first payload type; `none` elsewhere.
  public enum Branch: String, CaseIterable, Hashable, Sendable {
    case yes = "true"
    case no = "false"
    case none
  }

  public let kind: NodeKind
  public let typeTag: Tag
  public let modifierTag: Tag
  public let branch: Branch
  /// 1, 2, … under `explicitID`, else 0.
  public let explicitID: Int
  /// The ids of a `foreach`'s rows in order; `children` has one tree for each.
  public let rowIDs: [Int]
  /// The live children only.
  public let children: [Tree]

  public init(
    kind: NodeKind, typeTag: Tag = .none, modifierTag: Tag = .none, branch: Branch = .none,
    explicitID: Int = 0, rowIDs: [Int] = [],
    children: [Tree] = []
  ) {
    self.kind = kind
    self.typeTag = typeTag
    self.modifierTag = modifierTag
    self.branch = branch
    self.explicitID = explicitID
    self.rowIDs = rowIDs
    self.children = children
  }

  /// Live nodes of every kind.
  public var liveCount: Int { children.reduce(1) { $0 + $1.liveCount } }
}

extension Tree {
  /// The program's node of child number `index` (from 0); `program` is this node's own.
  func program(ofChild index: Int, in program: Program) -> Program {
    switch kind {
    case .structural, .group: program.kids[index]
    case .cond: program.kids[branch == .yes ? 0 : 1]
    case .anyView: program.kids[branch == .yes ? 0 : 1]
    case .optional, .foreach, .explicitID, .modified: program.kids[0]
    }
  }

  /// Why this tree is not a value of `program`, or nil if it is. `distinctRows` refuses equal ids
  /// in one list.
  public func mismatch(with program: Program, distinctRows: Bool = true) -> String? {
    if kind != program.kind {
      return "\(kind.rawValue) where the program has \(program.kind.rawValue)"
    }
    let tag = kind == .modified ? modifierTag : typeTag
    if tag != program.tag || (kind == .modified ? typeTag : modifierTag) != .none {
      return "\(kind.rawValue) with the tag \(tag), not \(program.tag)"
    }
    if (kind == .explicitID) != (explicitID > 0) {
      return "\(kind.rawValue) with the explicit id \(explicitID)"
    }
    if let flaw = shapeFlaw(program, distinctRows: distinctRows) { return flaw }
    for (index, child) in children.enumerated() {
      if let flaw = child.mismatch(
        with: self.program(ofChild: index, in: program), distinctRows: distinctRows)
      {
        return flaw
      }
    }
    return nil
  }

  private func shapeFlaw(_ program: Program, distinctRows: Bool) -> String? {
    let branches: Set<Branch>
    let count: Int
    switch kind {
    case .structural, .group: (branches, count) = ([.none], program.kids.count)
    case .cond: (branches, count) = ([.yes, .no], 1)
    case .optional: (branches, count) = ([.yes, .no], branch == .yes ? 1 : 0)
    case .anyView: (branches, count) = (program.kids.count == 2 ? [.yes, .no] : [.yes], 1)
    case .foreach: (branches, count) = ([.none], rowIDs.count)
    case .explicitID, .modified: (branches, count) = ([.none], 1)
    }
    if !branches.contains(branch) { return "\(kind.rawValue) with the branch \(branch.rawValue)" }
    if children.count != count {
      return "\(kind.rawValue) with \(children.count) children, not \(count)"
    }
    if kind != .foreach && !rowIDs.isEmpty { return "\(kind.rawValue) with row ids" }
    if distinctRows && Set(rowIDs).count != rowIDs.count {
      return "foreach with equal row ids \(rowIDs)"
    }
    return nil
  }
}
