import AttributeGraph

/// A view with an explicit identity: a changed id is a new identity for the view and its content
/// (R9).
nonisolated public struct IDView<Content: View, ID: Hashable>: View {
  public typealias Body = Never
  let content: Content
  let id: ID
  let site: SourceSite

  @MainActor public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let rule = IDRule<Content, ID>(view: view, inputs: inputs, branch: Branch(inputs))
    list.append(
      dynamic: inputs.graph.makeRule(
        rule, in: inputs.scope.subgraph, eager: inputs.structurePriority))
  }
}

extension View {
  /// Binds the view's identity to `id`: when it changes, the view and its content are recreated
  /// (R9); `scrollTo` finds the view by it (R87).
  public func id<ID: Hashable>(
    _ id: ID, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> some View {
    IDView(content: self, id: id, site: SourceSite(fileID, line, column))
  }
}

@MainActor
private struct IDRule<Content: View, ID: Hashable> {
  let view: _GraphValue<IDView<Content, ID>>
  let inputs: ViewInputs
  let branch: Branch
  var present: ID?
}

extension IDRule: @MainActor Rule {
  mutating func value(_ context: borrowing RuleContext) throws(GraphError) -> ElementSpan {
    let pointer = try context.pointer(view)
    branch.attribute = context.id
    let id = pointer.pointee.id
    let site = pointer.pointee.site
    let before = present
    guard id != before else {
      inputs.runtime.observer?.kept(
        branch.scope, Decision(.kept, at: site, rule: "R9", detail: .value(id, before: "id still "))
      )
      return branch.span
    }
    present = id
    let decision =
      if let before {
        Decision(.explicitIDChanged, at: site, rule: "R9", detail: .change(from: before, to: id))
      } else {
        Decision(.firstAppearance, at: site, rule: "R9")
      }
    let identifier = TypedIdentifier(id)
    branch.replace(decision, key: .id(identifier)) { inputs, list in
      inputs.scope.identifier = identifier
      let content = inputs.graph.makeRule(
        IDContentRule(view: view, id: id), in: inputs.scope.subgraph)
      Content._mount(_GraphValue(content).compared, inputs.identified(by: id), into: &list)
    }
    return branch.span
  }
}

@MainActor
private struct IDContentRule<Content: View, ID: Hashable> {
  let view: _GraphValue<IDView<Content, ID>>
  let id: ID
}

extension IDContentRule: @MainActor Rule {
  /// The content under this id; the last one when another id has replaced it and this one is about
  /// to end.
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Content {
    let pointer = try context.pointer(view)
    if pointer.pointee.id != id, let previous = context.previous(as: Content.self) {
      return previous
    }
    return pointer.pointee.content
  }

  static func areEqual(_ a: borrowing Content, _ b: borrowing Content) -> Bool {
    ViewComparison.areEqualReporting(a, b)
  }
}

/// A value as a developer would write it: strings in quotes.
public func quoted(_ value: Any) -> String { ValueWords.describe(value) }
