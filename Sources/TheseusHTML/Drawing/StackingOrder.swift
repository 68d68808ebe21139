import TheseusViews

/// Which elements are drawn in front of siblings that come after them in reading order.
@MainActor
enum StackingOrder {
  /// The z-index of the element's node: its rank among its siblings, 0 for the context of its
  /// children's ranks, nil where the order of the nodes is that of the drawing.
  static func index(of element: ViewElement) -> Int? {
    if let parent = element.viewParent, reorders(parent) { return rank(of: element, in: parent) }
    return reorders(element) ? 0 : nil
  }

  /// Whether an element draws its children in another order than that in which they are read.
  static func reorders(_ parent: ViewElement) -> Bool {
    let children = parent.viewChildren
    guard children.count > 1 else { return false }
    if parent.drawing.firstChildIsInFront || !parent.hitTraits.raisedChildren.isEmpty {
      return true
    }
    guard !parent.drawing.ignoresZIndex else { return false }
    // A closure of the main actor checks for each child that it runs there.
    for child in children where child.zIndex != 0 { return true }
    return false
  }

  private static func rank(of element: ViewElement, in parent: ViewElement) -> Int {
    let children = parent.viewChildren
    let isOrdered = !parent.drawing.ignoresZIndex
    let others = isOrdered ? Set(children.map(\.zIndex)) : [0]
    let own = isOrdered ? element.zIndex : 0
    let rank =
      own >= 0
      ? others.count { $0 > 0 && $0 <= own } : -others.count { $0 < 0 && $0 >= own }
    let isRaised =
      parent.hitTraits.raisedChildren.contains { $0 === element }
      || parent.drawing.firstChildIsInFront && children.first === element
    return isRaised ? others.count + 1 : rank
  }
}
