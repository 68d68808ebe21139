import AttributeGraph
import Synchronization

/// Something outside the graph that bodies and rules depend on: an object, a property of one. Its
/// attribute counts its changes.
///
/// A change may come from any thread; it becomes part of the next update (R28).
class ExternalSource: ReadSource, @unchecked Sendable {
  let runtime: ViewRuntime
  private let subgraph: Subgraph
  private let changes: Attribute<UInt64>
  private let isPending = Atomic<Bool>(false)
  @MainActor private(set) var lastChange = 0

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
    if let owner, owner.tellsChanges { owner.noteRead(of: self) }
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
    lastChange = runtime.updateNumber
    runtime.noteChange(of: self)
  }

  @MainActor var attributeID: AttributeID { changes.id }
  var changeWords: String { words }
  func causeKind(for owner: OwnerNode) -> Cause.Kind { .observedChanged }

  /// Whether any rule still depends on it.
  @MainActor var isRead: Bool { !runtime.graph.dependents(of: changes.id).isEmpty }

  @MainActor func end() { runtime.graph.end(subgraph) }
}

/// What a body can read whose change explains why it runs again.
package protocol ReadSource: AnyObject {
  /// What bodies that read it depend on.
  @MainActor var attributeID: AttributeID { get }
  /// The number of the update that changed it last.
  @MainActor var lastChange: Int { get }
  /// What that change was: `count 3→4`, `Model`.
  @MainActor var changeWords: String { get }
  @MainActor func causeKind(for owner: OwnerNode) -> Cause.Kind
  /// Where it was declared, if that is known.
  @MainActor var declaredAt: SourcePosition? { get }
  /// Where the state of a view was kept: the view and the property. Nil for what belongs to none,
  /// or to none any more.
  @MainActor var cell: (owner: OwnerNode, key: StateKey)? { get }
}

extension ReadSource {
  @MainActor package var declaredAt: SourcePosition? { nil }
  @MainActor package var cell: (owner: OwnerNode, key: StateKey)? { nil }
}
