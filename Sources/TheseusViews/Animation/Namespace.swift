import Foundation
import TheseusCore

/// Names that are unique to the views of one identity.
@propertyWrapper
public struct Namespace {
  /// A namespace. Two identities never have the same.
  public struct ID: Hashable, Sendable {
    fileprivate let value: UUID
  }

  @State private var id = ID(value: UUID())

  nonisolated public init() {}

  public var wrappedValue: ID { id }
}

extension Namespace: DynamicProperty {}

/// A namespace is unique to its process, so snapshots leave it out.
extension Namespace: TransientState {}
