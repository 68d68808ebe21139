/// Something of the user's session that is not state of a view: the page of a tab view, a scroll
/// position (R32).
@MainActor
public final class SessionSlot {
  let kind: SavedCell.Kind
  let viewType: Any.Type
  let valueType: Any.Type
  let place: () -> IdentityPath
  /// The value as JSON; nil while it is the initial one.
  let save: () throws -> String?

  init(
    _ kind: SavedCell.Kind, of viewType: Any.Type, _ valueType: Any.Type,
    at place: @escaping () -> IdentityPath, save: @escaping () throws -> String?
  ) {
    self.kind = kind
    self.viewType = viewType
    self.valueType = valueType
    self.place = place
    self.save = save
  }

  /// The slot as a snapshot has it; nil while there is nothing to save.
  var saved: SavedCell? {
    // Most have nothing to save. Names of types and positions are slow to make.
    let value = Result { try save() }
    if case .success(nil) = value { return nil }
    var cell = SavedCell(
      kind: kind, identity: place().savedText,
      declaringType: IdentityPath.Component.name(of: viewType), name: kind.rawValue, ordinal: 0,
      valueType: StateKey.stableName(of: valueType))
    switch value {
    case .success(let json): cell.value = json
    case .failure(let error): cell.reason = "not saved: \(error)"
    }
    return cell
  }
}
