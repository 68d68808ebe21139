import Foundation
import TheseusCore

extension FocusManager {
  /// Moves to the next candidate, or the previous, wrapping around.
  public func move(forward: Bool) {
    let candidates = candidates
    guard !candidates.isEmpty else { return focus(nil) }
    guard let current = candidates.firstIndex(where: { $0 === focused }) else {
      return focus(
        resumption.target(self, forward: forward) ?? (forward ? candidates.first : candidates.last))
    }
    let step = forward ? 1 : candidates.count - 1
    focus(entered(by: candidates[(current + step) % candidates.count]))
  }

  /// Moves to the nearest candidate in a direction; stays when there is none.
  ///
  /// - Returns: false when nothing has focus and nothing can have it.
  @discardableResult
  public func move(_ direction: MoveCommandDirection) -> Bool {
    let candidates = candidates
    guard let focused, candidates.contains(where: { $0 === focused }) else {
      focus(resumption.target(self, forward: true) ?? candidates.first)
      passingAxis = direction.axis
      return !candidates.isEmpty
    }
    guard let target = next(direction) else { return false }
    focus(entered(by: target))
    passingAxis = direction.axis
    return true
  }

  /// The nearest candidate in a direction from the focused element, or in the nearest section.
  func next(_ direction: MoveCommandDirection) -> ViewElement? {
    guard let focused else { return nil }
    let candidates = candidates
    let from = focused.frameInWindow
    var best: (element: ViewElement, distance: CGFloat)?
    for candidate in candidates
    where candidate !== focused && !candidate.contains(focused) && !focused.contains(candidate) {
      guard let distance = direction.distance(from: from, to: candidate.frameInWindow) else {
        continue
      }
      if distance < best?.distance ?? .infinity { best = (candidate, distance) }
    }
    return best?.element ?? nearestInSection(direction, from: focused, candidates)
  }

  /// The target of moving focus to `target`: when that enters a region with an initial focus for
  /// moves, that one.
  private func entered(by target: ViewElement) -> ViewElement {
    var region: DefaultFocusNode?
    var current: ViewElement? = target
    while let element = current, !element.contains(focused) {
      if let node = element as? DefaultFocusNode, node.isForMoves { region = node }
      current = element.viewParent
    }
    return region.flatMap { defaultTarget(in: $0) } ?? target
  }
}

/// A direction on the screen in which the user moves focus.
public enum MoveCommandDirection: Hashable, CaseIterable, Sendable {
  case up, down, left, right

  init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }

  var axis: Axis { self == .up || self == .down ? .vertical : .horizontal }

  /// The distance from `origin` to `target` in this direction; nil when it is not in it. Being out
  /// of line counts double.
  func distance(from origin: CGRect, to target: CGRect) -> CGFloat? {
    guard !target.isNull else { return nil }
    let along: CGFloat =
      switch self {
      case .up: origin.minY - target.maxY
      case .down: target.minY - origin.maxY
      case .left: origin.minX - target.maxX
      case .right: target.minX - origin.maxX
      }
    guard along > -1 else { return nil }
    let across: CGFloat =
      switch self {
      case .up, .down: max(0, target.minX - origin.maxX, origin.minX - target.maxX)
      case .left, .right: max(0, target.minY - origin.maxY, origin.minY - target.maxY)
      }
    // Out of line sideways means another row: moving left never jumps to it.
    if across > 0, self == .left || self == .right { return nil }
    let start =
      self == .up || self == .down ? abs(target.minX - origin.minX) : abs(target.minY - origin.minY)
    return along * 4 + across * 2 + start / 16
  }
}
