import AttributeGraph

/// The one present alternative below a structural node: its lifetime and what it emits.
@MainActor
public final class Branch {
  private let inputs: ViewInputs
  public private(set) var scope: Scope?
  private var list = ElementList()
  private var version: UInt32 = 0

  public init(_ inputs: ViewInputs) {
    var inputs = inputs
    // What alternatives hand up stands where the seam was written, whenever they begin (R65).
    inputs.preferences = inputs.preferences?.makeChild(in: inputs.scope)
    self.inputs = inputs
  }

  public var span: ElementSpan { ElementSpan(items: list.items, version: version) }

  /// Ends the present alternative, if any, and begins another.
  public func replace(_ decision: Decision, mount: (ViewInputs, inout ElementList) -> Void) {
    let ended = scope
    let begun = Scope(in: inputs.scope, depth: inputs.depth + 1, decision: inherited(decision, replacing: ended))
    var fresh = ElementList()
    mount(inputs.inside(begun), &fresh)
    list = fresh
    scope = begun
    version &+= 1
    ended?.end(decision)
  }

  /// Ends the present alternative; nothing takes its place.
  public func clear(_ decision: Decision) {
    scope?.end(decision)
    scope = nil
    list = ElementList()
    version &+= 1
  }

  /// What begins together with its ancestor begins for the ancestor's reason.
  private func inherited(_ decision: Decision, replacing ended: Scope?) -> Decision {
    ended == nil && decision.kind == .firstAppearance ? inputs.scope.decision : decision
  }
}
