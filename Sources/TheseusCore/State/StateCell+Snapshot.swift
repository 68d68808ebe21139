import Foundation

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
