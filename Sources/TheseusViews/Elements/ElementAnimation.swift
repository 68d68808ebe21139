import Foundation
import TheseusCore

/// A movement of an element, for a host that animates by itself (`HostCapabilities.animations`).
///
/// The element shows the end immediately; the host shows what lies between. A host that still shows
/// another movement of the same kind starts from what it shows.
public struct ElementAnimation {
  public enum Movement: Equatable, Sendable {
    /// How opaque the element is, 0 to 1.
    case opacity(from: Double, to: Double)
    /// How far its content is from where it is laid out, in points.
    case offset(from: CGSize, to: CGSize)
    /// By which factor its content is drawn larger, around a point of it.
    case scale(from: CGFloat, to: CGFloat, anchor: UnitPoint)
    /// Its frame in its parent's coordinates, and with it what is laid out inside and around it.
    case frame(from: CGRect, to: CGRect)
    /// The element has another frame or another drawing: the host knows what it shows.
    case change
  }

  public let element: ViewElement
  public let movement: Movement
  /// The curve, the duration, the delay, repetitions.
  public let animation: Animation
}

/// The movements that the update at hand begins in a window, for a host that animates by itself.
@MainActor
final class MovementLog {
  private struct Described {
    let element: ViewElement
    let animation: Animation
    /// Known when elements have their new frames.
    let movement: () -> ElementAnimation.Movement?
  }

  private var described: [Described] = []
  private var changed: [UInt64: (element: ViewElement, animation: Animation)] = [:]

  func add(
    _ element: ViewElement, _ animation: Animation,
    _ movement: @escaping () -> ElementAnimation.Movement?
  ) {
    described.append(Described(element: element, animation: animation, movement: movement))
  }

  /// The element is placed or drawn differently.
  func noteChange(of element: ViewElement) {
    let transaction = element.runtime.transaction(in: element.hints?.animation)
    guard !transaction.disablesAnimations, let animation = transaction.animation else { return }
    changed[element.id] = (element, animation)
  }

  /// All movements since the last call, those with a start and an end first.
  func take() -> [ElementAnimation] {
    guard !described.isEmpty || !changed.isEmpty else { return [] }
    defer { (described, changed) = ([], [:]) }
    var all: [ElementAnimation] = []
    for each in described where each.element.scope.isAlive {
      changed[each.element.id] = nil
      guard let movement = each.movement() else { continue }
      all.append(
        ElementAnimation(element: each.element, movement: movement, animation: each.animation))
    }
    for (element, animation) in changed.values where element.scope.isAlive {
      all.append(ElementAnimation(element: element, movement: .change, animation: animation))
    }
    return all
  }
}

extension ViewElement {
  /// Hands a movement to the host. Returns false where the host shows frames instead.
  final func describe(
    _ animation: Animation, _ movement: @escaping () -> ElementAnimation.Movement?
  ) -> Bool {
    guard let movements = window.movements else { return false }
    movements.add(self, animation, movement)
    return true
  }
}
