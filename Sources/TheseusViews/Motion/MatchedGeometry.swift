import Foundation
import TheseusCore

/// Which properties of views are matched.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// When one of two views with the same id replaces the other, it moves from the other's position
  /// to its own. A terminal shows the new position immediately.
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
  { hint(MatchedTransitionSourceHint.self, (AnyHashable(id), namespace)) }
  nonisolated public func geometryGroup() -> some View { hint(GeometryGroupHint.self, true) }
}

/// The arguments of `matchedGeometryEffect` on a view.
public struct MatchedGeometry: Hashable {
  public let id: AnyHashable
  public let namespace: Namespace.ID
  public let properties: MatchedGeometryProperties
  public let anchor: UnitPoint
  public let isSource: Bool
}

/// Identifies elements that replace each other.
public enum MatchedGeometryHint: ElementHintKey { public typealias Value = MatchedGeometry }

/// The name by which a transition finds the view that it starts from.
public enum MatchedTransitionSourceHint: ElementHintKey {
  public typealias Value = (id: AnyHashable, namespace: Namespace.ID)
}

/// Whether the elements inside move together with this one.
public enum GeometryGroupHint: ElementHintKey { public typealias Value = Bool }
