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
    let restored = runtime.restoration?.take(kind, of: place(), as: Value.self)
    // Most values stay the same from one snapshot to the next, and from one run to the next.
    var last = restored
    let slot = SessionSlot(kind, of: type, Value.self, at: place) {
      guard !environment.isPrivacySensitive, let value = try present() else { return nil }
      if let last, last.value == value { return last.json }
      let json = try StateJSON.encode(value)
      last = (value, json)
      return json
    }
    scope.register(slot)
    return restored?.value
  }

  /// Whether state was saved for a view that would be mounted here, and no view has claimed it yet.
  package var hasWaitingState: Bool {
    guard let restoration = runtime.restoration, !restoration.restoresRepeatedly else {
      return false
    }
    return waitingPaths(in: restoration).contains { !$0.hasPrefix("tabItem") }
  }

  /// The paths of saved cells below this position that no view has claimed.
  func waitingPaths(in restoration: StateRestoration) -> [Substring] {
    let inputs = identifier == nil ? self : flushed()
    return restoration.waitingPaths(below: inputs.identity, index: inputs.index)
  }
}
