/// A property that the specification states of every state and every step. Raw values are the
/// names in the TLA+ module.
public enum IdentityProperty: String, CaseIterable, Hashable, Sendable {
  /// A cell survives a render iff its identity is in both trees; survivors keep their value, all
  /// others start at 0.
  case survivesIffIdentityEqual = "SurvivesIffIdentityEqual"
  /// No two live nodes share an identity.
  case identitiesUnique = "IdentitiesUnique"
  /// The cells are exactly those of the live structural nodes.
  case oneCellPerIdentity = "OneCellPerIdentity"
  /// A step's log has init before onAppear before onDisappear before deinit, each identity begins
  /// or ends at most once, and never both.
  case lifecycleInOrder = "LifecycleInOrder"
  /// A render to an equal tree ends nothing.
  case idleRendersKeepAll = "IdleRendersKeepAll"
  /// The cell of the outermost view survives every render.
  case ownerCellKept = "OwnerCellKept"
  /// A written cell is never lost while a view that looks the same begins: engineers expect it, and
  /// it is false.
  case engineerExpectation = "EngineerExpectation"
  case noCellLostByBranch = "NoCellLostByBranch"
  case noCellLostByPresence = "NoCellLostByPresence"
  case noCellLostByRowID = "NoCellLostByRowID"
  case noCellLostByExplicitID = "NoCellLostByExplicitID"
  case noCellLostByAnyView = "NoCellLostByAnyView"
  /// The article's identity tuple, read literally at one node, agrees with survival.
  case articleTuple = "ArticleTuple"

  /// The rules: true of every program under every profile, but for `idleRendersKeepAll` under
  /// opaque AnyView.
  public static let rules: [IdentityProperty] = [
    .survivesIffIdentityEqual, .identitiesUnique, .oneCellPerIdentity, .lifecycleInOrder,
    .idleRendersKeepAll,
  ]

  /// The construct an expectation blames, or nil where any construct will do.
  public var blamed: NodeKind? {
    switch self {
    case .noCellLostByBranch: .cond
    case .noCellLostByPresence: .optional
    case .noCellLostByRowID: .foreach
    case .noCellLostByExplicitID: .explicitID
    case .noCellLostByAnyView: .anyView
    default: nil
    }
  }
}

extension IdentityProperty {
  /// The property as one that `Exploration` checks.
  public func stepProperty(rules: IdentityRules) -> StepProperty<IdentityMachine> {
    StepProperty(rawValue) { holds($0, rules: rules) }
  }

  /// Whether the step satisfies this property.
  public func holds(_ step: Step<IdentityMachine>, rules: IdentityRules) -> Bool {
    switch self {
    case .identitiesUnique:
      let identities = step.to.identityMap(rules: rules).map(\.identity)
      return Set(identities).count == identities.count
    case .oneCellPerIdentity:
      return Set(step.to.cells.keys) == Set(step.to.tree.cellPositions)
    default:
      guard let from = step.from, case .render(let tree) = step.action else { return true }
      return holds(render: tree, from: from, to: step.to, rules: rules)
    }
  }

  private func holds(
    render tree: Tree, from: IdentityState, to: IdentityState, rules: IdentityRules
  ) -> Bool {
    let fates = from.tree.reconcile(with: tree, of: from.program, rules: rules)
    switch self {
    case .survivesIffIdentityEqual:
      return survivalAgrees(from, to, fates, rules)
    case .lifecycleInOrder:
      return lifecycleAgrees(from, to, LifecycleLog(render: from.tree, to: tree, fates), rules)
    case .idleRendersKeepAll:
      return from.tree != tree || fates.causes.isEmpty
    case .ownerCellKept:
      return from.cells[[]] == nil || fates.survivors[[]] == []
    case .articleTuple:
      return articleAgrees(from.tree, tree, fates)
    default:
      return !losesWhatLooksTheSame(from, tree, fates)
    }
  }

  private func survivalAgrees(
    _ from: IdentityState, _ to: IdentityState, _ fates: Reconciliation, _ rules: IdentityRules
  ) -> Bool {
    let old = from.identityMap(rules: rules).filter { $0.kind == .structural }
    for node in to.identityMap(rules: rules) where node.kind == .structural {
      let same = old.first { $0.identity == node.identity }
      if same.map({ fates.survivors[$0.position] != node.position })
        ?? fates.survivors.values.contains(node.position)
      {
        return false
      }
      if to.cells[node.position] != (same.map { from.cells[$0.position] ?? 0 } ?? 0) {
        return false
      }
    }
    return true
  }

  private func lifecycleAgrees(
    _ from: IdentityState, _ to: IdentityState, _ log: LifecycleLog, _ rules: IdentityRules
  ) -> Bool {
    let order = log.entries.compactMap { LifecycleLog.Event.allCases.firstIndex(of: $0.event) }
    guard order == order.sorted(), Set(order).count == order.count else { return false }
    guard log.positions(of: .`init`) == log.positions(of: .onAppear),
      log.positions(of: .onDisappear) == log.positions(of: .`deinit`)
    else {
      return false
    }
    let old = from.identityMap(rules: rules).filter { $0.kind == .structural }
    let new = to.identityMap(rules: rules).filter { $0.kind == .structural }
    let begun = new.filter { log.positions(of: .`init`).contains($0.position) }.map(\.identity)
    let ended = old.filter { log.positions(of: .`deinit`).contains($0.position) }.map(\.identity)
    return Set(begun) == Set(new.map(\.identity)).subtracting(old.map(\.identity))
      && Set(begun).count == begun.count
      && Set(ended) == Set(old.map(\.identity)).subtracting(new.map(\.identity))
      && Set(ended).count == ended.count
  }

  /// A tuple of the article contains a node's own position and tags; on a structural node
  /// everything but position and type is constant.
  private func articleAgrees(_ old: Tree, _ new: Tree, _ fates: Reconciliation) -> Bool {
    old.cellPositions.allSatisfy { position in
      let sameTuple =
        new.node(at: position).map {
          $0.kind == .structural && $0.typeTag == old.node(at: position)?.typeTag
        } ?? false
      return (fates.survivors[position] == position) == sameTuple
        && (sameTuple || fates.survivors[position] == nil)
    }
  }

  private func losesWhatLooksTheSame(_ from: IdentityState, _ tree: Tree, _ fates: Reconciliation)
    -> Bool
  {
    let begun = Set(tree.cellPositions).subtracting(fates.survivors.values)
    let begunTags = Set(begun.compactMap { tree.node(at: $0)?.typeTag })
    return fates.causes.contains { position, cause in
      guard blamed == nil || blamed == cause, (from.cells[position] ?? 0) != 0,
        let node = from.tree.node(at: position)
      else {
        return false
      }
      return begunTags.contains(node.typeTag)
    }
  }
}
