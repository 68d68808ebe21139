import TheseusCore

/// The focus as snapshots hold it: the path of the focused element, and its number among those with
/// the same path (R32).
struct FocusSession: Codable {
  var path: String
  var number: Int
}

extension FocusManager {
  /// Makes focus a part of the session of what is mounted in `inputs`.
  func joinSession(_ inputs: ViewInputs) {
    let place = inputs.identity
    restored = inputs.keepInSession(.focus, of: WindowFocus.self, at: { place }) { [weak self] in
      self?.session
    }
  }

  private var session: FocusSession? {
    guard let focused = focusedForApp else { return nil }
    let path = focused.identity.description
    let before = candidates.prefix { $0 !== focused }.count { $0.identity.description == path }
    return FocusSession(path: path, number: before)
  }

  /// During the first update focus goes back to where it was in the last run, whatever the views
  /// that appear ask for: what they ask for at a start is where focus begins.
  func resumeSession(_ runtime: ViewRuntime) {
    guard let wanted = restored else { return }
    guard runtime.isRestoring else { return restored = nil }
    var number = wanted.number
    for element in candidates where element.identity.description == wanted.path {
      guard number == 0 else {
        number -= 1
        continue
      }
      if canHaveFocus(element) { focus(element, reveals: false) }
      return
    }
  }
}

/// Names the focus of a window in reports.
private enum WindowFocus {}
