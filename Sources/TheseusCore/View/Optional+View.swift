import AttributeGraph

/// An `if` without `else`: nil↔some ends and begins, some→some keeps (R4).
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

  public static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList) {
    let rule = OptionalRule<Self, Content>(view: view, inputs: inputs, branch: Branch(inputs), content: \.content, site: \.site)
    list.append(dynamic: inputs.graph.makeRule(rule, in: inputs.scope.subgraph, eager: inputs.structurePriority))
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList) {
    let rule = OptionalRule<Self, Wrapped>(view: view, inputs: inputs, branch: Branch(inputs), content: \.self, site: nil)
    list.append(dynamic: inputs.graph.makeRule(rule, in: inputs.scope.subgraph, eager: inputs.structurePriority))
  }
}

@MainActor
private struct OptionalRule<Whole, Content: View> {
  let view: _GraphValue<Whole>
  let inputs: ViewInputs
  let branch: Branch
  let content: KeyPath<Whole, Content?>
  let site: KeyPath<Whole, SourceSite?>?
  var present: Bool?
}

extension OptionalRule: @MainActor Rule {
  mutating func value(_ context: borrowing RuleContext) throws(GraphError) -> ElementSpan {
    let whole = try context.load(view)
    branch.attribute = context.id
    let isPresent = whole[keyPath: content] != nil
    let place = site.flatMap { whole[keyPath: $0] }
    let before = present
    guard isPresent != before || (isPresent && RuntimeFault.has(.renewsPresentOptional)) else {
      inputs.runtime.observer?.kept(
        branch.scope, Decision(.kept, at: place, rule: "R4", detail: .text(isPresent ? "still present" : "still absent")))
      return branch.span
    }
    present = isPresent
    if isPresent {
      let decision =
        before == nil
        ? Decision(.firstAppearance, at: place, rule: "R4")
        : Decision(.optionalChanged, at: place, rule: "R4", detail: .text("nil→some"))
      branch.replace(decision) { inputs, list in
        let payload = inputs.graph.makeRule(PayloadRule(view: view, content: content), in: inputs.scope.subgraph)
        Content._mount(_GraphValue(payload).compared, inputs.arm(true), into: &list)
      }
    } else if before != nil && !RuntimeFault.has(.keepsAbsentOptional) {
      branch.clear(Decision(.optionalChanged, at: place, rule: "R4", detail: .text("some→nil")))
    }
    return branch.span
  }
}

/// The wrapped value; keeps the last one when it has just become nil and its identity is about to end.
@MainActor
private struct PayloadRule<Whole, Content> {
  let view: _GraphValue<Whole>
  let content: KeyPath<Whole, Content?>
}

extension PayloadRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Content {
    if let content = try context.load(view)[keyPath: content] { return content }
    guard let previous = context.previous(as: Content.self) else {
      preconditionFailure("\(Content.self) was mounted while absent")
    }
    return previous
  }

  static func areEqual(_ a: borrowing Content, _ b: borrowing Content) -> Bool { ViewComparison.areEqualTelling(a, b) }
}
