import TheseusSession

/// How a type takes part in snapshots (R32, R35), asked so that a program's first snapshot does
/// not search all of its conformances for each type.
enum SessionType {
  static func optional(_ type: Any.Type) -> (any OptionalForm.Type)? {
    TypeDeclaration(type) == declarationOfOptional ? type as? any OptionalForm.Type : nil
  }

  static func representable(_ type: Any.Type) -> (any SessionRepresentable.Type)? {
    representables.mayContain(type) ? type as? any SessionRepresentable.Type : nil
  }

  static func isTransient(_ type: Any.Type) -> Bool {
    transients.mayContain(type) && type is any TransientState.Type
  }

  static func codable(_ type: Any.Type) -> (any Codable.Type)? {
    decodables.mayContain(type) && encodables.mayContain(type) ? type as? any Codable.Type : nil
  }

  static func decodable(_ type: Any.Type) -> (any Decodable.Type)? {
    decodables.mayContain(type) ? type as? any Decodable.Type : nil
  }

  /// An object as one of the session.
  static func object(_ object: AnyObject) -> (any SessionState)? {
    objects.mayContain(type(of: object)) ? object as? any SessionState : nil
  }

  private static let declarationOfOptional = TypeDeclaration(Int?.self)
  private static let representables = ConformanceList((any SessionRepresentable).self)
  private static let transients = ConformanceList((any TransientState).self)
  private static let decodables = ConformanceList((any Decodable).self)
  private static let encodables = ConformanceList((any Encodable).self)
  private static let objects = ConformanceList((any SessionState).self)
}
