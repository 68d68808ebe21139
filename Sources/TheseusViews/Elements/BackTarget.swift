import TheseusCore

/// An element with views that the user can go back from: a navigation stack, or a column that
/// covers others. It adds itself to its window's `backTargets`, so that counting them walks
/// through no other element.
@MainActor
protocol BackTarget: ViewElement {
  /// How many times `goBack` would show another view.
  var backDepth: Int { get }
  func goBack()
  /// Tells when the user went back from what `goForward` shows, greater than for everything before;
  /// nil while there is nothing.
  var forwardOrder: UInt64? { get }
  /// Shows again what the user last went back from.
  func goForward()
}

/// The back targets of a window, which it does not retain.
@MainActor
struct BackTargets {
  private var references: [Reference] = []

  private struct Reference {
    weak var target: (any BackTarget)?
  }

  mutating func add(_ target: any BackTarget) {
    references.removeAll { $0.target == nil }
    references.append(Reference(target: target))
  }

  /// The targets whose views are alive.
  var present: [any BackTarget] { references.compactMap(\.target).filter(\.scope.isAlive) }
}
