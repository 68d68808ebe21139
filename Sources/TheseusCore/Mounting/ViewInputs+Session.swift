extension ViewInputs {
  /// Makes something a part of the user's session that is not state of a view (R32).
  ///
  /// - Parameters:
  ///   - type: the view's, for the report.
  ///   - place: its position, described when a snapshot is made or restored.
  ///   - present: the value, nil while it is the initial one. Called when a snapshot is made.
  /// - Returns: the restored value, if there is one.
  package func keepInSession<Value: Codable & Equatable>(
    _ kind: SavedCell.Kind, of type: Any.Type, at place: @escaping () -> IdentityPath,
    _ present: @escaping () throws -> Value?
  ) -> Value? {
    let environment = environment
    // Most values stay the same from one snapshot to the next.
    var last: (value: Value, json: String)?
    let slot = SessionSlot(kind, of: type, Value.self, at: place) {
      guard !environment.isPrivacySensitive, let value = try present() else { return nil }
      if let last, last.value == value { return last.json }
      let json = try StateJSON.encode(value)
      last = (value, json)
      return json
    }
    scope.register(slot)
    return runtime.restoration?.take(kind, of: place(), as: Value.self)
  }
}
