extension ViewInputs {
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
