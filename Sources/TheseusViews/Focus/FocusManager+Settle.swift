import TheseusCore

/// An element whose focus state changed.
struct FocusRequest {
  weak var element: ViewElement?
}

/// An element that names the initial focus, and has just appeared.
struct DefaultFocusRequest {
  weak var element: ViewElement?
}

struct WeakFocusCell {
  weak var cell: (any FocusCellProtocol)?
}

/// A layer and the element that had focus before it.
struct PresentedFocus {
  let layer: LayerElement
  weak var focusBefore: ViewElement?
  /// Whether the window had not yet had focus.
  var isBeforeFirst = false
}

extension FocusManager {
  /// Whether the app can move focus from one view to another by its focus states.
  var canMoveByState: Bool {
    var places = 0
    for case let cell? in cells.lazy.map(\.cell) where !cell.hasEnded { places += cell.places }
    return places > 1
  }

  func register(_ cell: any FocusCellProtocol) { cells.append(WeakFocusCell(cell: cell)) }
  func request(_ element: ViewElement) { requests.append(FocusRequest(element: element)) }
  func requestDefault(_ element: ViewElement) {
    defaults.append(DefaultFocusRequest(element: element))
  }

  /// Nothing is pending any more: new layers take focus, dismissed layers return it, requests are
  /// honored, an element that was removed, was covered or can no longer have focus loses it, and
  /// the focus states follow (R82).
  ///
  /// - Parameter isKey: whether the window has the keyboard, so that what its views tell holds for
  ///   the app.
  func settle(isKey: Bool) {
    takeFocusForLayers()
    honorRequests()
    // Read once: it is a weak reference.
    if let focused, !canHaveFocus(focused) { focus(nil) }
    honorReturn()
    honorDefaults()
    honorResets()
    resumeSession(layers.runtime)
    if startsWithFocus {
      if focused == nil { focus(firstOfWindow) }
      startsWithFocus = focused == nil
    }
    statesFollow()
    if isKey { provideFocusedValues() }
    runChosenCommands()
  }

  /// Passes the values around the focused view to the app.
  private func provideFocusedValues() {
    let runtime = layers.runtime
    guard
      let values = reportedValues.collect(focusedForApp, last: runtime.rootValues.focusedValues)
    else { return }
    runtime.changeRootEnvironment { $0.focusedValues = values }
  }

  /// Where focus begins in an app's window: at its first list or field, else at the first element
  /// of its content. Bars, tabs and destructive buttons come last.
  private var firstOfWindow: ViewElement? { firstSensible(among: candidates) }

  /// The same for a part of the window.
  func firstSensible(in region: ViewElement) -> ViewElement? {
    firstSensible(among: candidates(in: region))
  }

  private func firstSensible(among all: [ViewElement]) -> ViewElement? {
    let candidates = all.filter {
      canHaveFocus($0) && $0.focusTarget?.focusPreference != .never
    }
    let content = candidates.filter { !$0.isInBar }
    let first =
      content.first { $0.focusTarget?.focusPreference == .first }
      ?? content.first { $0.focusTarget?.focusPreference != .last } ?? candidates.first
    return defaultButton(insteadOf: first, among: candidates)
  }

  /// Of several buttons focus begins at the one that the app chose for Return, which the focused
  /// button would take otherwise.
  private func defaultButton(insteadOf first: ViewElement?, among candidates: [ViewElement])
    -> ViewElement?
  {
    guard first?.ownSemantics?.role == .button else { return first }
    return candidates.first {
      $0.activation?.shortcut == .defaultAction && $0.focusTarget?.focusPreference != .never
    } ?? first
  }

