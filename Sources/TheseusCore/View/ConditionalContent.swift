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

  fileprivate var takesFirstArm: Bool {
    if case .trueContent = storage { true } else { false }
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
    let conditional = try context.pointer(view)
    let (arm, site) = (conditional.pointee.takesFirstArm, conditional.pointee.site)
    branch.attribute = context.id
    let before = taken
    guard arm != before else {
      inputs.runtime.observer?.kept(
        branch.scope,
        Decision(
          .kept, at: site, rule: "R2",
          detail: .text(arm ? "branch still true" : "branch still false")))
      return branch.span
    }
    taken = arm
    // With shared arms, equal types are one position: the arm is not part of the path and nothing
    // begins or ends.
    if TrueContent.self == FalseContent.self, sharesArms {
      if before == nil {
        mountShared(at: site)
      } else {
        inputs.runtime.observer?.kept(
          branch.scope,
          Decision(
            .kept, at: site, rule: "R2",
            detail: .text(
              arm
                ? "branch now true, the arms share one identity"
                : "branch now false, the arms share one identity")))
      }
      return branch.span
    }
    let decision =
      before == nil
      ? Decision(.firstAppearance, at: site, rule: "R2")
      : Decision(.branchFlipped, at: site, rule: "R2", detail: .flip(to: arm))
    if arm {
      mount(decision, true) {
        $0.graph.makeRule(FirstArmRule(view: view), in: $0.scope.subgraph)
      }
    } else {
      mount(decision, false) {
        $0.graph.makeRule(SecondArmRule(view: view), in: $0.scope.subgraph)
      }
    }
    return branch.span
  }

  private var sharesArms: Bool { inputs.profile.matchingArms == .shared }

  private func mount<Content: View>(
    _ decision: Decision, _ arm: Bool, _ attribute: (ViewInputs) -> Attribute<Content>
  ) {
    branch.replace(decision, key: .arm(arm)) { inputs, list in
      Content._mount(_GraphValue(attribute(inputs)).compared, inputs.arm(arm), into: &list)
    }
  }

  private func mountShared(at site: SourceSite?) {
    branch.replace(Decision(.firstAppearance, at: site, rule: "R2")) { inputs, list in
      let content = inputs.graph.makeRule(SharedArmRule(view: view), in: inputs.scope.subgraph)
      TrueContent._mount(_GraphValue(content).compared, inputs, into: &list)
    }
  }
}

/// The value inside an arm. Keeps the last one where the arm is no longer taken and about to end.
///
/// Each arm has a rule of its own: in generic code a cast of the content costs more than the rest.
@MainActor
private struct FirstArmRule<TrueContent, FalseContent> {
  let view: _GraphValue<_ConditionalContent<TrueContent, FalseContent>>
}

extension FirstArmRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> TrueContent {
    if case .trueContent(let content) = try context.pointer(view).pointee.storage { return content }
    return lastContent(of: context)
  }

  static func areEqual(_ a: borrowing TrueContent, _ b: borrowing TrueContent) -> Bool {
    ViewComparison.areEqualReporting(a, b)
  }
}

@MainActor
private struct SecondArmRule<TrueContent, FalseContent> {
  let view: _GraphValue<_ConditionalContent<TrueContent, FalseContent>>
}

extension SecondArmRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> FalseContent {
    if case .falseContent(let content) = try context.pointer(view).pointee.storage {
      return content
    }
    return lastContent(of: context)
  }

  static func areEqual(_ a: borrowing FalseContent, _ b: borrowing FalseContent) -> Bool {
    ViewComparison.areEqualReporting(a, b)
  }
}

/// The value inside whichever arm is taken, where both have one type and share their identity.
@MainActor
private struct SharedArmRule<TrueContent, FalseContent> {
  let view: _GraphValue<_ConditionalContent<TrueContent, FalseContent>>
}

extension SharedArmRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> TrueContent {
    switch try context.pointer(view).pointee.storage {
    case .trueContent(let content): return content
    case .falseContent(let content):
      if let content = content as? TrueContent { return content }
      return lastContent(of: context)
    }
  }

  static func areEqual(_ a: borrowing TrueContent, _ b: borrowing TrueContent) -> Bool {
    ViewComparison.areEqualReporting(a, b)
  }
}

@MainActor
private func lastContent<Content>(of context: borrowing RuleContext) -> Content {
  guard let previous = context.previous(as: Content.self) else {
    preconditionFailure("an arm with \(Content.self) was mounted while the other was taken")
  }
  return previous
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
