import TheseusCore

/// The semantics tree: elements without semantics are transparent.
extension ViewElement {
  /// Whether the element, with its content, is left out of reading.
  public final var isUnread: Bool {
    drawing.isHidden || semanticsModifier?.isHiddenFromAccessibility ?? false
  }

  /// The elements directly below in the semantics tree, in reading order.
  public final var semanticChildren: [ViewElement] {
    guard hasSemantics, let semantics = effectiveSemantics else { return nearestSemantic }
    return semanticChildren(under: semantics)
  }

  final func semanticChildren(under semantics: Semantics?) -> [ViewElement] {
    guard let semantics else { return nearestSemantic }
    if semantics.absorbsChildren { return [] }
    guard semantics.absorbsTexts else { return nearestSemantic }
    return nearestSemantic.filter { $0.effectiveSemantics?.role != .text }
  }

  /// The nearest elements inside that have semantics.
  final var nearestSemantic: [ViewElement] {
    var found: [ViewElement] = []
    var stack = Array(viewChildren.reversed())
    while let child = stack.popLast() {
      if child.isUnread { continue }
      if child.hasSemantics {
        found.append(child)
      } else {
        stack.append(contentsOf: child.viewChildren.reversed())
      }
    }
    return found
  }

  /// The words read out. Without a label of its own, the texts inside, joined by ", "; without
  /// texts, the labels of images.
  public final var semanticLabel: String {
    semanticLabel(under: effectiveSemantics ?? Semantics(.group))
  }

  final func semanticLabel(under semantics: Semantics) -> String {
    if let label = semantics.label { return label }
    guard semantics.absorbsTexts || semantics.role.isReadAsAWhole else { return "" }
    var texts: [String] = []
    var images: [String] = []
    var stack = Array(nearestSemantic.reversed())
    while let next = stack.popLast() {
      let inner = next.effectiveSemantics
      if inner?.role == .text || inner?.role == .heading {
        texts.append(inner.map { $0.label ?? $0.valueText } ?? "")
      } else if inner?.role == .image {
        if let label = inner?.label { images.append(label) }
      } else {
        stack.append(contentsOf: next.nearestSemantic.reversed())
      }
    }
    return (texts.isEmpty ? images : texts).filter { !$0.isEmpty }.joined(separator: ", ")
  }
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