  private func takeFocusForLayers() {
    if presented.isEmpty, layers.layers.isEmpty { return }
    for layer in layers.layers where !layer.hasTakenFocus && !layers.isHeldBelow(layer) {
      layer.hasTakenFocus = true
      presented.append(
        PresentedFocus(layer: layer, focusBefore: focused, isBeforeFirst: startsWithFocus))
      if layer.style.takesFocus { focus(firstChoice(in: layer)) }
    }
    while let last = presented.last, last.layer.parent == nil {
      presented.removeLast()
      if !canHaveFocus(focused) { focus(canHaveFocus(last.focusBefore) ? last.focusBefore : nil) }
      // A sheet or an alert that was shown while the window opened took its first focus.
      if last.isBeforeFirst, focused == nil { startsWithFocus = true }
    }
    for index in presented.indices.reversed() where presented[index].layer.parent == nil {
      let dismissed = presented.remove(at: index)
      // The layer above took focus from inside this one, and returns it to where this one would.
      if index < presented.count, !isInTree(presented[index].focusBefore) {
        presented[index].focusBefore = dismissed.focusBefore
      }
    }
  }

  /// The element that has focus when a layer opens: the selected item of a menu, what a dialog
  /// says, else the first that is not a destructive button, or the default button instead of
  /// another one.
  private func firstChoice(in layer: LayerElement) -> ViewElement? {
    let dialog = first(in: layer) { $0 is any FirstFocusNode } as? any FirstFocusNode
    if let dialog { return dialog.firstFocus }
    let candidates = candidates(in: layer)
    let harmless = candidates.first { $0.focusTarget?.focusPreference != .never }
    guard layer.style.role == .menu else {
      return defaultButton(insteadOf: harmless, among: candidates)
    }
    return candidates.first { $0.ownSemantics?.isSelected ?? false } ?? harmless ?? candidates.first
  }

  /// The last state that requests focus gets it; when none does, one that no longer wants it
  /// releases it.
  private func honorRequests() {
    guard !requests.isEmpty else { return }
    let nodes = requests.compactMap { $0.element as? FocusBindingNode }
    requests = []
    for node in nodes.reversed() where node.wantsFocus {
      if node.contains(focused) { return }
      guard let target = firstCandidate(in: node) else { continue }
      return focus(target)
    }
    if nodes.contains(where: { !$0.wantsFocus && $0.contains(focused) }) { focus(nil) }
  }

  private func honorDefaults() {
    guard !defaults.isEmpty else { return }
    let regions = defaults.compactMap { $0.element as? DefaultFocusNode }
    defaults = []
    for region in regions where focused == nil || isFirstOfItsLayer(region) {
      guard let target = defaultTarget(in: region) else { continue }
      focus(target)
      _ = target.performAction(.moveToEnd)
    }
  }

  /// The initial focus of a region.
  func defaultTarget(in region: DefaultFocusNode) -> ViewElement? {
    var target: ViewElement?
    _ = first(in: region) { element in
      guard region.isDefault(element) else { return false }
      target = firstCandidate(in: element)
      return target != nil
    }
    return target
  }

  /// The first matching element in `root`, including itself, in reading order.
  func first(in root: ViewElement, where isMeant: (ViewElement) -> Bool) -> ViewElement? {
    var stack: [ViewElement] = [root]
    while let element = stack.popLast() {
      if isMeant(element) { return element }
      stack.append(contentsOf: element.viewChildren.reversed())
    }
    return nil
  }

  /// Whether the focus is where a layer put it for want of a wish, and the wish of `region`, in the
  /// same layer, goes before that.
  private func isFirstOfItsLayer(_ region: ViewElement) -> Bool {
    guard let layer = layers.layer(of: region), layer.contains(focused) else {
      return false
    }
    return firstChoice(in: layer) === focused
  }

  private func statesFollow() {
    guard !cells.isEmpty else { return }
    cells.removeAll { $0.cell?.hasEnded ?? true }
    var holders: [FocusBindingNode] = []
    var current = focusedForApp
    while let element = current {
      if let node = element as? FocusBindingNode { holders.append(node) }
      current = element.viewParent
    }
    for cell in cells { cell.cell?.follow(holders) }
  }
}

extension ViewElement {
  /// Whether the element is a tab or an item of a bar, beside the content.
  var isInBar: Bool {
    var current: ViewElement? = self
    while let element = current {
      if element.hitTraits.isBarItem { return true }
      current = element.viewParent
    }
    return false
  }
}
