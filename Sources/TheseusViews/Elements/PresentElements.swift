import TheseusCore

/// The elements of a window with one capability, which it does not retain.
@MainActor
struct PresentElements<Capability> {
  private var references: [() -> (element: ViewElement, capability: Capability)?] = []

  var isEmpty: Bool { references.isEmpty }

  mutating func add<Element: ViewElement>(
    _ element: Element, as capability: @escaping (Element) -> Capability
  ) {
    references.removeAll { $0() == nil }
    references.append { [weak element] in element.map { ($0, capability($0)) } }
  }

  /// Those whose views are alive.
  var present: [Capability] {
    references.compactMap { reference in
      reference().flatMap { $0.element.scope.isAlive ? $0.capability : nil }
    }
  }
}
