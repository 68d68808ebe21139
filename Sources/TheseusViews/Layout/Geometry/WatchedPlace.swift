import Foundation
import TheseusCore

/// Geometry of an element that was read by code, and whether it is still valid.
///
/// An element knows its position in its parent. Its position in the window depends on all its
/// ancestors and on scrolling, and nothing notifies it of changes. So the window checks, once
/// everything else has settled, whether the values read are still right.
@MainActor
final class WatchedPlace {
  /// The possible queries.
  nonisolated enum Question: Hashable, @unchecked Sendable {
    /// The element's frame in another coordinate space.
    case frame(CoordinateSpace)
    /// The bounds of a named coordinate space around it, in its own coordinates.
    case bounds(AnyHashable)
    /// The frame of an anchor's element, in its own coordinates.
    case anchor(AnchorSource)
  }

  private(set) weak var element: ViewElement?
  private let moved: () -> Void
  private var answers: [Question: CGRect?] = [:]
  private var isRegistered = false

  /// - Parameter moved: called when a value that was read has changed; all records are dropped
  ///   first.
  init(_ element: ViewElement, moved: @escaping () -> Void) {
    self.element = element
    self.moved = moved
  }

  /// The present value, which is recorded. Nil when there is none, and once the element has ended.
  func answer(_ question: Question) -> CGRect? {
    guard let element, element.scope.isAlive else { return nil }
    let answer = current(question, element)
    answers[question] = .some(answer)
    if !isRegistered, let watch = element.window.part(LayoutWatch.self) {
      isRegistered = true
      watch.places.append(self)
    }
    return answer
  }

  /// Drops all records, because nothing uses the values any more.
  func forget() { answers.removeAll(keepingCapacity: true) }

  private func current(_ question: Question, _ element: ViewElement) -> CGRect? {
    let size = element.frame.isNull ? .zero : element.frame.size
    switch question {
    case .frame(.local): return CGRect(origin: .zero, size: size)
    case .frame(.global): return CGRect(origin: element.originInWindow, size: size)
    case .frame(.named(let name)): return CGRect(origin: element.origin(in: name), size: size)
    case .bounds(let name):
      guard let owner = element.ancestor(named: name) else { return nil }
      let origin = element.origin(in: name)
      return CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: owner.frame.size)
    case .anchor(let source):
      guard let other = source.element, other.scope.isAlive, !other.frame.isNull else { return nil }
      let (own, origin) = (element.originInWindow, other.originInWindow)
      return CGRect(
        origin: CGPoint(x: origin.x - own.x, y: origin.y - own.y), size: other.frame.size)
    }
  }

  /// Returns whether it is still of use to the window.
  fileprivate func follow() -> Bool {
    guard let element, element.scope.isAlive else { return false }
    for (question, answer) in answers where current(question, element) != answer {
      forget()
      moved()
      break
    }
    // New reads register again.
    isRegistered = !answers.isEmpty
    return isRegistered
  }
}

extension LayoutWatch {
  /// Tells those who asked where an element is that it is elsewhere.
  func followPlaces() {
    guard !places.isEmpty else { return }
    // Taken out meanwhile: what is notified may ask immediately, and comes in again.
    let watched = places
    places = []
    let kept = watched.filter { $0.follow() }
    places = kept + places.filter { place in !kept.contains { $0 === place } }
  }
}
