import AttributeGraph

/// The reads that rules other than bodies make through one location: a field's content through
/// `Binding(get:set:)` or `$model.title`.
///
/// Tracked code like any other (R50), with an attribute that those rules depend on and that changes
/// when something it read does.
@MainActor
final class AmbientReading: TrackedNode {
  private let subgraph: Subgraph
  private(set) weak var location: AnyObject?
  /// The update in which the reads were tracked last.
  private var trackedIn = -1

  init(_ location: AnyObject, _ runtime: ViewRuntime) {
    self.location = location
    subgraph = runtime.graph.makeSubgraph(parent: runtime.graph.rootSubgraph)
    super.init(runtime: runtime)
    attribute = runtime.graph.makeRule(ChangeCountRule(), in: subgraph).id
  }

  func read<Value>(_ location: AnyLocation<Value>) -> Value {
    _ = try? runtime.graph.readAmbient(Attribute<UInt64>(attribute))
    // In one update the location reads the same properties each time. In the next one it may read
    // others: its closures may depend on state.
    if trackedIn == runtime.updateNumber, observation?.isWaiting ?? true { return location.get() }
    trackedIn = runtime.updateNumber
    return track { location.get() }
  }

  /// Whether any rule still depends on it.
  var isRead: Bool { location != nil && !runtime.graph.dependents(of: attribute).isEmpty }

  override func end() {
    super.end()
    runtime.graph.end(subgraph)
  }
}

/// Returns a new number at each run, so that its dependents run again.
private struct ChangeCountRule: Rule {
  private var runs: UInt64 = 0

  init() {}

  mutating func value(_ context: borrowing RuleContext) throws(GraphError) -> UInt64 {
    runs += 1
    return runs
  }
}
