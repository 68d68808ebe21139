/// An object of the last snapshot with the values of its variables, so that the next snapshot
/// encodes only those that have changed.
@MainActor
final class SavedObject {
  private(set) weak var object: AnyObject?
  /// By the index of the field. Nil for a value that could not be encoded.
  private var values: [Int: any SavedVariable] = [:]

  init(_ object: AnyObject) { self.object = object }

  func json(of field: any SessionField, _ index: Int) throws -> String {
    guard let object else { return "null" }
    if let value = values[index], value.isCurrent(in: object) { return value.json }
    values[index] = nil
    let value = try field.save(object)
    values[index] = value
    return value.json
  }

  /// Whether a variable has another value than in the last snapshot.
  var hasChanged: Bool {
    guard let object else { return false }
    return values.contains { !$0.value.isCurrent(in: object) }
  }
}

extension SessionKeeper {
  /// The object as the last snapshot has it.
  func savedObject(_ object: AnyObject) -> SavedObject {
    let id = ObjectIdentifier(object)
    if let known = objects[id], known.object === object { return known }
    let saved = SavedObject(object)
    if known != nil { objects[id] = saved }
    return saved
  }

  func forgetReleasedObjects() {
    if objects.contains(where: { $0.value.object == nil }) {
      objects = objects.filter { $0.value.object != nil }
    }
  }

  /// Whether a variable of an object has changed since the last snapshot, also one that nothing
  /// observes.
  var objectsHaveChanged: Bool { objects.contains { $0.value.hasChanged } }
}
