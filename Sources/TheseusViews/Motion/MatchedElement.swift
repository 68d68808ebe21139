import AttributeGraph
import Foundation
import TheseusCore

/// `matchedGeometryEffect`.
struct _MatchedGeometryModifier: Equatable {
  let match: MatchedGeometry
}

extension _MatchedGeometryModifier: ElementModifier {
  typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> MatchedElement
  {
    MatchedElement(modifier, inputs)
  }
}

/// A view that is drawn in the place of another one, or whose place others take.
final class MatchedElement: PassthroughElement<_MatchedGeometryModifier>, LayoutFollower {
  private var match: MatchedGeometry { value.match }
  /// The source's frame in the window, and the own origin there, that the content was placed by.
  private var used: (source: CGRect?, origin: CGPoint)?

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let before = value?.match
    let changed = try super.updateContent(context)
    if changed { window.part(LayoutWatch.self)?.note(self, was: before) }
    return changed
  }

  /// The element whose geometry this one takes.
  private var source: MatchedElement? {
    guard !match.isSource else { return nil }
    return window.part(LayoutWatch.self)?.source(of: match, for: self)
  }

  /// Whether it is in the window, so that others can take its place.
  fileprivate var isPresent: Bool {
    scope.isAlive && scope.isShown && !frame.isNull && viewParent != nil
  }

  override func placeChildren(in size: CGSize) {
    guard let content, !match.isSource else {
      used = nil
      return super.placeChildren(in: size)
    }
    let source = source?.frameInWindow
    let origin = originInWindow
    used = (source, origin)
    guard let source, !source.isNull else { return super.placeChildren(in: size) }
    let offer = match.properties.contains(.size) ? ProposedViewSize(source.size) : offered
    let inner = match.properties.contains(.size) ? content.size(offer) : size
    let target =
      match.properties.contains(.position)
      ? source.offsetBy(dx: -origin.x, dy: -origin.y) : CGRect(origin: .zero, size: size)
    // Of the same size it has the same corner, wherever between the steps of the grid that is.
    let corner = CGPoint(
      x: target.minX
        + lengthGrid(.horizontal).floor((target.width - inner.width) * match.anchor.x),
      y: target.minY
        + lengthGrid(.vertical).floor((target.height - inner.height) * match.anchor.y))
    content.place(CGRect(origin: corner, size: inner), offered: offer)
  }

  /// Places the content again where the source is elsewhere now than when it was placed, which
  /// nothing else would tell it.
  func follow() {
    guard value != nil, !match.isSource, let used, !frame.isNull else { return }
    let source = source?.frameInWindow
    guard source != used.source || source != nil && originInWindow != used.origin else { return }
    setNeedsCommit()
  }
}

extension LayoutWatch {
  /// The last source of a group.
  fileprivate func source(of match: MatchedGeometry, for element: MatchedElement)
    -> MatchedElement?
  {
    // A view cannot be where something inside it is.
    let found = sources.last(in: match.group) {
      guard let source = $0 as? MatchedElement else { return false }
      return source !== element && source.isPresent && !element.contains(source)
    }
    return found as? MatchedElement
  }

  /// An element has a match, or another one than before: it is as one that was inserted now.
  fileprivate func note(_ element: MatchedElement, was old: MatchedGeometry?) {
    if let old, old.isSource {
      sources.remove(element, from: old.group)
    } else if old != nil {
      followers.removeAll { $0.element === element }
    }
    if element.value.match.isSource {
      sources.insert(element, into: element.value.match.group)
    } else {
      followers.append(WeakFollower(element: element))
    }
  }
}

extension MatchedGeometry {
  private struct Group: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  /// The same for views that take each other's geometry.
  fileprivate var group: AnyHashable { AnyHashable(Group(id: id, namespace: namespace)) }
}
