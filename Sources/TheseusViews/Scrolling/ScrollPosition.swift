import Foundation
import TheseusCore

/// The position of a scroll view as state: the last request, or what the user has scrolled to
/// since.
///
/// Writing it through `scrollTo` scrolls the view that `scrollPosition(_:anchor:)` connects; it
/// happens after the update that the write causes.
/// Sendable: the ids of its requests are.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  var request: ScrollRequest?
  /// Distinguishes two requests for the same position: the second scrolls again.
  var number = 0
  /// The view at the anchor, among the views that `scrollTargetLayout` marks.
  var seen: AnyHashable?
  /// Whether the user has scrolled since the last request.
  public internal(set) var isPositionedByUser = false

  /// A request, distinct from one with the same target before it.
  private struct Request: Hashable {
    let target: ScrollRequest?
    let number: Int
  }

  /// The request, for the scroll view.
  fileprivate var wish: ScrollWish {
    ScrollWish(
      target: request, id: AnyHashable(Request(target: request, number: number)),
      isFresh: seen == nil && !isPositionedByUser)
  }

  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}

  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    ask(.id(AnyHashable(id), anchor))
  }
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) { ask(.edge(edge)) }
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, point: CGPoint) {
    ask(.point(x: point.x, y: point.y))
  }
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    ask(.point(x: x, y: y))
  }
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    ask(.point(x: x, y: nil))
  }
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    ask(.point(x: nil, y: y))
  }

  public init(edge: Edge) { ask(.edge(edge)) }
  public init(point: CGPoint) { ask(.point(x: point.x, y: point.y)) }

  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    ask(.id(AnyHashable(id), anchor))
  }
  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }
  /// Points of the content.
  public mutating func scrollTo(point: CGPoint) { ask(.point(x: point.x, y: point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.point(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { ask(.point(x: x, y: nil)) }
  public mutating func scrollTo(y: CGFloat) { ask(.point(x: nil, y: y)) }

  /// The id of the view at the anchor, where it is of this type.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? {
    (seen?.base ?? requestedID?.base) as? ID
  }
  /// The id of the view at the anchor.
  public var viewID: (any Hashable)? { (seen?.base ?? requestedID?.base) as? any Hashable }
  /// The requested edge, until the user scrolls.
  public var edge: Edge? {
    if case .edge(let edge)? = request, !isPositionedByUser { edge } else { nil }
  }
  /// The requested point, until the user scrolls.
  public var point: CGPoint? {
    if case .point(let x, let y)? = request, !isPositionedByUser {
      CGPoint(x: x ?? 0, y: y ?? 0)
    } else {
      nil
    }
  }

  private var requestedID: AnyHashable? {
    if case .id(let id, _)? = request, !isPositionedByUser { id } else { nil }
  }

  private mutating func ask(_ request: ScrollRequest) {
    self.request = request
    number += 1
    seen = nil
    isPositionedByUser = false
  }
}

/// The scroll view saves its position, and reports it after a restart (R32).
extension ScrollPosition: TransientState {}

/// A target to scroll to.
enum ScrollRequest: Hashable {
  /// For a view; a nil anchor scrolls just far enough to show it.
  case id(AnyHashable, UnitPoint?)
  case edge(Edge)
  /// Points of the content; nil leaves an axis as it is.
  case point(x: CGFloat?, y: CGFloat?)
}

/// A request of an app to scroll.
struct ScrollWish {
  /// nil for nothing.
  let target: ScrollRequest?
  /// Differs from that of another request.
  let id: AnyHashable
  /// Whether the value has not received a position of the scroll view yet. When it has none and the
  /// last one had, the app has assigned a new value with the same request.
  var isFresh = false
}

/// Synchronizes an app's state with a scroll view, for any type of state.
public struct _ScrollPositionModifier {
  /// The app's present request. Reading it creates the dependency.
  let wanted: () -> ScrollWish
  /// Receives the view at the anchor; `byUser` when nothing requested it.
  let moved: (_ seen: AnyHashable?, _ byUser: Bool) -> Void
  let anchor: UnitPoint?
}

extension _ScrollPositionModifier: ElementModifier, ViewModifier {
  public typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> ScrollPositionElement
  {
    ScrollPositionElement(modifier, inputs)
  }
}

extension View {
  /// Connects the first scroll view inside to `id`: writing it scrolls to the view with this id,
  /// and it follows the view at `anchor`, else the first visible view, of the layout that
  /// `scrollTargetLayout` marks.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View
  {
    modifier(
      _ScrollPositionModifier(
        wanted: {
          ScrollWish(
            target: id.wrappedValue.map { .id(AnyHashable($0), anchor ?? .topLeading) },
            id: AnyHashable(id.wrappedValue))
        },
        moved: { seen, _ in
          if let seen = seen?.base as? ID, seen != id.wrappedValue { id.wrappedValue = seen }
        },
        anchor: anchor))
  }

  /// Connects the first scroll view inside to a position.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
    -> some View
  {
    modifier(
      _ScrollPositionModifier(
        wanted: { position.wrappedValue.wish },
        moved: { seen, byUser in
          var now = position.wrappedValue
          now.seen = seen
          if byUser { now.isPositionedByUser = true }
          if now != position.wrappedValue { position.wrappedValue = now }
        }, anchor: anchor))
  }

  /// Marks the views of this layout as those that scroll positions report.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}

/// `scrollTargetLayout`: marks the layout inside.
public struct _ScrollTargetLayoutModifier: Equatable {
  let isEnabled: Bool
}

extension _ScrollTargetLayoutModifier: ElementModifier, ViewModifier {
  public typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> ScrollTargetLayoutElement
  {
    ScrollTargetLayoutElement(modifier, inputs)
  }
}

final class ScrollTargetLayoutElement: PassthroughElement<_ScrollTargetLayoutModifier> {}
