import AttributeGraph
import Synchronization

/// Something outside the graph that bodies and rules depend on: an object, a property of one. Its attribute counts its changes.
///
/// A change may come from any thread; it becomes part of the next update (R28).
class ExternalSource: ReadSource, @unchecked Sendable {
  let runtime: ViewRuntime
  private let subgraph: Subgraph
  private let changes: Attribute<UInt64>
  private let isPending = Atomic<Bool>(false)
  private(set) var lastChange: (update: Int, words: String)?

  @MainActor
  init(_ runtime: ViewRuntime) {
    self.runtime = runtime
    subgraph = runtime.graph.makeSubgraph(parent: runtime.graph.rootSubgraph)
    changes = runtime.graph.makeSource(0, in: subgraph)
  }

  /// What changed, in words.
  var words: String { "" }

  /// Makes the running rule depend on the source.
  @MainActor
  func read(by owner: OwnerNode?) {
    _ = try? runtime.graph.readAmbient(changes)
    if runtime.observer != nil || owner?.tellsChanges == true { owner?.noteRead(of: self) }
  }

  /// It changed, or is about to. From any thread.
  final func changed() {
    if runtime.isUpdatingOnThisThread {
      MainActor.assumeIsolatedUnchecked { runtime.reportObjectWrite(words) }
    }
    guard !isPending.exchange(true, ordering: .acquiringAndReleasing) else { return }
    runtime.writes.append(.external(self, Transaction.current))
  }

  @MainActor
  func commit() {
    isPending.store(false, ordering: .releasing)
    guard let count = try? runtime.graph.value(of: changes) else { return }
    _ = try? runtime.graph.set(changes, to: count + 1)
    lastChange = (runtime.updateNumber, words)
  }

  func causeKind(for owner: OwnerNode) -> Cause.Kind { .observedChanged }

  /// Whether any rule still depends on it.
  @MainActor var isRead: Bool { !runtime.graph.dependents(of: changes.id).isEmpty }

  @MainActor func end() { runtime.graph.end(subgraph) }
}

/// What a body can read whose change explains why it runs again.
protocol ReadSource: AnyObject {
  /// The last change and the number of the update that made it.
  @MainActor var lastChange: (update: Int, words: String)? { get }
  @MainActor func causeKind(for owner: OwnerNode) -> Cause.Kind
  /// Where it was declared, if that is known.
  @MainActor var declaredAt: SourcePosition? { get }
}

extension ReadSource {
  var declaredAt: SourcePosition? { nil }
}
