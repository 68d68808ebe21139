import AttributeGraph

/// One of two views: `if`/`else`, and `switch` as a tree of them. The arms are distinct identities
/// even with the same type (R2, R3).
public struct _ConditionalContent<TrueContent, FalseContent> {
  public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  public let storage: Storage
  let site: SourceSite?

  nonisolated public init(_ storage: Storage, _ site: SourceSite? = nil) {
    self.storage = storage
    self.site = site
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let rule = ConditionalRule(view: view, inputs: inputs, branch: Branch(inputs))
    list.append(
      dynamic: inputs.graph.makeRule(
        rule, in: inputs.scope.subgraph, eager: inputs.structurePriority))
  }
}

@MainActor
private struct ConditionalRule<TrueContent: View, FalseContent: View> {
  typealias Conditional = _ConditionalContent<TrueContent, FalseContent>
  let view: _GraphValue<Conditional>
  let inputs: ViewInputs
  let branch: Branch
  var taken: Bool?
}

extension ConditionalRule: @MainActor Rule {
  mutating func value(_ context: borrowing RuleContext) throws(GraphError) -> ElementSpan {
    let conditional = try context.load(view)
    branch.attribute = context.id
    let arm = if case .trueContent = conditional.storage { true } else { false }
    let before = taken
    guard arm != before else {
      inputs.runtime.observer?.kept(
        branch.scope,
        Decision(
          .kept, at: conditional.site, rule: "R2",
          detail: .text(arm ? "branch still true" : "branch still false")))
      return branch.span
    }
    taken = arm
    // With shared arms, equal types are one position: the arm is not part of the path and nothing
    // begins or ends.
    if TrueContent.self == FalseContent.self, sharesArms {
      if before == nil { mountShared() }
      return branch.span
    }
    let decision =
      before == nil
      ? Decision(.firstAppearance, at: conditional.site, rule: "R2")
      : Decision(.branchFlipped, at: conditional.site, rule: "R2", detail: .flip(to: arm))
    if arm {
      mount(TrueContent.self, true, decision)
    } else {
      mount(FalseContent.self, false, decision)
    }
    return branch.span
  }

  private var sharesArms: Bool { inputs.profile.matchingArms == .shared }

  private func mount<Content: View>(_ type: Content.Type, _ arm: Bool, _ decision: Decision) {
    branch.replace(decision, key: .arm(arm)) { inputs, list in
      let payload = ArmRule<TrueContent, FalseContent, Content>(view: view, arm: arm)
      let attribute = inputs.graph.makeRule(payload, in: inputs.scope.subgraph)
      Content._mount(_GraphValue(attribute).compared, inputs.arm(arm), into: &list)
    }
  }

  private func mountShared() {
    branch.replace(Decision(.firstAppearance, rule: "R2")) { inputs, list in
      let payload = ArmRule<TrueContent, FalseContent, TrueContent>(view: view, arm: nil)
      let attribute = inputs.graph.makeRule(payload, in: inputs.scope.subgraph)
      TrueContent._mount(_GraphValue(attribute).compared, inputs, into: &list)
    }
  }
}

/// The value inside one arm (or, with no arm named, inside whichever is taken). Keeps the last one
/// where the arm is no longer taken and about to end.
@MainActor
private struct ArmRule<TrueContent, FalseContent, Content> {
  let view: _GraphValue<_ConditionalContent<TrueContent, FalseContent>>
  let arm: Bool?
}

extension ArmRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Content {
    let taken: Any
    switch try context.load(view).storage {
    case .trueContent(let content):
      if arm != false, let content = content as? Content { return content }
      taken = content
    case .falseContent(let content):
      if arm != true, let content = content as? Content { return content }
      taken = content
    }
    guard let previous = context.previous(as: Content.self) else {
      preconditionFailure("an arm of \(type(of: taken)) was mounted while the other was taken")
    }
    return previous
  }

  static func areEqual(_ a: borrowing Content, _ b: borrowing Content) -> Bool {
    ViewComparison.areEqualReporting(a, b)
  }
}

extension _ConditionalContent.Storage: ComparedByItself {
  static func makeComparer() -> Comparer? {
    CustomComparer<Self> { a, b in
      switch (copy a, copy b) {
      case (.trueContent(let a), .trueContent(let b)): ViewComparison.areEqual(a, b)
      case (.falseContent(let a), .falseContent(let b)): ViewComparison.areEqual(a, b)
      default: false
      }
    }
  }
}
