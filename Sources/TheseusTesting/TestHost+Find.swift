import TheseusViews

extension TestHost {
  /// The semantics tree, as an assistive technology or a test sees it.
  public var root: Element { Element(window.root, self) }

  /// The first element with this role whose whole label or, failing that, whole value is `label`,
  /// in reading order; the topmost presentation first.
  ///
  /// - Throws: `TestHostError.notFound`, which prints the tree.
  public func find(_ role: Role? = nil, _ label: String? = nil) throws -> Element {
    let covered = Set(window.layers.layers.map { ObjectIdentifier($0) })
    for layer in window.layers.layers.reversed() {
      if let found = matches(layer.allSemantic, role, label).first {
        return Element(found, self)
      }
    }
    let content = window.root.viewChildren.filter { !covered.contains(ObjectIdentifier($0)) }
    let elements = content.flatMap { $0.allSemantic }.filter {
      !$0.isUnread
    }
    if let found = matches(elements, role, label).first { return Element(found, self) }
    throw TestHostError.notFound(wanted: wanted(role, label), tree: root.tree)
  }

  /// All elements with this role whose whole label or, failing that, whole value is `label`, in
  /// reading order.
  public func findAll(_ role: Role? = nil, _ label: String? = nil) -> [Element] {
    matches(Array(window.root.allSemantic.dropFirst()), role, label).map {
      Element($0, self)
    }
  }

  private func matches(_ elements: [ViewElement], _ role: Role?, _ label: String?) -> [ViewElement]
  {
    let candidates = elements.filter { view in
      view.effectiveSemantics.map { role == nil || $0.role == role } ?? false
    }
    guard let label else { return candidates }
    let named = candidates.filter { $0.semanticLabel == label }
    guard named.isEmpty else { return named }
    return candidates.filter { $0.effectiveSemantics?.valueText == label }
  }

  private func wanted(_ role: Role?, _ label: String?) -> String {
    let words = [role?.rawValue ?? "element", label.map { "\"\($0)\"" }].compactMap { $0 }
    return words.joined(separator: " ")
  }
}
