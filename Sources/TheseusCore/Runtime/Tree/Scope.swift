import AttributeGraph

/// A lifetime: a part of the tree that begins and ends together (an arm, a row, an erased payload,
/// the root).
///
/// Owns a subgraph of attributes, the composite nodes mounted in it, their lifecycle actions and
/// tasks, and the scopes inside it.
@MainActor
public final class Scope {
  public let runtime: ViewRuntime
  public let subgraph: Subgraph

  // Exclusivity is unchecked on the update path, where checks cost a tenth of a mount:
  // Benchmarks/NOTES.md.
  /// Not retained: a scope ends before the one it is in.
  @exclusivity(unchecked) public private(set) unowned(unsafe) var parent: Scope?
  /// Distance from the root in scopes and bodies: updates run nearest the root first (R41).
  public let depth: Int
  @exclusivity(unchecked) private var children: [Scope] = []
  /// In the order of mounting. A single one, the usual case, needs no buffer.
  @exclusivity(unchecked) private var firstOwner: OwnerNode?
  @exclusivity(unchecked) private var otherOwners: [OwnerNode] = []
  @exclusivity(unchecked) private(set) var lifecycles: [LifecycleNode] = []
  /// The parts of the user's session that are not state, in the order of mounting (R32).
  @exclusivity(unchecked) private(set) var slots: [SessionSlot] = []
  @exclusivity(unchecked) private var endings: [() -> Void] = []
  /// Run when a removal of the scope begins or is taken back (R66).
  @exclusivity(unchecked) private(set) var removalActions: [() -> Void] = []
  /// The code that evaluates the scope's content, where it has some of its own: a row's closure
  /// (R55).
  @exclusivity(unchecked) var code: TrackedNode?
  /// The id that a `ForEach` gave the row which this scope is, for selection and `scrollTo` (R86,
  /// R87).
  public var elementID: AnyHashable? { identifier?.value }
  @exclusivity(unchecked) var identifier: ElementIdentifier?
  /// The removal transitions of what is mounted directly in the scope (R66).
  @exclusivity(unchecked) var transitions: [any RemovalTransition] = []
  /// Why this scope began; identities mounted in it inherit kind and location.
  @exclusivity(unchecked) public internal(set) var decision: Decision
  @exclusivity(unchecked) public private(set) var isAlive = true
  /// Whether the scope's content is shown: not covered, deselected or scrolled off (R67).
  @exclusivity(unchecked) public private(set) var isShown = true
  /// A scope that its container itself keeps hidden (a deselected tab in a shown tab view) stays
  /// hidden when the enclosing scope is shown again.
  @exclusivity(unchecked) public var isHeldHidden = false
  /// Removed, and still there until its transitions have ended.
  @exclusivity(unchecked) public internal(set) var isLeaving = false {
    didSet {
      if isLeaving != oldValue { runtime.leavingScopes += isLeaving ? 1 : -1 }
    }
  }
  /// A sheet, popover or alert: its content ends with its presenter without a decision of its own.
  @exclusivity(unchecked) public var isPresentation = false
  /// Whether something outside shows what a view in the scope provides: a sheet, a pushed page.
  @exclusivity(unchecked) private(set) var isSeenElsewhere = false
  /// The number that diagnostics have assigned to the scope.
  package var number: UInt32 {
    get { givenNumber }
    set { givenNumber = newValue }
  }
  /// Access to a stored property from another module is checked whatever its attributes are.
  @exclusivity(unchecked) private var givenNumber: UInt32 = 0
  /// Index among the scopes of the one it is in.
  @exclusivity(unchecked) private var slot: Int32 = 0
  /// How often its removal started.
  @exclusivity(unchecked) var removals: Int32 = 0
  /// The identity rules of its content: the enclosing scope's, unless a scene sets its own.
  public let profile: IdentityProfile

  init(runtime: ViewRuntime) {
    self.runtime = runtime
    subgraph = runtime.graph.rootSubgraph
    depth = 0
    profile = runtime.profile
    decision = Decision(.firstAppearance, rule: "R20")
  }

  /// A scope inside `parent`, which ends with it at the latest.
  /// - Parameter profile: the rules that a scene set for it; nil for the enclosing scope's.
  public init(in parent: Scope, depth: Int, decision: Decision, profile: IdentityProfile? = nil) {
    runtime = parent.runtime
    subgraph = parent.runtime.graph.makeSubgraph(parent: parent.subgraph)
    self.parent = parent
    self.depth = depth
    self.profile = profile ?? parent.profile
    self.decision = decision
    isShown = parent.isShown
    slot = Int32(parent.children.count)
    parent.children.append(self)
  }

