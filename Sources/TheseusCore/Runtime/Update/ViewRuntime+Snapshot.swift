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

extension StateCell {
  /// The cell as a snapshot has it.
  var saved: SavedCell {
    var cell = SavedCell(
      identity: owner?.identity.description ?? "", declaringType: key.declaringTypeName,
      name: key.name, ordinal: key.ordinal,
      source: key.sourceName, valueType: key.valueTypeName)
    guard let type = Value.self as? any Codable.Type else {
      cell.reason = "not saved: \(key.valueTypeName) is not Codable"
      return cell
    }
    do { cell.value = try json(of: get(), as: type) } catch { cell.reason = "not saved: \(error)" }
    return cell
  }

  func isOwned(by owner: OwnerNode) -> Bool {
    self.owner === owner && runtime.graph.isAlive(attribute.id)
  }

  private func json<Saved: Codable>(of value: Value, as type: Saved.Type) throws -> String {
    guard let value = value as? Saved else { return "null" }
    return String(decoding: try JSONEncoder.ofState.encode(value), as: UTF8.self)
  }
}
