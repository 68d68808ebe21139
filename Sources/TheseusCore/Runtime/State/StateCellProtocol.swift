import AttributeGraph

/// A state cell of any type, for the write queue and for snapshots.
@MainActor
package protocol StateCellProtocol: ReadSource, Sendable {
  var key: StateKey { get }
  /// Nil once it has ended.
  nonisolated var owner: OwnerNode? { get }
  func commit(group: UInt64, _ observer: (any RuntimeObserver)?)
}

extension StateCellProtocol {
  package var declaredAt: SourcePosition? { key.site?.position }
  package var cell: (owner: OwnerNode, key: StateKey)? { owner.map { ($0, key) } }
  package func causeKind(for owner: OwnerNode) -> Cause.Kind {
    owner === self.owner ? .stateChanged : .bindingChanged
  }
}
