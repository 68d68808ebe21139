import Foundation
import TheseusCore

/// What a `GeometryReader`, a visual effect or a geometry change knows of its place.
///
/// Where the view is in other coordinate spaces is as of the last layout. Who asks is asked again
/// when it is elsewhere: after a layout around it, or when a scroll view has moved it.
public struct GeometryProxy {
  let place: WatchedPlace
  /// The size of the view, in points.
  public let size: CGSize
  /// How often the view was elsewhere: a proxy handed on to other views is another one then, and
  /// they run again.
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

  /// The bounds of a coordinate space around the view, in the view's own coordinates; nil where
  /// there is none of that name.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = space.coordinateSpace else { return nil }
    return answer(.bounds(name))
  }

  /// What an anchor stands for, in the view's own coordinates.
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
