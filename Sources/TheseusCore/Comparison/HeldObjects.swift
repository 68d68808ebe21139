@_spi(Reflection) import Swift

/// Whether values of a type may hold references to objects: these change while the value stays the
/// same.
@MainActor
enum HeldObjects {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether values of `type` may hold objects of the app. Those inside texts, collections and
  /// other values of the system do not count.
  static func mayBe<Value>(in type: Value.Type) -> Bool {
    if _isPOD(type) { return false }
    if let known = known[ObjectIdentifier(type)] { return known }
    var visited: Set<ObjectIdentifier> = []
    let found = search(type, &visited)
    known[ObjectIdentifier(type)] = found
    return found
  }

  /// - Parameter visited: types that are being searched: a type can contain arrays of itself.
  private static func search(_ type: Any.Type, _ visited: inout Set<ObjectIdentifier>) -> Bool {
    guard visited.insert(ObjectIdentifier(type)).inserted else { return false }
    if TypeDeclaration(type)?.isOfSystem == true {
      return (GenericArguments.of(type) ?? []).contains { search($0, &visited) }
    }
    let layout = TypeLayout(type)
    if layout.isPlain { return false }
    switch layout.kind {
    case .structure, .tuple:
      var found = false
      _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 0)) { _, _, field, _ in
        found = search(field, &visited)
        return !found
      }
      return found
    // The values of an enum's cases are not known.
    default: return true
    }
  }
}
