import Foundation
import TheseusCore

/// The header of a column: its label and, for a sortable column, a button that shows the order.
struct TableHeader<Label: View, Sort: SortComparator>: View {
  let label: Label
  let comparator: Sort?
  let sorting: TableSorting?

  var body: some View {
    if let comparator, let sorting {
      let order = sorting.order(comparator)
      Button {
        sorting.toggle(comparator)
      } label: {
        HStack(spacing: 0) {
          label.bold().foregroundStyle(order == nil ? Color.secondary : .accentColor)
          if let order {
            PartView(.sortIndicator, ControlState.Value(order == .forward))
              .foregroundStyle(Color.accentColor)
          }
        }
      }
      .buttonStyle(.plain)
      .accessibilityValue(order.map { $0 == .forward ? "ascending" : "descending" } ?? "")
    } else {
      label.bold().foregroundStyle(.secondary)
    }
  }
}

/// The order of a table's rows, with any type of comparators.
struct TableSorting {
  /// The order of a column that is the first criterion; nil when it is not.
  let order: (any SortComparator) -> SortOrder?
  /// Makes the column the first criterion, or turns its order round where it is.
  let toggle: (any SortComparator) -> Void

  init<Comparator: SortComparator>(_ sortOrder: Binding<[Comparator]>) {
    order = { comparator in
      sortOrder.wrappedValue.first.flatMap { Self.sortsAlike($0, comparator) ? $0.order : nil }
    }
    toggle = { comparator in
      guard var comparator = comparator as? Comparator else { return }
      var criteria = sortOrder.wrappedValue
      if let first = criteria.first, Self.sortsAlike(first, comparator) {
        criteria[0].order = first.order == .forward ? .reverse : .forward
      } else {
        if let known = criteria.first(where: { Self.sortsAlike($0, comparator) }) {
          comparator = known
        }
        criteria.removeAll { Self.sortsAlike($0, comparator) }
        criteria.insert(comparator, at: 0)
      }
      sortOrder.wrappedValue = criteria
    }
  }

  /// By the same value of rows, in whichever order.
  private static func sortsAlike<First: SortComparator>(
    _ first: First, _ second: any SortComparator
  ) -> Bool {
    if let first = first as? any KeyPathSorting, let second = second as? any KeyPathSorting {
      return first.sortedPath == second.sortedPath
    }
    guard var second = second as? First else { return false }
    second.order = first.order
    return first == second
  }
}

private protocol KeyPathSorting {
  var sortedPath: AnyKeyPath { get }
}

extension KeyPathComparator: KeyPathSorting {
  fileprivate var sortedPath: AnyKeyPath { keyPath }
}
