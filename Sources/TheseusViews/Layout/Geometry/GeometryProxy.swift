import Foundation
import TheseusCore

/// The geometry of the view of a `GeometryReader`, a visual effect or a geometry change.
///
/// The view's frame in other coordinate spaces is that of the last layout. A reader runs again when
/// the frame moves: after a layout around it, or when a scroll view has moved it.
public struct GeometryProxy {
  let place: WatchedPlace
  /// The size of the view, in points.
  public let size: CGSize
  /// The number of moves: a proxy passed to other views then differs, so they run again.
  let moves: UInt32

  /// Terminals and pages have no unsafe areas.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The view's bounds in another coordinate space, in points; at its own origin once the view has
  /// ended, and off the main actor.
  public func frame(in space: CoordinateSpace) -> CGRect {
    if case .local = space { return CGRect(origin: .zero, size: size) }
    return CGRect(origin: answer(.frame(space))?.origin ?? .zero, size: size)
  }

  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The bounds of an enclosing coordinate space, in the view's own coordinates; nil when there is
  /// none with that name.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = space.coordinateSpace else { return nil }
    return answer(.bounds(name))
  }

  /// An anchor's value in the view's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.value(answer(.anchor(anchor.source)) ?? .zero)
  }

  /// Effects are functions that may be called anywhere, and are called here on the main actor.
  private func answer(_ question: WatchedPlace.Question) -> CGRect? {
    guard MainActor.isCurrent else { return nil }
    return MainActor.assumeIsolatedUnchecked { place.answer(question) }
  }
}

extension GeometryProxy: Equatable, Sendable {
  nonisolated public static func == (a: Self, b: Self) -> Bool {
    a.place === b.place && a.size == b.size && a.moves == b.moves
  }
}
