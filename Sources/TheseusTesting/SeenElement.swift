import TheseusCells
import TheseusViews

/// The visible properties of one element, as a value, to compare whole trees.
package struct SeenElement: Equatable {
  package let role: Role
  package let label: String
  package let value: String
  package let isEnabled: Bool
  package let frame: CellRect

  package var words: String {
    """
    \(role) "\(label)" = "\(value)"\(isEnabled ? "" : " disabled") at \(frame.x),\(frame.y) \
    \(frame.width)x\(frame.height)
    """
  }
}

/// Everything of a host's tree that can be seen, in reading order, at one moment.
@MainActor
package struct SeenTree {
  package private(set) var elements: [SeenElement] = []
  /// The number of the element that has focus, itself or by a transparent element inside it.
  package private(set) var focus: Int?
  /// Whether an invisible element has focus, such as a row that was scrolled away.
  package private(set) var hasUnseenFocus = false
  private var views: [ViewElement] = []
  private let host: TestHost

  package init(_ host: TestHost) {
    self.host = host
    let window = host.window
    let focused = host.semanticElement(of: window.focus.focused)
    let all = window.root.allSemantic
    var index = 1
    while index < all.count {
      let view = all[index]
      index += 1
      // Most of a long list is off screen: its texts are not created.
      let frame = view.cellFrame(in: window)
      guard !frame.isEmpty else { continue }
      if view === focused { focus = views.count }
      let semantics = view.readSemantics
      // The texts in a row are elements of their own; invisible ones are not compared.
      elements.append(
        SeenElement(
          role: semantics.role,
          label: semantics.role == .row ? semantics.label ?? "" : view.semanticLabel,
          value: semantics.valueText,
          isEnabled: semantics.isEnabled && window.layers.isReachable(view), frame: frame))
      views.append(view)
    }
    hasUnseenFocus = focused != nil && focus == nil
  }

  /// The element with a number, to perform actions on.
  package func element(_ index: Int) -> Element { Element(views[index], host) }
}
