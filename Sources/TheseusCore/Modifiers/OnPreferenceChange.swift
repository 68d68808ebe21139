import AttributeGraph

/// `onPreferenceChange`: runs once at first, then for unequal values (R65).
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier
where Key.Value: Equatable {
  public typealias Body = Never
  var action: (Key.Value) -> Void
  var site: SourceSite

  @MainActor public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    let node = PreferenceNode(inputs)
    var inner = inputs
    inner.preferences = node
    let watcher = PreferenceWatcher<Key>(inputs)
    let rule = PreferenceActionRule(
      modifier: modifier, value: node.value(of: Key.self), watcher: watcher)
    content.mount(inner, into: &list)
    _ = inputs.graph.makeRule(rule, in: inputs.scope.subgraph, eager: inputs.effectPriority)
  }
}

@MainActor
private struct PreferenceActionRule<Key: PreferenceKey> where Key.Value: Equatable {
  let modifier: _GraphValue<_PreferenceActionModifier<Key>>
  let value: Attribute<Key.Value>
  let watcher: PreferenceWatcher<Key>
}

extension PreferenceActionRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) {
    let value = try context[value]
    watcher.receive(value, try context.load(modifier))
  }

  static func areEqual(_ a: borrowing Void, _ b: borrowing Void) -> Bool { true }
}

/// Compares each value with the last one that was passed to the action.
@MainActor
private final class PreferenceWatcher<Key: PreferenceKey> where Key.Value: Equatable {
  /// The number of passes of one flush after which a preference that changes its own inputs is
  /// stopped before its action runs.
  private static var maximumRounds: Int { 8 }

  private let inputs: ViewInputs
  private var last: Key.Value?
  private var rounds = (flush: -1, pass: -1, count: 0)

  init(_ inputs: ViewInputs) { self.inputs = inputs }

  func receive(_ value: Key.Value, _ modifier: _PreferenceActionModifier<Key>) {
    guard last != value else { return }
    last = value
    let runtime = inputs.runtime
    if rounds.flush != runtime.flushNumber { rounds = (runtime.flushNumber, -1, 0) }
    let isFirstOfPass = rounds.pass != runtime.passNumber
    rounds.pass = runtime.passNumber
    if isFirstOfPass { rounds.count += 1 }
    guard rounds.count <= Self.maximumRounds else {
      if isFirstOfPass, rounds.count == Self.maximumRounds + 1 { reportCycle(modifier) }
      return
    }
    let scope = inputs.scope
    runtime.lifecycleQueue.perform("onPreferenceChange", at: inputs.identity) {
      if scope.isAlive { modifier.action(value) }
    }
  }

  private func reportCycle(_ modifier: _PreferenceActionModifier<Key>) {
    inputs.runtime.report(
      RuntimeIssue(
        kind: .preferenceCycle,
        message:
          """
          onPreferenceChange(\(IdentityPath.Component.name(of: Key.self)).self) changed \
          \(rounds.count) times in one update; its action keeps changing the preference
          """,
        identity: inputs.identity.description, location: modifier.site.position))
  }
}

extension View {
  /// Runs `action` with the values that this view and its descendants set for `key`: once at first,
  /// then whenever the result changed (R65).
  nonisolated public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column,
    perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(_PreferenceActionModifier<Key>(action: action, site: SourceSite(fileID, line, column)))
  }
}
