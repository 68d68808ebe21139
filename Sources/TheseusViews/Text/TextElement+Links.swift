import AttributeGraph
import Foundation
import TheseusCore

/// The links in a text open when they are clicked: as `openURL` of the surroundings does.
extension TextElement: PointerResponder {
  func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    guard let styled else { return false }
    switch event.action {
    case .press(.left):
      styled.pressedLink = link(at: point)
      return styled.pressedLink != nil
    case .release(.left):
      guard let pressed = styled.pressedLink else { return false }
      styled.pressedLink = nil
      if link(at: point) == pressed { open(pressed) }
      return true
    case .move(.some): return styled.pressedLink != nil
    default: return false
    }
  }

  private func link(at point: CGPoint) -> URL? {
    let height = { [textMetrics] in textMetrics.lineMetrics(of: $0).height }
    var link: URL?
    forEachFragment(in: frame.size) { fragment in
      let size = CGSize(
        width: fragment.width, height: height(fragment.attributes.typography))
      guard CGRect(origin: fragment.origin, size: size).contains(point) else { return }
      link = fragment.attributes.link
    }
    return link
  }

  private func open(_ link: URL) {
    guard let values = try? runtime.graph.value(of: environment), values.isEnabled else { return }
    values.openURL(link)
  }
}
