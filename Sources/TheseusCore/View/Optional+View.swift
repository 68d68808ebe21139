import AttributeGraph

/// An `if` without `else`: nil↔some ends and begins an identity, some→some keeps it (R4).
public struct _OptionalContent<Content> {
  public let content: Content?
  let site: SourceSite?

  nonisolated public init(_ content: Content?, _ site: SourceSite? = nil) {
    self.content = content
    self.site = site
  }
}

extension _OptionalContent: View where Content: View {
  public typealias Body = Never

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let rule = OptionalRule(view: view, inputs: inputs, branch: Branch(inputs))
    list.append(
      dynamic: inputs.graph.makeRule(
        rule, in: inputs.scope.subgraph, eager: inputs.structurePriority))
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let rule = OptionalRule(view: view, inputs: inputs, branch: Branch(inputs))
    list.append(
      dynamic: inputs.graph.makeRule(
        rule, in: inputs.scope.subgraph, eager: inputs.structurePriority))
  }
}

/// A view that is present or not. No key paths: those of generic types are created at each use.
private protocol OptionalView {
  associatedtype Payload: View
  var payload: Payload? { get }
  var site: SourceSite? { get }
}

extension _OptionalContent: OptionalView where Content: View {
  fileprivate var payload: Content? { content }
}

extension Optional: OptionalView where Wrapped: View {
  fileprivate var payload: Wrapped? { self }
  fileprivate var site: SourceSite? { nil }
}

@MainActor
private struct OptionalRule<Whole: OptionalView> {
  let view: _GraphValue<Whole>
  let inputs: ViewInputs
  let branch: Branch
  var present: Bool?

  init(view: _GraphValue<Whole>, inputs: ViewInputs, branch: Branch) {
    self.view = view
    self.inputs = inputs
    self.branch = branch
  }
}

extension OptionalRule: @MainActor Rule {
  mutating func value(_ context: borrowing RuleContext) throws(GraphError) -> ElementSpan {
    let whole = try context.load(view)
    branch.attribute = context.id
    let isPresent = whole.payload != nil
    let place = whole.site
    let before = present
    guard isPresent != before else {
      inputs.runtime.observer?.kept(
        branch.scope,
        Decision(
          .kept, at: place, rule: "R4", detail: .text(isPresent ? "still present" : "still absent"))
      )
      return branch.span
    }
    present = isPresent
    if isPresent {
      let decision =
        before == nil
        ? Decision(.firstAppearance, at: place, rule: "R4")
        : Decision(.optionalChanged, at: place, rule: "R4", detail: .text("nil→some"))
      branch.replace(decision) { inputs, list in
        let payload = inputs.graph.makeRule(PayloadRule(view: view), in: inputs.scope.subgraph)
        Whole.Payload._mount(_GraphValue(payload).compared, inputs.arm(true), into: &list)
      }
    } else if before != nil {
      branch.clear(Decision(.optionalChanged, at: place, rule: "R4", detail: .text("some→nil")))
    }
    return branch.span
  }
}

/// The wrapped value; keeps the last one when it has just become nil and its identity is about to
/// end.
@MainActor
private struct PayloadRule<Whole: OptionalView> {
  let view: _GraphValue<Whole>
}

extension PayloadRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Whole.Payload {
    if let content = try context.load(view).payload { return content }
    guard let previous = context.previous(as: Whole.Payload.self) else {
      preconditionFailure("\(Whole.Payload.self) was mounted while absent")
    }
    return previous
  }

  static func areEqual(_ a: borrowing Whole.Payload, _ b: borrowing Whole.Payload) -> Bool {
    ViewComparison.areEqualReporting(a, b)
  }
}
