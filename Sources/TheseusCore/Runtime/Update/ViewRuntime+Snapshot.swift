import Foundation

extension ViewRuntime {
  /// All state cells of the tree with their newest values. Call `flush()` first. A cell whose type
  /// is not Codable is listed without a value.
  public func snapshot() throws -> Snapshot {
    var snapshot = Snapshot()
    rootScope.forEachInSubtree { scope in
      scope.forEachOwner { owner in
        for property in owner.properties {
          for cell in property.box.stateCells { snapshot.cells.append(cell.saved) }
        }
      }
    }
    return snapshot
  }

  /// Cells created until the end of the first update begin with the saved values. Call it before
  /// anything is mounted.
  public func restore(_ snapshot: Snapshot) {
    restoration = StateRestoration(snapshot)
  }

  /// The outcome for each saved cell, after the first update.
  public var restoreReport: [RestoredCell] { finishedRestoration?.report ?? [] }

  func finishRestoration() {
    guard let restoration, !keepsRestoring, !awaitsWindows else { return }
    self.restoration = nil
    restoration.finish { report($0) }
    finishedRestoration = restoration
  }
}

/// A cell that snapshots list.
@MainActor
protocol SavableCell: AnyObject {
  var saved: SavedCell { get }
  /// Whether it lives, in the graph too, as a part of `owner`.
  func isOwned(by owner: OwnerNode) -> Bool
}
