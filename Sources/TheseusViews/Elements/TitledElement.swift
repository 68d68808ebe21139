import TheseusCore

/// An element whose view names what is shown with it (`navigationTitle`). It adds itself to its
/// window's `titledElements`, so that finding the window's title walks through no other element.
@MainActor
protocol TitledElement: ViewElement {
  /// In the language and locale of the view's reader; nil for none.
  var ownTitle: String? { get }
}

/// The titled elements of a window, which it does not retain.
@MainActor
struct TitledElements {
  private var references: [Reference] = []

  private struct Reference {
    weak var element: (any TitledElement)?
  }

  var isEmpty: Bool { references.isEmpty }

  mutating func add(_ element: any TitledElement) {
    references.removeAll { $0.element == nil }
    references.append(Reference(element: element))
  }

  /// The elements whose views are alive.
  var present: [any TitledElement] {
    references.compactMap(\.element).filter { $0.scope.isAlive && !$0.scope.isLeaving }
  }
}
