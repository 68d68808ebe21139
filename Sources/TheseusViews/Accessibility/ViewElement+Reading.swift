import TheseusCore

/// The semantics tree: elements without semantics are transparent.
extension ViewElement {
  /// Whether the element, with its content, is left out of reading.
  public final var isUnread: Bool {
    drawing.isOutOfReach || semanticsSource?.isHiddenFromAccessibility ?? false
  }

  /// Whether a semantics tree leaves out the element, with its content: it is not read, or has no
  /// place in the window, such as an item that a bar has moved to its menu.
  final var isOutsideOfReading: Bool { frame.isNull || isUnread }

  /// The elements directly below in the semantics tree, in reading order.
  public final var semanticChildren: [ViewElement] {
    guard hasOwnSemantics, let semantics = effectiveSemantics else { return nearestSemantic }
    return semanticChildren(under: semantics, placed: false).elements
  }

  /// - Parameter placed: leaves out elements without a place.
  final func semanticChildren(under semantics: Semantics?, placed: Bool = true) -> ReadElements {
    if semantics?.absorbsChildren ?? false { return ReadElements(elements: []) }
    var found = nearestSemantic(placed: placed)
    if semantics?.absorbsTexts ?? false {
      found.elements.removeAll { $0.effectiveSemantics?.role == .text }
    }
    return found
  }

  /// The nearest elements inside that have semantics, by their priority for reading, then in the
  /// order of the views.
  final var nearestSemantic: [ViewElement] { nearestSemantic(placed: false).elements }

  /// The nearest elements inside that have semantics and a place, in reading order. Texts that the
  /// element absorbs are among them.
  package final var readElements: [ViewElement] { nearestSemantic(placed: true).elements }

  private func nearestSemantic(placed: Bool) -> ReadElements {
    var found: [ViewElement] = []
    var priorities: [Double] = []
    var stack = viewChildren.reversed().map { (element: $0, priority: 0.0) }
    while let (child, outer) = stack.popLast() {
      let source = child.semanticsSource
      if child.drawing.isOutOfReach || source?.isHiddenFromAccessibility ?? false { continue }
      if placed, child.frame.isNull { continue }
      let priority = source?.sortPriority ?? outer
      if source?.hasSemantics ?? false {
        found.append(child)
        priorities.append(priority)
      } else {
        stack.append(contentsOf: child.viewChildren.reversed().map { ($0, priority) })
      }
    }
    guard priorities.contains(where: { $0 != 0 }) else { return ReadElements(elements: found) }
    let order = found.indices.sorted { (-priorities[$0], $0) < (-priorities[$1], $1) }
    return ReadElements(
      elements: order.map { found[$0] }, isReordered: !order.elementsEqual(found.indices))
  }

  /// The words read out. Without a label of its own, the texts inside, joined by ", "; without
  /// texts, the labels of images.
  public final var semanticLabel: String {
    semanticLabel(under: effectiveSemantics ?? Semantics(.group))
  }

  final func semanticLabel(under semantics: Semantics) -> String {
    if let label = semantics.label { return label }
    guard semantics.absorbsTexts || semantics.role.isReadAsAWhole else { return "" }
    var texts = SpokenTexts()
    var stack = Array(nearestSemantic.reversed())
    while let next = stack.popLast() {
      if texts.add(next.effectiveSemantics) { continue }
      stack.append(contentsOf: next.nearestSemantic.reversed())
    }
    return texts.joined
  }
}

/// Elements in reading order.
struct ReadElements {
  var elements: [ViewElement]
  /// Whether priorities give them another order than that of their views.
  var isReordered = false
}

extension Semantics {
  /// The text that is read for an element whose children are not read: the choices of a closed menu
  /// are not those of the row that it is in.
  var wholeText: String { label.flatMap { $0.isEmpty ? nil : $0 } ?? valueText }
}

extension Role {
  /// Roles without a label of their own whose label is derived from the texts inside: they are
  /// heard in one piece.
  fileprivate var isReadAsAWhole: Bool {
    switch self {
    case .row, .cell, .button, .link, .toggle, .tab, .menu, .menuItem, .disclosure, .picker,
      .stepper, .slider, .heading, .progressBar:
      true
    default: false
    }
  }
}
