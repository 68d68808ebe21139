import TheseusCore

/// The focus as snapshots hold it: the path of the focused element, and its number among those with
/// the same path (R32).
struct FocusSession: Codable, Equatable {
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
    // The focused element's data is still loaded.
    if let restored, awaitsRestored { return restored }
    guard let focused = focusedForApp else { return nil }
    let identity = focused.identity
    let places = targets { $0 === identity || $0.hasSameText(as: identity) }
    if focusedPath?.element != focused.id { focusedPath = (focused.id, identity.description) }
    return FocusSession(
      path: focusedPath?.text ?? "", number: places.firstIndex { $0 === focused } ?? 0)
  }

  /// The reachable elements at a path that can have focus, in reading order. Other than
  /// `candidates`, they include controls in rows, which Tab does not stop at.
  private func targets(at isPlace: (IdentityPath) -> Bool) -> [ViewElement] {
    var found: [ViewElement] = []
    var stack = Array(reachableRoots.reversed())
    while let element = stack.popLast() {
      if element.drawing.isHidden { continue }
      if element.takesFocus, isPlace(element.identity) { found.append(element) }
      stack.append(contentsOf: element.viewChildren.reversed())
    }
    return found
  }

  /// Focus goes back to where it was in the last run, whatever the views that appear during the
  /// first update ask for: what they ask for at a start is where focus begins. When the element
  /// comes with data that the app loads, focus moves to it if the user has done nothing meanwhile.
  func resumeSession(_ runtime: ViewRuntime) {
    guard let wanted = restored else { return }
    // Loaded rows are scrolled to, and laid out there, in the updates after the one with the data.
    if runtime.isRestoring { lastRestoring = runtime.flushNumber }
    guard runtime.flushNumber <= lastRestoring + (awaitsRestored ? 2 : 0) else {
      return forgetSession()
    }
    let targets = targets { $0.description == wanted.path }
    guard targets.indices.contains(wanted.number) else {
      awaitsRestored = true
      return
    }
    let element = targets[wanted.number]
    if canHaveFocus(element) { focus(element, reveals: false) }
  }

  /// The user has done something: focus is theirs.
  func noteUsersChoice() {
    startsWithFocus = false
    forgetSession()
  }

  private func forgetSession() {
    restored = nil
    awaitsRestored = false
  }
}

/// Names the focus of a window in reports.
private enum WindowFocus {}
