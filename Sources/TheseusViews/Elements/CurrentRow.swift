import TheseusCore

/// A row of a list as snapshots hold it (R32).
struct CurrentRow: Codable, Equatable {
  /// Nil where the row has no id, or one that is not Codable.
  var id: SavedHashable?
  var index: Int
}

/// An element with a row that keys act on while it has focus, such as a list.
@MainActor
protocol CurrentRowHolder: ViewElement {
  var currentRow: CurrentRow? { get }
  /// Makes a row of an earlier run the current one, if it is still there.
  func resume(at row: CurrentRow)
}
