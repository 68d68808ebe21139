import Foundation
import TheseusCore

extension WindowHost {
  /// Reports movements after the update that began them, once elements have their new frames.
  func reportAnimations() {
    guard !context.animations.isEmpty else { return }
    let begun = context.animations
    context.animations = []
    guard let onAnimations else { return }
    onAnimations(
      begun.compactMap { animation in
        guard animation.element.scope.isAlive else { return nil }
        guard case .frame(let from, _) = animation.movement else { return animation }
        let to = animation.element.frame
        guard from != to, !from.isNull, !to.isNull else { return nil }
        var animation = animation
        animation.movement = .frame(from: from, to: to)
        return animation
      })
  }
}
