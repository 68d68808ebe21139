import TheseusCore

/// The columns of one split view: a link in one of them shows its destination in the next.
@MainActor
final class SplitColumns {
  private var contexts: [Column] = []

  private struct Column {
    let index: Int
    weak var context: NavigationContext?
  }

  /// One of the columns, counted from the leading edge.
  struct Place {
    let columns: SplitColumns
    let index: Int
  }

  nonisolated init() {}

  func add(_ context: NavigationContext, at index: Int) {
    contexts.removeAll { $0.context == nil || $0.index == index }
    contexts.append(Column(index: index, context: context))
    contexts.sort { $0.index < $1.index }
  }

  func next(after index: Int) -> NavigationContext? {
    contexts.first { $0.index > index && $0.context?.isAlive == true }?.context
  }
}
