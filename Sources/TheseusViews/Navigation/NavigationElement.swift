import Foundation
import TheseusCore

/// The bar with the title, the back button and the toolbars' items, and below it the top view of
/// the stack.
final class NavigationElement: BarElement, KeyResponder, PointerResponder, RowChoiceResponder,
  SpaceProvider, BackTarget
{
  override var arrangesViews: Bool { true }
  override var space: (any SpaceProvider)? { self }
  override var keyResponder: (any KeyResponder)? { self }
  /// While there is a way back.
  var takesUnfocusedKeys: Bool { context.canGoBack }
  override var pointerResponder: (any PointerResponder)? { self }
  /// A press on the back button is for it.
  override var hitTraits: HitTraits { HitTraits(isSolid: goesBack) }

  private let viewType: Any.Type
  let context: NavigationContext

  init(_ inputs: ViewInputs, _ type: Any.Type, _ context: NavigationContext) {
    viewType = type
    self.context = context
    super.init(inputs)
    window.state?.backTargets.add(self) { $0 }
    context.whenSettled = { [weak self] in self?.whenSettled($0) }
    context.place = identity.description
  }

  var backDepth: Int { context.backDepth }
  func goBack() { context.goBack() }
  var forwardOrder: UInt64? { context.forwardOrder }
  func goForward() { context.goForward() }

  override var kind: ControlPart.BarKind { .navigation }
  override var ruleHeight: CGFloat { sizes.barRuleHeight }
  override func keepsFocus(in child: ViewElement?) -> Bool { child == nil }
  var isContainerOfRelativeFrames: Bool { true }
  var contentArea: CGSize {
    CGSize(width: frame.width, height: max(0, frame.height - topHeight))
  }
  override var placeName: Any.Type { viewType }

  /// Every element that a stack inside does not keep for itself, in written order, without those
  /// that are leaving or were not chosen to fit (R65).
  private func forEachInside(_ content: some Sequence<ViewElement>, _ visit: (ViewElement) -> Bool)
  {
    var stack = Array(content).reversed() as [ViewElement]
    while let element = stack.popLast() {
      guard !(element is NavigationElement), !element.scope.isLeaving,
        !element.isUnchosenCandidate
      else { continue }
      guard visit(element) else { return }
      stack.append(contentsOf: element.viewChildren.reversed())
    }
  }

  override func toolbars(around content: [ElementNode]) -> [BarItems] {
    var toolbars: [BarItems] = []
    forEachInside(content.map { ViewElement.of($0) }) { element in
      if let items = (element as? ToolbarElement)?.items { toolbars.append(items) }
      return true
    }
    return toolbars
  }

  /// The settings of the bar from the views inside; the outer one of two equal settings wins.
  private var barSettings: _NavigationBarModifier {
    var barSettings = _NavigationBarModifier()
    forEachInside(barContent) { element in
      if let value = (element as? NavigationBarElement)?.settings {
        barSettings.title = barSettings.title ?? value.title
        barSettings.subtitle = barSettings.subtitle ?? value.subtitle
        barSettings.hidesBackButton = barSettings.hidesBackButton ?? value.hidesBackButton
        barSettings.hidesBar = barSettings.hidesBar ?? value.hidesBar
      }
      return barSettings.title == nil || barSettings.subtitle == nil
        || barSettings.hidesBackButton == nil
        || barSettings.hidesBar == nil
    }
    return barSettings
  }

  private var goesBack: Bool {
    (context.canGoBack || windowBar != nil) && barSettings.hidesBackButton != true
      && barSettings.hidesBar != true
  }
  override var title: String? { barSettings.title?.string }
  override var backTitle: String? { context.previousTitle }

  override func didCommit() {
    super.didCommit()
    context.note(title: title)
    noteSeenPage()
  }
  override var subtitle: String? { barSettings.subtitle?.string }
  override var showsBackButton: Bool { goesBack }
  override var hidesBar: Bool { barSettings.hidesBar == true }

  private var shownDepth = 0
  /// The steps below the page on top, and its own one.
  private var path: [AnyHashable] = []
  /// The pages that have been on top, by their number of steps.
  private var seen: [Int: [AnyHashable]] = [:]

  private func noteSeenPage() {
    let steps = context.allSteps.map(\.key)
    guard steps != path || seen.isEmpty else { return }
    path = steps
    seen = seen.filter { $0.key < path.count }
    seen[path.count] = path
  }

  /// A page that nobody has seen gives focus to what leads to the page that was popped: code had
  /// pushed both.
  private func returnFocus() {
    let depth = context.depth
    let isSeen = seen[depth] == Array(path.prefix(depth))
    let popped = path.indices.contains(depth) ? path[depth] : nil
    focusManager?.returnFocus(in: self) { [weak self] in
      guard let self, !isSeen else { return nil }
      return popped.flatMap { self.lead(to: $0) } ?? focusManager?.firstSensible(in: self)
    }
  }

  /// The link that pushes a value, or its list, where it is the current row then.
  private func lead(to value: AnyHashable) -> ViewElement? {
    var link: LinkElement?
    forEachInside(barContent) { element in
      if let found = element as? LinkElement, found.pushes(value) { link = found }
      return link == nil
    }
    guard let link else { return nil }
    if let list = ListElement.around(link), list.makeCurrent(link) { return list }
    return focusManager?.firstCandidate(in: link)
  }

  /// When another view is on top, the bar above it has another title and other items.
  override func forgetAnswers() {
    guard context.depth != shownDepth else { return }
    if context.depth < shownDepth { returnFocus() }
    shownDepth = context.depth
    setNeedsCommit()
  }

  /// Escape and Alt-Left go back, unless a view inside takes them.
  func handle(_ key: KeyPress) -> Bool {
    guard key.goesBack, context.canGoBack else { return false }
    context.goBack()
    return true
  }

  func rowWasChosen() { context.advance() }

  func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    guard case .press(.left) = event.action, goesBack, backButtonFrame.contains(point)
    else {
      return false
    }
    if context.canGoBack { context.goBack() } else { windowBar?.close() }
    return true
  }
}
