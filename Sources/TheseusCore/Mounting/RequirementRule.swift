import AttributeGraph

/// Mounts a view or modifier whose properties need an object from the environment as soon as the
/// object is there, and nothing before (R54). All others are mounted directly.
@MainActor
struct RequirementRule<Value> {
  let value: _GraphValue<Value>
  let inputs: ViewInputs
  let branch: Branch
  let mount: (ViewInputs, inout ElementList) -> Void
  var isMounted: Bool?

  /// Appends the guarded view to `list`.
  static func mount(
    _ value: _GraphValue<Value>, _ inputs: ViewInputs, into list: inout ElementList,
    _ mount: @escaping (ViewInputs, inout ElementList) -> Void
  ) {
    let rule = RequirementRule(value: value, inputs: inputs, branch: Branch(inputs), mount: mount)
    list.append(
      dynamic: inputs.graph.makeRule(
        rule, in: inputs.scope.subgraph, eager: inputs.structurePriority))
  }
}

extension RequirementRule: @MainActor Rule {
  mutating func value(_ context: borrowing RuleContext) throws(GraphError) -> ElementSpan {
    let values = try context[inputs.environment.values]
    branch.attribute = context.id
    let requirements = DynamicFields.requirements(
      of: Value.self, at: UnsafeRawPointer(try context.pointer(value)))
    let missing = requirements.first { !$0.isMet(values) }
    guard (missing == nil) != isMounted else { return branch.span }
    isMounted = missing == nil
    if let missing {
      branch.clear(
        Decision(
          .optionalChanged, rule: "R54",
          detail: .made { "\(missing.typeName) is missing from the environment" }))
      report(missing)
    } else {
      branch.replace(Decision(.firstAppearance, rule: "R54"), mount: mount)
    }
    return branch.span
  }

  private func report(_ missing: EnvironmentRequirement) {
    let view = IdentityPath.Component.name(of: Value.self)
    let issue = RuntimeIssue(
      kind: .missingEnvironmentObject,
      message:
        """
        \(view) is not shown: it needs a \(missing.typeName), which is not in its environment; \
        add \(missing.remedy) to a view above it
        """,
      identity: inputs.place(Value.self).description)
    inputs.runtime.report(issue)
    inputs.runtime.services.failed(issue)
  }
}
