import TheseusCore

/// The focus as snapshots hold it: the path of the focused element, and its number among those with
/// the same path (R32).
struct FocusSession: Codable, Equatable {
  /// Empty when nothing has focus.
  var path: String
  var number: Int
  /// The current row of a list.
  var row: CurrentRow?
  /// The elements that get focus back when the open presentations end; nil without any.
  var returns: [Return]?
  /// The elements that pages cover and that get focus back when these are popped, the last one
  /// last; nil without any.
  var covered: [Place]?

  /// An element, by its path and its number among those with the same path.
  struct Place: Codable, Equatable {
    var path: String
    var number: Int
    var row: CurrentRow?
  }

  /// The element that had focus before a presentation.
  struct Return: Codable, Equatable {
    /// The path of the presentation.
    var layer: String
    var path: String
    var number: Int
    var row: CurrentRow?
  }
}

extension FocusManager {
  /// Makes focus a part of the session of what is mounted in `inputs`.
  func joinSession(_ inputs: ViewInputs) {
    let place = inputs.identity
    restored = inputs.keepInSession(.focus, of: WindowFocus.self, at: { place }) { [weak self] in
      self?.session
    }
    restoredCovered = restored?.covered ?? []
    guard restored?.path.isEmpty == true else { return }
    restored = nil
    restoresNothing = true
    hasHadFocus = true
  }

  private var session: FocusSession? {
    // The focused element's data is still loaded.
    if let restored, awaitsRestored { return restored }
    let covered = coveredPlaces
    guard let focused = focusedForSession else {
      // Where nothing has had focus yet, the next start may begin with it.
      guard hasHadFocus || !covered.isEmpty else { return nil }
      return FocusSession(path: "", number: 0, covered: covered.isEmpty ? nil : covered)
    }
    if focusedPath?.element != focused.id {
      focusedPath = (focused.id, focused.identity.description)
    }
    let returns = presented.compactMap { last in
      last.isInSession ? last.focusBefore.flatMap { returning(to: $0, after: last.layer) } : nil
    }
    return FocusSession(
      path: focusedPath?.text ?? "", number: number(of: focused, in: reachableRoots),
      row: currentRow(of: focused), returns: returns.isEmpty ? nil : returns,
      covered: covered.isEmpty ? nil : covered)
  }

  /// The elements that had focus below the pages that cover them, of the last run and of this one.
  private var coveredPlaces: [FocusSession.Place] {
    let own = resumption.covered(self).map { element in
      var root = element
      while let parent = root.viewParent { root = parent }
      return FocusSession.Place(
        path: element.identity.description, number: number(of: element, in: [root]),
        row: currentRow(of: element))
    }
    return restoredCovered.filter { place in !own.contains { $0.path == place.path } } + own
  }

  /// A page was popped that a restart had restored: focus returns to the element inside `region`
  /// that had it before the push in the last run. Returns false if there is none.
  func resumeCovered(in region: ViewElement) -> Bool {
    for (index, place) in restoredCovered.enumerated().reversed() {
      let targets = targets(in: [region]) { $0.hasText(place.path) }
      guard targets.indices.contains(place.number) else { continue }
      let element = targets[place.number]
      guard canHaveFocus(element) else { continue }
      restoredCovered.remove(at: index)
      resume(place.row, of: element)
      focus(element)
      return true
    }
    return false
  }

  /// The focused element, where a restart has it: open menus and panels of the host are not
  /// restored.
  private var focusedForSession: ViewElement? {
    var focused = focusedForApp
    for last in presented.reversed() where !last.isInSession {
      if let element = focused, last.layer.contains(element) { focused = last.focusBefore }
    }
    return focused
  }

  private func returning(to element: ViewElement, after layer: LayerElement)
    -> FocusSession.Return?
  {
    guard isInTree(element) else { return nil }
    return FocusSession.Return(
      layer: layer.identity.description, path: element.identity.description,
      number: number(of: element, in: wholeWindow), row: currentRow(of: element))
  }

