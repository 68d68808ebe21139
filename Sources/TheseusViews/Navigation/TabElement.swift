import AttributeGraph
import Foundation
import TheseusCore

/// The bar of labels, and below it the selected page.
final class TabElement: ViewElement, KeyResponder, FocusTarget, FocusRegion, ChildResolver,
  ElementDrawing, SemanticsSource
{
  override var childResolver: (any ChildResolver)? { self }
  override var drawer: (any ElementDrawing)? { self }
  override var semanticsSource: (any SemanticsSource)? { self }
  override var focusTarget: (any FocusTarget)? { self }
  override var focusRegion: (any FocusRegion)? { self }
  override var keyResponder: (any KeyResponder)? { self }

  private let viewType: Any.Type
  private let context: TabContext
  /// The selection without a page that was reported last.
  private var reported: AnyHashable?
  private var paint: SurroundingPaint

  init(_ inputs: ViewInputs, _ type: Any.Type, _ context: TabContext) {
    viewType = type
    self.context = context
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
  private var pages: ArraySlice<ViewElement> { viewChildren.dropFirst(labelCount) }
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

  override func placeChildren(in size: CGSize) {
    let space = CGSize(width: size.width, height: max(0, size.height - barHeight))
    var widths = labels.map { $0.size(.unspecified).width }
    let spacing = isPaged ? 0 : sizes.tabSpacing
    var total = widths.reduce(0, +) + spacing * CGFloat(max(0, widths.count - 1))
    var x =
      isPaged
      ? total > size.width ? 0 : metrics.centered(total, in: size.width, .horizontal)
      : min(sizes.tabBarInset, max(0, size.width - total))
    if !isPaged, total > size.width, let least = sizes.tabLabelLeastInset {
      let missing = (total - size.width) / CGFloat(widths.count)
      let saving = min(missing, max(0, sizes.tabLabelInset - least) * 2)
      widths = widths.map { $0 - saving }
      total -= saving * CGFloat(widths.count)
      let chosen = labels.firstIndex { ($0 as? TabLabelElement)?.isSelected == true }
      let end =
        widths.prefix((chosen ?? 0) + 1).reduce(0, +) + spacing * CGFloat(chosen ?? 0)
      x = min(0, max(size.width - total, size.width / 2 - end + widths[chosen ?? 0] / 2))
    }
    let labelHeight = isPaged ? sizes.pageDotHeight : sizes.tabLabelHeight
    for (label, width) in zip(labels, widths) {
      let place = CGRect(
        x: x, y: isPaged ? space.height : 0, width: context.showsBar ? width : 0,
        height: context.showsBar ? labelHeight : 0)
      label.place(place, offered: .unspecified)
      x += width + spacing
    }
    ImplicitStack(pages, metrics).place(
      in: CGRect(origin: CGPoint(x: 0, y: isPaged ? 0 : barHeight), size: space), of: self)
    // The rule marks the chosen label, which may have moved or be gone.
    if markedLabel != placedMark {
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
    if step != 0 { focusManager?.focus(target.label) }
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

/// The label of one page, or its dot.
final class TabLabelElement: ViewElement, KeyResponder, PointerResponder, Activatable, FocusTarget,
  ElementDrawing, SemanticsSource
{
  override var drawer: (any ElementDrawing)? { self }
  override var semanticsSource: (any SemanticsSource)? { self }
  override var focusTarget: (any FocusTarget)? { self }
  override var keyResponder: (any KeyResponder)? { self }
  override var pointerResponder: (any PointerResponder)? { self }
  override var activation: (any Activatable)? { self }

  private var paint: SurroundingPaint

  override init(_ inputs: borrowing ViewInputs) {
    paint = SurroundingPaint(inputs)
    super.init(inputs)
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    try paint.read(context)
  }

  override var hitTraits: HitTraits {
    var traits = HitTraits(isSolid: true)
    traits.isBarItem = true
    return traits
  }
  weak var page: TabPage?
  var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      setNeedsCommit()
      // The bar marks the chosen label.
      tabs?.setNeedsCommit()
      tabs?.redrawAfterPlacing()
    }
  }

  private var isDot: Bool { tabs?.isPaged ?? false }

  var hasSemantics: Bool { true }
  var semantics: Semantics? {
    let badge = text(ofBadge: true)
    var semantics = Semantics(
      .tab, label: isDot ? number : text(ofBadge: false),
      value: badge.isEmpty ? .none : .text(badge), absorbsTexts: !isDot)
    semantics.isSelected = isSelected
    if isSelected {
      semantics.spokenValue = badge.isEmpty ? "selected" : "selected, \(badge)"
    }
    return semantics
  }

  /// The title, or the badge beside it.
  private func text(ofBadge isBadge: Bool) -> String {
    viewChildren.filter { self.isBadge($0) == isBadge }.map(\.spokenText).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  private func isBadge(_ child: ViewElement) -> Bool {
    var place: IdentityPath? = child.identity
    while let path = place, path !== identity {
      if case .part("badge", _) = path.component { return true }
      place = path.parent
    }
    return false
  }

  private var number: String? {
    guard let page, let place = page.context.pages.firstIndex(where: { $0 === page }) else {
      return nil
    }
    return "page \(place + 1) of \(page.context.pages.count)"
  }

  /// All dots are one element for focus: arrow keys move between them.
  var isFocusable: Bool { !frame.isNull && frame.width > 0 && (!isDot || isSelected) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inset = sizes.tabLabelInset
    var size = CGSize(
      width: inset * 2 + (isDot ? metrics.size(of: .pageDot).width : 0),
      height: isDot ? sizes.pageDotHeight : sizes.tabLabelHeight)
    for (index, child) in viewChildren.enumerated() {
      size.width += child.size(.unspecified).width + (index > 0 ? inset : 0)
    }
    return size
  }

  override func placeChildren(in size: CGSize) {
    let inset = sizes.tabLabelInset
    // A bar without space for all has made it narrower.
    var x = inset - max(0, self.size(.unspecified).width - size.width) / 2
    for child in viewChildren {
      let inner = child.size(.unspecified)
      child.place(
        CGRect(
          x: x, y: max(0, metrics.centered(inner.height, in: size.height, .vertical)),
          width: inner.width, height: min(inner.height, size.height)),
        offered: .unspecified)
      x += inner.width + inset
    }
  }

  func drawOver(_ surface: any DrawingSurface) {
    let bounds = CGRect(origin: .zero, size: frame.size)
    if isDot {
      let dot = metrics.size(of: .pageDot)
      surface.draw(
        .pageDot, ControlState(ControlState.Value(isSelected), in: paint.value),
        in: CGRect(x: sizes.tabLabelInset, y: 0, width: dot.width, height: dot.height))
      if hasFocus { surface.emphasize(bounds, .focus, paint.value) }
      return
    }
    surface.emphasize(bounds, hasFocus ? .focus : isSelected ? .chosenTab : .otherTab, paint.value)
  }

  private var tabs: TabElement? { viewParent as? TabElement }

  func activate() -> Bool {
    guard let page else { return false }
    tabs?.select(page, by: 0)
    return true
  }

  func handle(_ key: KeyPress) -> Bool {
    guard key.phase != .up, key.modifiers.isDisjoint(with: .significant), let page else {
      return false
    }
    switch key.key {
    case .leftArrow: tabs?.select(page, by: -1)
    case .rightArrow: tabs?.select(page, by: 1)
    case .return, .space: return activate()
    default: return false
    }
    return true
  }

  func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    guard case .press(.left) = event.action else { return false }
    return activate()
  }
}
