extension ViewInputs {
  /// Makes something a part of the user's session that is not state of a view (R32).
  ///
  /// - Parameters:
  ///   - type: the view's, for the report.
  ///   - place: its position, described when a snapshot is made or restored.
  ///   - present: the value, nil while it is the initial one. Called when a snapshot is made.
  /// - Returns: the restored value, if there is one.
  package func keepInSession<Value: Codable>(
    _ kind: SavedCell.Kind, of type: Any.Type, at place: @escaping () -> IdentityPath,
    _ present: @escaping () throws -> Value?
  ) -> Value? {
    let environment = environment
    let slot = SessionSlot(kind, of: type, Value.self, at: place) {
      guard !environment.isPrivacySensitive, let value = try present() else { return nil }
      return try StateJSON.encode(value)
    }
    scope.register(slot)
    return runtime.restoration?.take(kind, of: place(), as: Value.self)
  }
}