  private var wholeWindow: [ViewElement] { window.root.map { [$0] } ?? [] }

  /// Its number among the elements at the same path.
  private func number(of element: ViewElement, in roots: [ViewElement]) -> Int {
    let identity = element.identity
    let places = targets(in: roots) { $0 === identity || $0.hasSameText(as: identity) }
    return places.firstIndex { $0 === element } ?? 0
  }

  /// The elements at a path that can have focus, in reading order. Other than `candidates`, they
  /// include controls in rows, which Tab does not stop at.
  private func targets(in roots: [ViewElement], at isPlace: (IdentityPath) -> Bool)
    -> [ViewElement]
  {
    var found: [ViewElement] = []
    var stack = Array(roots.reversed())
    while let element = stack.popLast() {
      if element.drawing.isHidden { continue }
      if element.takesFocus, isPlace(element.identity) { found.append(element) }
      stack.append(contentsOf: element.viewChildren.reversed())
    }
    return found
  }

  private func currentRow(of element: ViewElement) -> CurrentRow? {
    (element as? any CurrentRowHolder)?.currentRow
  }

  private func resume(_ row: CurrentRow?, of element: ViewElement) {
    if let row { (element as? any CurrentRowHolder)?.resume(at: row) }
  }

  /// The open presentations return focus to the elements that had it in the last run.
  private func resumeReturns() {
    guard let returns = restored?.returns else { return }
    let rest = returns.filter { wanted in
      let index = presented.firstIndex {
        $0.isInSession && $0.layer.identity.hasText(wanted.layer)
      }
      guard let index else { return true }
      let targets = targets(in: wholeWindow) { $0.hasText(wanted.path) }
      guard targets.indices.contains(wanted.number) else { return true }
      presented[index].focusBefore = targets[wanted.number]
      resume(wanted.row, of: targets[wanted.number])
      return false
    }
    restored?.returns = rest.isEmpty ? nil : rest
  }

  /// Focus goes back to where it was in the last run, whatever the views that appear during the
  /// first update ask for: what they ask for at a start is where focus begins. When the element
  /// comes with data that the app loads, focus moves to it if the user has done nothing meanwhile.
  func resumeSession(_ runtime: ViewRuntime) {
    if restoresNothing { resumeWithoutFocus(runtime) }
    guard let wanted = restored else { return }
    // Loaded rows are scrolled to, and laid out there, in the updates after the one with the data.
    if runtime.isRestoring { lastRestoring = runtime.flushNumber }
    guard runtime.flushNumber <= lastRestoring + (awaitsRestored ? 2 : 0) else {
      return forgetSession()
    }
    resumeReturns()
    let targets = targets(in: reachableRoots) { $0.hasText(wanted.path) }
    guard targets.indices.contains(wanted.number) else {
      awaitsRestored = true
      return
    }
    let element = targets[wanted.number]
    guard canHaveFocus(element) else { return }
    resume(wanted.row, of: element)
    focus(element, reveals: false)
  }

  /// Nothing had focus in the last run. A sheet or an alert keeps it, because it cannot be operated
  /// without.
  private func resumeWithoutFocus(_ runtime: ViewRuntime) {
    guard runtime.isRestoring else { return forgetSession() }
    startsWithFocus = false
    if let focused, layers.layer(of: focused) == nil { focus(nil) }
  }

  /// The user has done something: focus is theirs.
  func noteUsersChoice() {
    startsWithFocus = false
    forgetSession()
  }

  private func forgetSession() {
    restored = nil
    restoresNothing = false
    awaitsRestored = false
  }
}

@MainActor
extension PresentedFocus {
  /// Whether a restart presents the layer again.
  fileprivate var isInSession: Bool { !layer.style.isHostPanel && layer.style.role != .menu }
}

/// Names the focus of a window in reports.
private enum WindowFocus {}
