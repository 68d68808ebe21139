import Foundation
import TheseusCore

/// `focusSection`: views that are one target when focus moves by direction.
public struct _FocusSectionModifier: Equatable {}

extension _FocusSectionModifier: ElementModifier, ViewModifier {
  public typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> FocusSectionElement
  {
    FocusSectionElement(modifier, inputs)
  }
}

final class FocusSectionElement: PassthroughElement<_FocusSectionModifier> {}

extension View {
  /// Makes the view a target for moving focus with the arrow keys: focus moves to the nearest
  /// focusable view inside, even when that view itself is out of line.
  nonisolated public func focusSection() -> some View { modifier(_FocusSectionModifier()) }
}

extension FocusManager {
  /// The nearest focusable element in the nearest section in a direction, when no element itself is
  /// there.
  func nearestInSection(
    _ direction: MoveCommandDirection, from focused: ViewElement, _ candidates: [ViewElement]
  ) -> ViewElement? {
    let from = focused.frameInWindow
    var best: (element: ViewElement, section: CGFloat, distance: CGFloat)?
    for candidate in candidates where candidate !== focused {
      guard let section = candidate.outermostSection(without: focused),
        let distance = direction.distance(from: from, to: section.frameInWindow)
      else { continue }
      let place = candidate.frameInWindow
      let apart = abs(place.midX - from.midX) + abs(place.midY - from.midY)
      if let best, (best.section, best.distance) <= (distance, apart) { continue }
      best = (candidate, distance, apart)
    }
    return best?.element
  }
}

extension ViewElement {
  /// The outermost section around the element that `other` is not in as well.
  fileprivate func outermostSection(without other: ViewElement) -> FocusSectionElement? {
    var found: FocusSectionElement?
    var current: ViewElement? = self
    while let element = current {
      if let section = element as? FocusSectionElement, !section.contains(other) { found = section }
      current = element.viewParent
    }
    return found
  }
}
