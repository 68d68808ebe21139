import AttributeGraph
import Foundation
import TheseusCore

/// Which properties of views are matched.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where the view is in its window.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The view's size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Gives this view the geometry of another one in the same group: the one with the same id in the
  /// same namespace whose `isSource` is true. A source stays where it is.
  ///
  /// The view is drawn in the place of the source; the views around it are laid out as if it were
  /// in its own. With the source's size it is proposed that size, and answers as it does to any
  /// proposal. Without a source in the window it is in its own place. Of several sources the one
  /// that was inserted last counts.
  ///
  /// When a source replaces another one, the way from the old position to the new one is not shown.
  /// - Parameters:
  ///   - properties: which of them it takes from the source.
  ///   - anchor: the point of this view that is placed on the same point of the source, where it
  ///     takes the position; otherwise the point of it that stays where it is.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    let match = MatchedGeometry(
      id: AnyHashable(id), namespace: namespace, properties: properties, anchor: anchor,
      isSource: isSource)
    return hint(MatchedGeometryHint.self, match).modifier(_MatchedGeometryModifier(match: match))
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
