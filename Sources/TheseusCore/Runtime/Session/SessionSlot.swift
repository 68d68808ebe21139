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
  /// Its place and its cell in the last snapshot: most places and types stay the same, and their
  /// names are slow to make.
  private var last: (place: IdentityPath, cell: SavedCell)?

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
    // Most have nothing to save.
    let value = Result { try save() }
    if case .success(nil) = value { return nil }
    let place = self.place()
    var cell =
      if let last, last.place === place {
        last.cell
      } else {
        SavedCell(
          kind: kind, identity: place.savedText,
          declaringType: IdentityPath.Component.name(of: viewType), name: kind.rawValue, ordinal: 0,
          valueType: StateKey.stableName(of: valueType))
      }
    switch value {
    case .success(let json): (cell.value, cell.reason) = (json, nil)
    case .failure(let error): (cell.value, cell.reason) = (nil, "not saved: \(error)")
    }
    last = (place, cell)
    return cell
  }
}
