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

/// Which properties of views are matched.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Views with the same id move from the position of the one to that of the other. A terminal
  /// shows the new position immediately.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    hint(
      MatchedGeometryHint.self,
      MatchedGeometry(
        id: AnyHashable(id), namespace: namespace, properties: properties, anchor: anchor,
        isSource: isSource))
  }

  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some View
  { self }
  nonisolated public func geometryGroup() -> some View { self }
}

/// What `matchedGeometryEffect` says of a view.
public struct MatchedGeometry: Hashable {
  public let id: AnyHashable
  public let namespace: Namespace.ID
  public let properties: MatchedGeometryProperties
  public let anchor: UnitPoint
  public let isSource: Bool
}

/// Which elements stand for each other when they are exchanged.
public enum MatchedGeometryHint: ElementHintKey { public typealias Value = MatchedGeometry }
