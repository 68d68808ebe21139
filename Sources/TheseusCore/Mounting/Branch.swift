import AttributeGraph

/// Distinguishes the alternatives at one position. No `AnyHashable`: creating one searches
/// conformances, and every mounted conditional needs a key.
public enum BranchKey: Equatable {
  /// There is one alternative, or none.
  case only
  case arm(Bool)
  /// By type or object.
  case identity(ObjectIdentifier)
  case id(ElementIdentifier)
}

/// The present alternative of a structural node: its lifetime and the elements it emits. Removed
/// alternatives with a transition stay for a while (R66).
@MainActor
public final class Branch {
  private struct Leaving {
    let key: BranchKey
    let scope: Scope
    let list: ElementList
    /// Its number among the alternatives that were mounted.
    let arm: UInt32
    /// Why it was removed.
    let decision: Decision
  }

  private let inputs: ViewInputs
  public private(set) var scope: Scope?
  /// Distinguishes the present alternative from others at the same position.
  private var key = BranchKey.only
  private var list = ElementList()
  private var leaving: [Leaving] = []
  /// The number of the present alternative, and of the newest one.
  private var (arm, lastArm): (UInt32, UInt32) = (0, 0)
  private var version: UInt32 = 0
  /// The rule that returns `span`.
  public var attribute = AttributeID.none

  public init(_ inputs: ViewInputs) {
    var inputs = inputs
    // Preferences of alternatives are ordered by the conditional's source order, whenever the
    // alternatives begin (R65).
    inputs.preferences = inputs.preferences?.makeChild(in: inputs.scope)
    self.inputs = inputs
  }

  /// Whether the alternative is present and hidden: then it passes no preferences up (R65).
  public var isSilent: Bool {
    get { inputs.preferences?.isSilent ?? false }
    set { inputs.preferences?.isSilent = newValue }
  }

  public var span: ElementSpan {
    ElementSpan(
      items: leaving.isEmpty ? list.items : leaving.flatMap(\.list.items) + list.items,
      version: version)
  }

  /// Ends the present alternative, if any, and begins another, or returns to a leaving one with the
  /// same `key`.
  public func replace(
    _ decision: Decision, key: BranchKey = .only, mount: (ViewInputs, inout ElementList) -> Void
  ) {
    let ended = present(decision)
    self.key = key
    version &+= 1
    if let index = leaving.firstIndex(where: { $0.key == key && $0.scope.isAlive }) {
      let back = leaving.remove(at: index)
      (scope, list, arm) = (back.scope, back.list, back.arm)
      inputs.preferences?.beginArm(arm)
      inputs.preferences?.setLeaving(false, arm: arm)
      back.scope.cancelRemoval(
        inputs.transaction,
        Decision(.revived, at: decision.site, rule: "R66", detail: decision.detail))
    } else {
      let begun = Scope(
        in: inputs.scope, depth: inputs.depth + 1,
        decision: inherited(decision, replacing: ended?.scope))
      var fresh = ElementList()
      lastArm &+= 1
      arm = lastArm
      inputs.preferences?.beginArm(arm)
      mount(inputs.inside(begun), &fresh)
      (scope, list) = (begun, fresh)
    }
    if let ended { retire(ended) }
  }

  /// Ends the present alternative without a successor.
  public func clear(_ decision: Decision) {
    let ended = present(decision)
    scope = nil
    list = ElementList()
    version &+= 1
    if let ended { retire(ended) }
  }

  private func present(_ decision: Decision) -> Leaving? {
    scope.map { Leaving(key: key, scope: $0, list: list, arm: arm, decision: decision) }
  }

  private func retire(_ ended: Leaving) {
    let scope = ended.scope
    let waits =
      !scope.transitions.isEmpty
      && scope.leave(inputs.transaction) { [weak self] in self?.finish(scope) }
    guard waits else { return scope.end(ended.decision) }
    leaving.append(ended)
    inputs.preferences?.setLeaving(true, arm: ended.arm)
  }

  private func finish(_ scope: Scope) {
    guard let index = leaving.firstIndex(where: { $0.scope === scope }) else { return }
    let gone = leaving.remove(at: index)
    version &+= 1
    gone.scope.end(gone.decision)
    inputs.preferences?.setLeaving(false, arm: gone.arm)
    inputs.graph.invalidate(attribute)
  }

  /// An alternative that begins together with its ancestor has the ancestor's reason.
  private func inherited(_ decision: Decision, replacing ended: Scope?) -> Decision {
    ended == nil && decision.kind == .firstAppearance ? inputs.scope.decision : decision
  }
}
