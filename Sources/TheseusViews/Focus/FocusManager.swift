import Foundation
import TheseusCore

/// Which element has the keyboard, and the order in which Tab visits those that can.
@MainActor
public final class FocusManager {
  let window: WindowState
  let layers: WindowLayers
  public var focused: ViewElement? { window.focused }
  /// Focus moves to the window's first sensible element until the user or a view moves it to
  /// another.
  var startsWithFocus = false
  var requests: [FocusRequest] = []
  var defaults: [DefaultFocusRequest] = []
  /// Scopes in which focus returns to its default.
  var resets: [Namespace.ID] = []
  private(set) lazy var resetAction = ResetFocusAction { [weak self] in self?.reset(in: $0) }
  var cells: [WeakFocusCell] = []
  var presented: [PresentedFocus] = []
  /// The axis of the arrow key by which focus reached the focused element; nil when it came another
  /// way, or the element was operated since. Arrow keys along this axis pass over controls.
  var passingAxis: Axis?
  /// Commands chosen in a panel of the host, which run once it has closed and focus has returned
  /// (R82).
  private var chosenCommands: [() -> Void] = []
  var reportedValues = ReportedFocusValues()
  var resumption = FocusResumption()
  /// The place of focus in the last run, until it has focus again.
  var restored: FocusSession?
  /// Whether nothing had focus in the last run, until the user or a view moves focus.
  var restoresNothing = false
  /// Whether an element has had focus, in this run or the last one.
  var hasHadFocus = false
  /// The places of covered elements that had focus in the last run, the last one last.
  var restoredCovered: [FocusSession.Place] = []
  /// The element that had focus in the last snapshot, by its id, and the text of its path.
  var focusedPath: (element: UInt64, text: String)?
  /// The last flush in which saved state was restored.
  var lastRestoring = -1
  /// Whether the element that had focus was not there in the first update.
  var awaitsRestored = false

  init(_ window: WindowState, _ layers: WindowLayers) {
    self.window = window
    self.layers = layers
  }

  /// Writes what was typed into the focused element and is not part of its value yet, for an action
  /// that leaves focus there.
  package func commitEditing() { focused?.focusTarget?.commitEditing() }

  /// Gives the keyboard to an element, or to none.
  public func focus(_ element: ViewElement?) { focus(element, reveals: true) }

  /// - Parameter reveals: whether scroll views around the element bring it into sight.
  func focus(_ element: ViewElement?, reveals: Bool) {
    guard element !== focused else { return }
    let old = focused
    window.focused = element
    focusedPath = nil
    if element != nil { hasHadFocus = true }
    passingAxis = nil
    old?.focusTarget?.focusChanged(false)
    element?.focusTarget?.focusChanged(true)
    notifyAncestors(old)
    notifyAncestors(element)
    resumption.moved(from: old, to: element)
    if reveals { element?.revealInScrollAreas() }
  }

  private func notifyAncestors(_ element: ViewElement?) {
    var current = element?.viewParent
    while let around = current {
      around.focusRegion?.focusChangedInside()
      current = around.viewParent
    }
  }

  /// A page of a stack was popped: focus returns to the element inside `region` that had it before
  /// the push, such as the row of its link, unless it is elsewhere.
  ///
  /// - Parameter other: the element that gets it if none had it.
  func returnFocus(in region: ViewElement, or other: @escaping () -> ViewElement? = { nil }) {
    pendingReturn = (FocusRequest(element: region), other)
  }
  /// The region of the last pop since focus settled.
  private var pendingReturn: (region: FocusRequest, other: () -> ViewElement?)?

  func honorReturn() {
    guard case .some = pendingReturn, let pending = pendingReturn else { return }
    pendingReturn = nil
    guard focused == nil, let region = pending.region.element else { return }
    if let before = resumption.before(in: region, self) {
      focus(before)
    } else if !resumeCovered(in: region), let other = pending.other() {
      focus(other)
    }
  }

  /// Runs a command once no panel of the host is open and focus has returned.
  func afterHostPanels(_ command: @escaping () -> Void) { chosenCommands.append(command) }

  /// The open panel of the host that opened first.
  private var hostPanel: PresentedFocus? {
    presented.first { $0.layer.style.isHostPanel && $0.layer.parent != nil }
  }

  /// The focused element for the app: a panel of the host is none of its views (R82).
  var focusedForApp: ViewElement? {
    guard let panel = hostPanel else { return focused }
    return panel.focusBefore
  }

  func runChosenCommands() {
    guard !chosenCommands.isEmpty, hostPanel == nil else { return }
    for command in chosenCommands { layers.runtime.lifecycleQueue.perform(command) }
    chosenCommands = []
  }

  /// The window's tree has ended.
  func forget() {
    window.focused = nil
    chosenCommands = []
    requests = []
    defaults = []
    pendingReturn = nil
    resets = []
    cells = []
    presented = []
    reportedValues = ReportedFocusValues()
    resumption = FocusResumption()
    restoredCovered = []
    restoresNothing = false
    hasHadFocus = false
    focusedPath = nil
  }

  /// Elements that can have the keyboard, in reading order: those of the topmost modal layer and
  /// what is above it, else of the window.
  public var candidates: [ViewElement] {
    reachableRoots.flatMap { candidates(in: $0) }
  }

  /// Where what can be reached begins: the window's root, or the topmost modal layer and those
  /// above it.
  var reachableRoots: [ViewElement] {
    guard let root = window.root else { return [] }
    return layers.reachableRoots(in: root)
  }

  /// Elements inside `root` that can have the keyboard, in reading order.
  func candidates(in root: ViewElement) -> [ViewElement] {
    var found: [ViewElement] = []
    var stack: [ViewElement] = [root]
    while let element = stack.popLast() {
      if element.drawing.isOutOfReach || element.isLeaving { continue }
      if element.takesFocus { found.append(element) }
      stack.append(contentsOf: element.focusableContent.reversed())
    }
    return found
  }

  /// The first element inside `root` that can have focus now.
  func firstCandidate(in root: ViewElement) -> ViewElement? {
    candidates(in: root).first { canHaveFocus($0) }
  }

  /// Whether an element can have the keyboard now: it wants it, is in the tree and is not covered.
  func canHaveFocus(_ element: ViewElement?) -> Bool {
    guard let element, element.takesFocus, isInTree(element) else { return false }
    return layers.isReachable(element)
  }

  /// Whether an element is in the window's tree, and no transition takes it away.
  func isInTree(_ element: ViewElement?) -> Bool {
    var current = element
    while let node = current {
      if node === window.root { return true }
      if node.isLeaving { return false }
      current = node.viewParent
    }
    return false
  }
}

extension ViewElement {
  /// The manager that decides which element of the window has focus; nil outside windows.
  final var focusManager: FocusManager? { window.part(FocusManager.self) }

  /// Asks each element around this one that scrolls to bring it into sight.
  ///
  /// While a session is restored, what stands where the user left it stays there (R32): a sheet
  /// that is presented again focuses its first control.
  func revealInScrollAreas() {
    let isRestoring = runtime.isRestoring
    var current = viewParent
    while let element = current {
      if let scroller = element.scroller, !isRestoring || !scroller.isResumed {
        scroller.reveal(self)
      }
      current = element.viewParent
    }
  }
}
