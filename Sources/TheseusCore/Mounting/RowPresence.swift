import AttributeGraph

/// Whether a lazy row is near the screen, for the bodies that are dropped when it is not: those of
/// the row's own views, under `lazyRowRetention: .rowOnly` (R71).
@MainActor
public final class RowPresence {
  let isNear: Attribute<Bool>
  private let graph: Graph

  init(in scope: Scope) {
    graph = scope.runtime.graph
    isNear = graph.makeSource(true, in: scope.subgraph)
  }

  func set(_ isNear: Bool) { _ = try? graph.set(self.isNear, to: isNear) }
}

/// The position within a lazy row whose bodies are dropped off screen.
struct RowBody {
  let presence: RowPresence
  /// Inside a container that the row's closure returns, views are not the row's own.
  var isInContainer = false
}

/// Mounts something while a row is near the screen and ends it while it is not.
@MainActor
struct RowBodyRule {
  let presence: RowPresence
  let branch: Branch
  /// The reason of the first body: the row's own decision.
  var first = Decision(.firstAppearance, rule: "R71")
  let mount: (ViewInputs, inout ElementList) -> Void
  var onDrop: () -> Void = {}
  var hasMounted = false

  func mount(_ inputs: ViewInputs, into list: inout ElementList) {
    var rule = self
    rule.first = inputs.scope.decision
    list.append(
      dynamic: inputs.graph.makeRule(
        rule, in: inputs.scope.subgraph, eager: inputs.structurePriority))
  }
}

extension RowBodyRule: @MainActor Rule {
  mutating func value(_ context: borrowing RuleContext) throws(GraphError) -> ElementSpan {
    let isNear = try context[presence.isNear]
    branch.attribute = context.id
    if isNear, branch.scope == nil {
      branch.replace(hasMounted ? Decision(.scrolledIntoView, rule: "R71") : first, mount: mount)
      hasMounted = true
    } else if !isNear, branch.scope != nil {
      branch.clear(Decision(.scrolledOutOfView, rule: "R71"))
      onDrop()
    }
    return branch.span
  }
}