  func register(_ owner: OwnerNode) {
    if firstOwner == nil { firstOwner = owner } else { otherOwners.append(owner) }
    if isShown && runtime.observer != nil { runtime.lifecycleQueue.appear(owner) }
  }

  func register(_ lifecycle: LifecycleNode) {
    lifecycles.append(lifecycle)
    if isShown { runtime.lifecycleQueue.appear(lifecycle) }
  }

  func register(_ slot: SessionSlot) { slots.append(slot) }

  /// Runs when the scope ends, after everything inside it has ended.
  public func onEnd(_ action: @escaping () -> Void) { endings.append(action) }

  /// Runs when a removal of the scope, or of one around it, begins, and when it is canceled (R66).
  package func onRemovalChange(_ action: @escaping () -> Void) { removalActions.append(action) }

  /// Ends the scope and everything below: disappearances, then state, then attributes (R23).
  public func end(_ decision: Decision) {
    guard isAlive else { return }
    parent?.forget(self)
    endSubtree(decision)
    runtime.graph.end(subgraph)
  }

  private func forget(_ child: Scope) {
    let last = children.removeLast()
    if last !== child {
      children[Int(child.slot)] = last
      last.slot = child.slot
    }
  }

  /// No recursion on depth: a tree a thousand scopes deep ends as a flat list, children before
  /// parents.
  private func endSubtree(_ decision: Decision) {
    if children.isEmpty { return endAlone(decision) }
    var order: [Scope] = [self]
    var next = 0
    var hasPresentations = false
    while next < order.count {
      for child in order[next].children {
        order.append(child)
        if child.isPresentation { hasPresentations = true }
      }
      next += 1
    }
    while let scope = order.popLast() {
      scope.endAlone(hasPresentations ? scope.reason(decision, endedBy: self) : decision)
    }
  }

  /// A presentation whose presenter ended has no decision of its own.
  private func reason(_ decision: Decision, endedBy ended: Scope) -> Decision {
    var current: Scope? = self
    while let scope = current, scope !== ended {
      if scope.isPresentation {
        return Decision(.parentEnded, at: decision.site, rule: decision.rule)
      }
      current = scope.parent
    }
    return decision
  }

  private func endAlone(_ decision: Decision) {
    isAlive = false
    isLeaving = false
    parent = nil
    for lifecycle in lifecycles.reversed() { runtime.lifecycleQueue.end(lifecycle) }
    for owner in otherOwners.reversed() { end(owner, decision) }
    if let firstOwner { end(firstOwner, decision) }
    code?.end()
    code = nil
    for action in endings { action() }
    lifecycles = []
    firstOwner = nil
    otherOwners = []
    slots = []
    endings = []
    removalActions = []
    transitions = []
    children = []
  }

  private func end(_ owner: OwnerNode, _ decision: Decision) {
    owner.end()
    if runtime.observer != nil { runtime.lifecycleQueue.end(owner, decision) }
  }

  /// Shows or hides all that is in the scope without touching its state (R67). Presentations stay
  /// on the screen while their presenter is hidden.
  public func setShown(_ shown: Bool) {
    guard isAlive, shown != isShown else { return }
    var order: [Scope] = [self]
    var next = 0
    while next < order.count {
      let scope = order[next]
      next += 1
      scope.isShown = shown
      order.append(
        contentsOf: scope.children.filter {
          !$0.isHeldHidden && !$0.isPresentation && $0.isShown != shown
        })
    }
    for scope in order.reversed() {
      for lifecycle in scope.lifecycles {
        if shown {
          runtime.lifecycleQueue.appear(lifecycle)
        } else {
          runtime.lifecycleQueue.disappear(lifecycle)
        }
      }
      guard runtime.observer != nil else { continue }
      for owner in scope.owners.reversed() {
        if shown {
          runtime.lifecycleQueue.appear(owner)
        } else {
          runtime.lifecycleQueue.disappear(owner)
        }
      }
    }
  }

  /// A view in the scope presents something, or provides something that another place shows: from
  /// now on it is kept up to date, also in a row away from the screen.
  public func noteSeenElsewhere() {
    var current: Scope? = self
    while let scope = current, !scope.isSeenElsewhere {
      scope.isSeenElsewhere = true
      scope.code?.catchUp()
      current = scope.parent
    }
  }

  /// Every scope below this one, and itself, parents first.
  public func forEachInSubtree(_ visit: (Scope) -> Void) {
    var order: [Scope] = [self]
    var next = 0
    while next < order.count {
      visit(order[next])
      order.append(contentsOf: order[next].children)
      next += 1
    }
  }

  /// The owners mounted in this scope itself, in the order of mounting.
  public func forEachOwner(_ visit: (OwnerNode) -> Void) { owners.forEach(visit) }

  private var owners: [OwnerNode] { (firstOwner.map { [$0] } ?? []) + otherOwners }
}
