import AttributeGraph

/// One view of some content, which a container may place anywhere.
///
/// It keeps the identity it has in its content: custom views in it keep their state wherever the
/// container places it, and all of it does where a `ForEach` over subviews moves it. A subview that
/// is not placed is not mounted.
nonisolated public struct Subview: View, Identifiable, Sendable {
  public typealias Body = Never

  let node: SubviewNode
  /// The values that modifiers in the content set for the container.
  // `Sendable` as in SwiftUI. The values are those of views, which only the main actor reads.
  nonisolated(unsafe) public let containerValues: ContainerValues

  public var id: SubviewID { SubviewID(node: node) }

  /// The modifiers around the view, outermost first.
  @MainActor package var modifierTypes: [any ViewModifier.Type] { node.types.modifiers }
  /// Its place in its content.
  @MainActor package var place: IdentityPath { node.identity }
  @MainActor package var viewType: any View.Type { node.types.view }

  @MainActor public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let rule = SubviewRule(view: view, inputs: inputs, branch: Branch(inputs))
    list.append(
      dynamic: inputs.graph.makeRule(
        rule, in: inputs.scope.subgraph, eager: inputs.structurePriority))
  }
}

@MainActor
private struct SubviewRule {
  let view: _GraphValue<Subview>
  let inputs: ViewInputs
  let branch: Branch
  var present: SubviewNode?
}

extension SubviewRule: @MainActor Rule {
  mutating func value(_ context: borrowing RuleContext) throws(GraphError) -> ElementSpan {
    let node = try context.load(view).node
    branch.attribute = context.id
    if node !== present {
      let decision =
        present == nil
        ? Decision(.firstAppearance, rule: "R6") : Decision(.explicitIDChanged, rule: "R6")
      present = node
      if node.scope.isAlive {
        branch.replace(decision, key: .identity(ObjectIdentifier(node))) {
          [attribute = context.id] in
          node.place($0, for: attribute, into: &$1)
        }
      } else {
        branch.clear(decision)
      }
    } else if let scope = branch.scope, !scope.isAlive {
      // Its content ended, and with it everything that shows it.
      branch.clear(Decision(.elementRemoved, rule: "R6"))
    }
    return branch.span
  }
}

extension Subview: ContainerValueSource {
  @MainActor package static func values(at place: _GraphValue<Subview>) -> ValueReaders {
    ValueReaders { context, values throws(GraphError) in
      values.merge(try context.load(place).containerValues)
    }
  }
}
