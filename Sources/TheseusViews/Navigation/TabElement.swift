import AttributeGraph
import Foundation
import TheseusCore

/// The bar of labels, and below it the selected page.
final class TabElement: ViewElement, KeyResponder, FocusTarget, FocusRegion, ChildResolver,
  ElementDrawing, SemanticsSource, HiddenTabs
{
  override var childResolver: (any ChildResolver)? { self }
  override var drawer: (any ElementDrawing)? { self }
  override var semanticsSource: (any SemanticsSource)? { self }
  override var focusTarget: (any FocusTarget)? { self }
  override var focusRegion: (any FocusRegion)? { self }
  override var keyResponder: (any KeyResponder)? { self }

  private let viewType: Any.Type
  private let context: TabContext
  /// Where the menu of the labels is mounted that the bar has no space for.
  private let menuInputs: ViewInputs
  /// The selection without a page that was reported last.
  private var reported: AnyHashable?
  private var paint: SurroundingPaint

  init(_ inputs: ViewInputs, _ type: Any.Type, _ context: TabContext, menu: ViewInputs) {
    viewType = type
    self.context = context
    menuInputs = menu
    paint = SurroundingPaint(inputs)
    super.init(inputs)
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    if let selection = self.context.selection {
      // The pages stay as they are when one unmatched selection follows another.
      _ = try context[selection]
      reportUnmatchedSelection()
    }
    return try paint.read(context)
  }

  override var placeName: Any.Type { viewType }

  private var labelCount = 0

  func resolveChildren(_ list: ElementList, _ context: borrowing RuleContext)
    throws(GraphError) -> [ElementNode]
  {
    var pages: [ElementNode] = []
    var ordered: [TabPage] = []
    for element in try list.flatten(context) {
      if let page = (element as? TabLabelElement)?.page, page.context === self.context {
        ordered.append(page)
      } else {
        pages.append(element)
      }
    }
    self.context.order(ordered)
    var labels: [ElementNode] = []
    var header: TabHeaderElement?
    for page in self.context.pages {
      if let own = page.header, own !== header { labels.append(own) }
      header = page.header
      labels.append(page.label)
    }
    labelCount = labels.count
    menuCount = 0
    if needsMenu {
      labels.append(menu ?? makeMenu())
      menuCount = 1
    }
    reportUnmatchedSelection()
    return labels + pages
  }

  /// R86: a selection without a page is shown as none, and reported once for each value.
  private func reportUnmatchedSelection() {
    guard isSelectionUnmatched else {
      reported = nil
      return
    }
    guard reported != selectedValue, !waitsForCheck else { return }
    waitsForCheck = true
    whenSettled { [weak self] in self?.checkSelection() }
  }

  private var waitsForCheck = false

  /// Names pages without labels by their numbers.
  private func numberPages() {
    guard context.hasOtherNumbers, !waitsForNumbers else { return }
    waitsForNumbers = true
    runtime.afterUpdate { [weak self] in
      self?.waitsForNumbers = false
      self?.context.updateNumbers()
    }
  }

  private var waitsForNumbers = false

  private var selectedValue: AnyHashable? {
    guard let selection = context.selection else { return nil }
    return (try? runtime.graph.value(of: selection)) ?? nil
  }

  private var isSelectionUnmatched: Bool {
    context.selection != nil && !context.pages.isEmpty
      && !context.pages.contains(where: \.isSelected)
  }

  private func checkSelection() {
    waitsForCheck = false
    guard isSelectionUnmatched, reported != selectedValue else { return }
    reported = selectedValue
    runtime.report(
      RuntimeIssue(
        kind: .invalidSelection,
        message: "the selection of a TabView matches the tag of none of its pages",
        identity: identity.description)
    )
  }

  private var labels: ArraySlice<ViewElement> { viewChildren.prefix(labelCount) }
  private var pages: ArraySlice<ViewElement> { viewChildren.dropFirst(labelCount + menuCount) }
  /// The labels and a rule below them.
  private var barHeight: CGFloat {
    guard context.showsBar else { return 0 }
    return isPaged ? sizes.pageDotHeight : sizes.tabLabelHeight + sizes.tabRuleHeight
  }
  /// Pages with dots below instead of labels above.
  var isPaged: Bool { context.indexMode != nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = ProposedViewSize(
      width: proposal.width, height: proposal.height.map { max(0, $0 - barHeight) })
    let size = ImplicitStack(pages, metrics).size(inner)
    func fill(_ offered: CGFloat?, _ wanted: CGFloat) -> CGFloat {
      offered.flatMap { $0.isFinite ? $0 : nil } ?? wanted
    }
    return CGSize(
      width: fill(proposal.width, size.width),
      height: fill(proposal.height, size.height + barHeight))
  }

  /// Opens the menu of the labels that the bar has no space for; a child while there are any.
  private var menu: TabMenuElement?
  private var menuCount = 0
  /// Whether the last placement needs the menu.
  private var needsMenu = false

  private func makeMenu() -> TabMenuElement {
    let menu = TabMenuElement(menuInputs)
    menu.tabs = self
    menu.mount(menuInputs)
    self.menu = menu
    return menu
  }

  private func placeLabels(in size: CGSize) {
    let labels = Array(labels)
    let layout = TabBarLayout(
      labels: labels, menuWidth: TabMenuElement.width(metrics), width: size.width,
      isPaged: isPaged, metrics)
    let height = isPaged ? sizes.pageDotHeight : sizes.tabLabelHeight
    let y = isPaged ? max(0, size.height - barHeight) : 0
    for (label, range) in zip(labels, layout.labels) {
      if !context.showsBar {
        label.place(CGRect(x: 0, y: y, width: 0, height: 0), offered: .unspecified)
      } else if let range {
        label.place(
          CGRect(x: range.start, y: y, width: range.width, height: height),
          offered: .unspecified)
      } else {
        label.unplace()
      }
    }
    needsMenu = layout.menu != nil && context.showsBar
    guard menuCount > 0, let menu else { return }
    if let place = layout.menu, needsMenu {
      menu.place(CGRect(x: place.start, y: y, width: place.width, height: height))
    } else {
      menu.unplace()
    }
  }

  /// The last placement needs the menu and the bar has none, or the other way around.
  private var hasOtherMenu: Bool { needsMenu != (menuCount > 0) }

  override func didCommit() {
    super.didCommit()
    guard hasOtherMenu else { return }
    if !needsMenu { menu?.close() }
    setNeedsLayout()
  }

  /// The pages whose labels the bar has no space for.
  var hiddenPages: [TabPage] { context.pages.filter { $0.label.frame.isNull } }

  override func placeChildren(in size: CGSize) {
    let space = CGSize(width: size.width, height: max(0, size.height - barHeight))
    placeLabels(in: size)
    numberPages()
    ImplicitStack(pages, metrics).place(
      in: CGRect(origin: CGPoint(x: 0, y: isPaged ? 0 : barHeight), size: space), of: self)
    // The rule marks the chosen label, which may have moved or be gone.
    if markedLabel != placedMark || hasOtherMenu {
      placedMark = markedLabel
      redrawAfterPlacing()
    }
  }

  /// The frame of the chosen label; nil if no page is chosen.
  private var markedLabel: CGRect? {
    labels.first { ($0 as? TabLabelElement)?.isSelected == true }?.frame
  }
  /// The mark that the last placement left.
  private var placedMark: CGRect?

  /// A bar without space is cut off: outside the frame it would not be drawn again with it.
  var drawingTraits: DrawingTraits {
    var traits = DrawingTraits()
    traits.clips = barHeight > frame.height + LengthTolerance.value
    return traits
  }

  func draw(_ surface: any DrawingSurface) {
    guard !isPaged, context.showsBar else { return }
    var state = ControlState(in: paint.value)
    surface.draw(
      .bar(.tabs), state,
      in: CGRect(x: 0, y: 0, width: frame.width, height: sizes.tabLabelHeight))
    if let markedLabel { state.label = markedLabel }
    surface.draw(
      .barRule, state,
      in: CGRect(x: 0, y: sizes.tabLabelHeight, width: frame.width, height: sizes.tabRuleHeight))
  }

  var semantics: Semantics? { Semantics(.tabList) }

  /// Each page keeps the focus that was in it.
  func keepsFocus(in child: ViewElement?) -> Bool {
    child.map { !($0 is TabLabelElement) } ?? false
  }

  func perform(_ action: SemanticAction) -> Bool {
    let page: TabPage? =
      switch action {
      case .select(let label):
        context.pages.first { $0.label.semantics?.label == label }
      case .selectIndex(let index):
        context.pages.indices.contains(index) ? context.pages[index] : nil
      default: nil
      }
    guard let page else { return false }
    if page.label.isFocusable { focusManager?.focus(page.label) }
    context.choose(page)
    return true
  }

  /// Shows a page that was in the menu, unless it has been removed since.
  func choose(_ page: TabPage) {
    guard context.pages.contains(where: { $0 === page }) else { return }
    context.choose(page)
  }

  func select(_ page: TabPage, by step: Int) {
    guard let place = context.pages.firstIndex(where: { $0 === page }) else { return }
    var next = place + step
    // Labels wrap around; pages do not.
    if !context.pages.indices.contains(next) {
      guard !isPaged else { return }
      next = (next + context.pages.count) % context.pages.count
    }
    let target = context.pages[next]
    context.choose(target)
    guard step != 0 else { return }
    if target.label.isFocusable { return focusManager?.focus(target.label) ?? () }
    // Its label comes out of the menu.
    runtime.afterUpdate { [weak self] in
      guard target.isSelected, target.label.isFocusable else { return }
      self?.focusManager?.focus(target.label)
    }
  }

  /// Without dots the page itself takes focus when nothing on it can.
  var isFocusable: Bool {
    isPaged && !context.showsBar && context.pages.count > 1 && !frame.isNull
      && !viewChildren.contains { $0.holdsFocusable }
  }

  /// Arrow keys that nothing on a page wanted turn it.
  func handle(_ key: KeyPress) -> Bool {
    guard isPaged, key.phase != .up, key.modifiers.isDisjoint(with: .significant),
      let page = context.pages.first(where: \.isSelected)
    else { return false }
    switch key.key {
    case .leftArrow: return turn(page, by: -1)
    case .rightArrow: return turn(page, by: 1)
    default: return false
    }
  }

  private func turn(_ page: TabPage, by step: Int) -> Bool {
    guard let place = context.pages.firstIndex(where: { $0 === page }),
      context.pages.indices.contains(place + step)
    else { return false }
    context.choose(context.pages[place + step])
    return true
  }
}

extension ViewElement {
  /// Whether it, or a descendant, can have focus.
  fileprivate var holdsFocusable: Bool {
    takesFocus || viewChildren.contains { $0.holdsFocusable }
  }
}
