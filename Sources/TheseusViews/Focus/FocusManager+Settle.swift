import TheseusCore

/// An element whose focus state changed.
struct FocusRequest {
  weak var element: ViewElement?
}

/// An element that names where the focus begins, and has just appeared.
struct DefaultFocusRequest {
  weak var element: ViewElement?
}

struct WeakFocusCell {
  weak var cell: (any FocusCellProtocol)?
}

/// A layer and what had the keyboard before it.
struct PresentedFocus {
  let layer: LayerElement
  weak var focusBefore: ViewElement?
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

  /// Nothing is due any more: new layers take the keyboard, layers that ended give it back,
  /// requests are honoured, an element that left, was covered or can no longer have the keyboard
  /// loses it, and the focus states follow (R82).
  func settle() {
    guard let window else { return }
    takeFocusForLayers(window)
    honourRequests()
    if focused != nil, !canHaveFocus(focused) { focus(nil) }
    honourDefaults()
    honourResets(window)
    statesFollow()
    let runtime = window.runtime
    if let values = toldValues.collect(focused, last: runtime.rootValues.focusedValues) {
      runtime.changeRootEnvironment { $0.focusedValues = values }
    }
  }

  private func takeFocusForLayers(_ window: WindowHost) {
    for layer in window.layers.layers where !layer.hasTakenFocus {
      layer.hasTakenFocus = true
      presented.append(PresentedFocus(layer: layer, focusBefore: focused))
      if layer.style.takesFocus { focus(firstChoice(in: layer)) }
    }
    while let last = presented.last, last.layer.parent == nil {
      presented.removeLast()
      if !canHaveFocus(focused) { focus(canHaveFocus(last.focusBefore) ? last.focusBefore : nil) }
    }
    if !presented.isEmpty { presented.removeAll { $0.layer.parent == nil } }
  }

  /// Where the keyboard begins in a layer: at what is chosen, in a menu, else at the first that can
  /// have it.
  private func firstChoice(in layer: LayerElement) -> ViewElement? {
    let candidates = candidates(in: layer)
    let chosen =
      layer.style.role == .menu ? candidates.first { $0.semantics?.isSelected ?? false } : nil
    return chosen ?? candidates.first
  }

  /// The last state that asks for the focus gets it; where none does, one that no longer wants it
  /// gives it up.
  private func honourRequests() {
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

  private func honourDefaults() {
    guard !defaults.isEmpty else { return }
    let regions = defaults.compactMap { $0.element as? DefaultFocusNode }
    defaults = []
    for region in regions where focused == nil || isFirstOfItsLayer(region) {
      guard let target = defaultTarget(in: region) else { continue }
      focus(target)
      _ = target.perform(.moveToEnd)
    }
  }

  /// Where the keyboard begins in a region that says so.
  func defaultTarget(in region: DefaultFocusNode) -> ViewElement? {
    var target: ViewElement?
    _ = first(in: region) { element in
      guard region.isDefault(element) else { return false }
      target = firstCandidate(in: element)
      return target != nil
    }
    return target
  }

  /// The first element inside `root`, or it itself, that is meant, in reading order.
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
    guard let layer = window?.layers.layer(of: region), layer.contains(focused) else {
      return false
    }
    return firstCandidate(in: layer) === focused
  }

  private func statesFollow() {
    guard !cells.isEmpty else { return }
    cells.removeAll { $0.cell?.hasEnded ?? true }
    var holders: [FocusBindingNode] = []
    var current = focused
    while let element = current {
      if let node = element as? FocusBindingNode { holders.append(node) }
      current = element.viewParent
    }
    for cell in cells { cell.cell?.follow(holders) }
  }
}
