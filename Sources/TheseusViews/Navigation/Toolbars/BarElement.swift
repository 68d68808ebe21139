import AttributeGraph
import Foundation
import TheseusCore

/// The items of one toolbar and, last, the menu of those that do not fit.
struct BarItems {
  let list: ElementList
  let overflow: OverflowState
}

/// Content with a bar of toolbar items and a title above it, and one below it when there are items
/// for it.
class BarElement: ViewElement, FocusRegion, ChildResolver, ElementDrawing {
  override var childResolver: (any ChildResolver)? { self }
  override var drawer: (any ElementDrawing)? { self }
  override var focusRegion: (any FocusRegion)? { self }
  /// Whether the top bar has a back button before the leading items.
  var showsBackButton: Bool { false }
  /// The title of the view that the back button leads to, if it is known.
  var backTitle: String? { nil }
  /// The title in the middle of the top bar, unless an item is there.
  var title: String? { nil }
  /// Shown after the title.
  var subtitle: String? { nil }
  /// Whether there is no top bar.
  var hidesBar: Bool { false }

  /// The toolbars whose items are shown here, outermost first.
  func toolbars(around content: [ElementNode]) -> [BarItems] { [] }

  private var paint: SurroundingPaint
  private let measurementsAttribute: Attribute<UInt32>
  /// The measurements of text that the widths of the title and the back button are based on.
  private var measurements: UInt32 = 0

  override init(_ inputs: borrowing ViewInputs) {
    paint = SurroundingPaint(inputs)
    measurementsAttribute = inputs.environment.value(\.textMeasurements)
    super.init(inputs)
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let before = measurements
    measurements = try context[measurementsAttribute]
    return try paint.read(context) || measurements != before
  }

  /// Titles and items come from the views that are shown.
  override func shownContentChanged() {
    setNeedsLayout()
    // A title of another view is drawn in a bar of the same size.
    setNeedsCommit()
  }

  private var contentCount = 0

  func resolveChildren(_ list: ElementList, _ context: borrowing RuleContext)
    throws(GraphError) -> [ElementNode]
  {
    let content = try list.flatten(context)
    var all = content
    groups = []
    for toolbar in toolbars(around: content) {
      var items = try toolbar.list.flatten(context).map { ViewElement.of($0) }
      // The menu of hidden items is there while there are any.
      let menu = items.popLast()
      groups.append(ItemGroup(items: items, state: toolbar.overflow))
      all += items as [ElementNode]
      if let menu, !toolbar.overflow.hidden.isEmpty { all.append(menu) }
    }
    contentCount = content.count
    return all
  }

  /// The items of one toolbar, and the menu of those that the bar has no space for.
  private struct ItemGroup {
    let items: [ViewElement]
    let state: OverflowState
    /// The positions of the items that the last layout had no space for.
    var hidden: Set<Int> = []
  }

  private var groups: [ItemGroup] = []

  /// Hides the trailing items that do not fit in `width`, from the last one on.
  private func hideItems(beyond width: CGFloat) {
    let trailing = items(.trailing)
    let all = trailing.filter { !Self.isInMenu($0) }
    let menuWidth = metrics.size(of: .overflow).width
    let width = all.count < trailing.count ? width - menuWidth - spacing : width
    let lengths = row(all, within: nil).map(\.width)
    let total = lengths.reduce(0) { $0 + $1 + spacing } - (all.isEmpty ? 0 : spacing)
    var shown = all.count
    if total > width + LengthTolerance.value {
      var rest = all.count < trailing.count ? width + spacing : width - menuWidth
      shown = 0
      for length in lengths {
        rest -= length + spacing
        guard rest >= -LengthTolerance.value else { break }
        shown += 1
      }
    }
    let hidden = all[shown...] + trailing.filter(Self.isInMenu)
    for index in groups.indices {
      groups[index].hidden = Set(
        groups[index].items.indices.filter { place in
          hidden.contains { $0 === groups[index].items[place] }
        })
    }
  }

  private static func isInMenu(_ item: ViewElement) -> Bool {
    (item as? ToolbarItemElement)?.value?.isInMenu ?? false
  }

  private func isHidden(_ item: ViewElement) -> Bool {
    groups.contains { group in
      group.hidden.contains { group.items.indices.contains($0) && group.items[$0] === item }
    }
  }

  /// The bar shows another menu, or another one's items, than the last layout needs.
  override func didCommit() {
    super.didCommit()
    for group in groups {
      guard group.state.hidden != group.hidden else { continue }
      let hadMenu = !group.state.hidden.isEmpty
      group.state.hidden = group.hidden
      if hadMenu != !group.hidden.isEmpty { setNeedsLayout() }
    }
  }

  /// Items that are not shown have no focus; their shortcuts work.
  var focusableChildren: [ViewElement] { viewChildren.filter { !isHidden($0) } }
  func keepsFocus(in child: ViewElement?) -> Bool { false }

  var barContent: ArraySlice<ViewElement> { viewChildren.prefix(contentCount) }

  private func items(_ side: ToolbarItemPlacement.Side) -> [ViewElement] {
    viewChildren.dropFirst(contentCount).filter {
      (($0 as? ToolbarItemElement)?.value?.side ?? .trailing) == side
    }
  }

  override var titleForPanel: TitleForPanel { .shownInside }

  private var spacing: CGFloat { sizes.barSpacing }
  private var inset: CGFloat { sizes.barInset }
  /// The use of the bar above.
  var kind: ControlPart.BarKind { .toolbar }

  /// The frame of the back button.
  final var backButtonFrame: CGRect {
    guard showsBackButton else { return .zero }
    let width = backButton(in: frame.width).width
    let height = max(metrics.size(of: .backButton).height, sizes.barHeight)
    return CGRect(
      x: sizes.barInset,
      y: max(0, metrics.centered(height, in: topHeight - ruleHeight, .vertical)),
      width: min(width, max(0, frame.width - sizes.barInset)), height: height)
  }

  /// The back button in a bar of a given width: it says where it leads unless that takes more than
  /// a third of the bar.
  private func backButton(in bar: CGFloat) -> (title: String, width: CGFloat) {
    let symbol = metrics.size(of: .backButton).width
    let typography = TextAttributes().typography
    if let backTitle, !backTitle.isEmpty {
      let width = symbol + metrics.text.advance(of: backTitle, in: typography)
      if width <= bar / 3 + LengthTolerance.value { return (backTitle, width) }
    }
    let title = String(localized: "Back")
    return (title, symbol + metrics.text.advance(of: title, in: typography))
  }

  private func height(of items: [ViewElement]) -> CGFloat {
    items.map { $0.size(.unspecified).height }.max() ?? 0
  }

  /// The height of the top bar.
  final var topHeight: CGFloat {
    guard !hidesBar else { return 0 }
    let own = title == nil && !showsBackButton ? 0 : sizes.barHeight
    let bar = max(own, height(of: items(.leading) + items(.center) + items(.trailing)))
    return bar > 0 ? bar + ruleHeight : 0
  }

  /// The height of the rule below the bar above.
  var ruleHeight: CGFloat { 0 }

  private var bottomHeight: CGFloat { height(of: items(.bottom)) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let bars = topHeight + bottomHeight
    let offer = ProposedViewSize(
      width: proposal.width, height: proposal.height.map { max(0, $0 - bars) })
    let size = ImplicitStack(barContent, metrics).size(offer)
    func fill(_ offered: CGFloat?, _ wanted: CGFloat) -> CGFloat {
      offered.flatMap { $0.isFinite ? $0 : nil } ?? wanted
    }
    return CGSize(
      width: fill(proposal.width, size.width), height: fill(proposal.height, size.height + bars))
  }

  /// Whether the last layout had less height than the bars need.
  private var lacksHeight = false

  /// Bars without space are cut off: outside the frame they would not be drawn again with it.
  var drawingTraits: DrawingTraits {
    var traits = DrawingTraits()
    traits.clips = lacksHeight
    return traits
  }

  /// The heights of the bars at the last layout, and whether no item is in the place of the title:
  /// the drawing depends on them.
  private var drawn: (top: CGFloat, bottom: CGFloat, hasTitle: Bool) = (0, 0, false)

  override func placeChildren(in size: CGSize) {
    let (top, bottom) = (topHeight, bottomHeight)
    let before = drawn
    drawn = (top, bottom, items(.center).isEmpty)
    if drawn != before { redrawAfterPlacing() }
    lacksHeight = top + bottom > size.height + LengthTolerance.value
    let space = CGSize(width: size.width, height: max(0, size.height - top - bottom))
    ImplicitStack(barContent, metrics).place(
      in: CGRect(origin: CGPoint(x: 0, y: top), size: space), of: self)
    placeTop(CGRect(x: 0, y: 0, width: size.width, height: max(0, top - ruleHeight)))
    placeRow(
      items(.bottom),
      in: CGRect(
        x: inset, y: size.height - bottom, width: max(0, size.width - inset * 2), height: bottom))
    for item in items(.nowhere) { item.unplace() }
  }

  /// The available range for the title, between the items.
  private var titleRange: ClosedRange<CGFloat> = 0...0

  private func placeTop(_ bar: CGRect) {
    let leading = hidesBar ? [] : items(.leading)
    let back =
      inset
      + (showsBackButton ? backButton(in: bar.width).width + sizes.backButtonSpacing : 0)
    let start = placeRow(
      leading,
      in: CGRect(x: back, y: 0, width: max(0, bar.width - back - inset), height: bar.height),
      fills: false)
    let reserved = min(titleWidth, (bar.width / 3).rounded(.down))
    hideItems(
      beyond: hidesBar
        ? .infinity : bar.width - inset - start - reserved - (reserved > 0 ? spacing : 0))
    let trailing = hidesBar ? [] : items(.trailing).filter { !isHidden($0) } + items(.overflow)
    for item in items(.trailing) where isHidden(item) { item.unplace() }
    let length =
      row(trailing, within: nil).reduce(0) { $0 + $1.width }
      + CGFloat(max(0, trailing.count - 1)) * spacing
    let end = max(start, bar.width - inset - length)
    placeRow(trailing, in: CGRect(x: end, y: 0, width: length, height: bar.height), fills: false)
    let before = titleRange
    titleRange = start...max(start, end - (trailing.isEmpty ? 0 : spacing))
    if titleRange != before { redrawAfterPlacing() }
    if hidesBar {
      for item in items(.leading) + items(.trailing) + items(.center) + items(.overflow) {
        item.unplace()
      }
      return
    }
    for item in items(.center) {
      let wanted = item.size(.unspecified)
      let width = min(wanted.width, titleRange.upperBound - titleRange.lowerBound)
      let height = min(wanted.height, bar.height)
      item.place(
        CGRect(x: middle(width, bar.width), y: top(height, in: bar), width: width, height: height))
    }
  }

  /// The width of the title without its subtitle, or of the items in its place.
  private var titleWidth: CGFloat {
    let center = items(.center)
    guard center.isEmpty else { return row(center, within: nil).reduce(0) { $0 + $1.width } }
    return title.map { metrics.text.advance(of: $0, in: Self.titleAttributes.typography) } ?? 0
  }

  private static var titleAttributes: TextAttributes {
    var attributes = TextAttributes()
    attributes.traits = .bold
    attributes.typography.font.weight = .semibold
    return attributes
  }

  /// The middle of the bar, or the nearest position that the items allow.
  private func middle(_ width: CGFloat, _ bar: CGFloat) -> CGFloat {
    let ideal = metrics.centered(width, in: bar, .horizontal)
    return min(
      max(ideal, titleRange.lowerBound), max(titleRange.lowerBound, titleRange.upperBound - width))
  }

  private func row(_ items: [ViewElement], within width: CGFloat?) -> [CGSize] {
    let sizes = items.map {
      $0.isSpacer ? CGSize(width: spacing, height: 0) : $0.size(.unspecified)
    }
    guard let width else { return sizes }
    let used = sizes.reduce(0) { $0 + $1.width } + CGFloat(max(0, items.count - 1)) * spacing
    let growing = items.indices.filter {
      items[$0].isSpacer
        || items[$0].size(ProposedViewSize(width: .infinity, height: nil)).width > sizes[$0].width
    }
    guard used < width, !growing.isEmpty else { return sizes }
    let share = metrics.lengths(.horizontal).floor((width - used) / CGFloat(growing.count))
    var grown = sizes
    for index in growing {
      grown[index] = items[index].size(
        ProposedViewSize(width: sizes[index].width + share, height: nil))
    }
    return grown
  }

  /// The top of an item in the middle of a bar's height.
  private func top(_ height: CGFloat, in bar: CGRect) -> CGFloat {
    bar.minY + max(0, metrics.centered(height, in: bar.height, .vertical))
  }

  /// Places items side by side. Returns the position of the next.
  @discardableResult
  private func placeRow(_ items: [ViewElement], in bar: CGRect, fills: Bool = true) -> CGFloat {
    var x = bar.minX
    for (item, size) in zip(items, row(items, within: fills ? bar.width : nil)) {
      let width = min(size.width, max(0, bar.maxX - x))
      let height = min(size.height, bar.height)
      item.place(CGRect(x: x, y: top(height, in: bar), width: width, height: height))
      x += width + spacing
    }
    return x
  }

  func draw(_ surface: any DrawingSurface) {
    drawBars(surface)
    guard topHeight > 0 else { return }
    if showsBackButton {
      var state = ControlState(in: paint.value)
      state.title = backButton(in: frame.width).title
      surface.draw(.backButton, state, in: backButtonFrame)
    }
    guard let title, items(.center).isEmpty else { return }
    let attributes = Self.titleAttributes
    let text = metrics.text
    let space = max(0, titleRange.upperBound - titleRange.lowerBound)
    let shown = cut(title, to: space, attributes)
    let titleWidth = text.advance(of: shown, in: attributes.typography)
    var plain = TextAttributes()
    var rest = subtitle ?? ""
    var gap = rest.isEmpty || title.isEmpty ? 0 : sizes.subtitleSpacing
    var restWidth = text.advance(of: rest, in: plain.typography)
    if titleWidth + gap + restWidth > space + LengthTolerance.value {
      (rest, gap, restWidth) = ("", 0, 0)
    }
    let x = middle(titleWidth + gap + restWidth, frame.width)
    let height = text.lineMetrics(of: attributes.typography).height
    let y = max(0, metrics.centered(height, in: topHeight - ruleHeight, .vertical))
    surface.draw(shown[...], attributes, at: CGPoint(x: x, y: y))
    plain.foreground = Color.secondary._paint(in: paint.value)
    surface.draw(rest[...], plain, at: CGPoint(x: x + titleWidth + gap, y: y))
  }

  private func drawBars(_ surface: any DrawingSurface) {
    let (top, bottom) = (topHeight, bottomHeight)
    let state = ControlState(in: paint.value)
    if top > 0 {
      let height = top - ruleHeight
      surface.draw(
        .bar(kind), state, in: CGRect(x: 0, y: 0, width: frame.width, height: height))
      if ruleHeight > 0 {
        surface.draw(
          .barRule, state,
          in: CGRect(x: 0, y: height, width: frame.width, height: ruleHeight))
      }
    }
    guard bottom > 0 else { return }
    surface.draw(
      .bar(.toolbar), state,
      in: CGRect(x: 0, y: frame.height - bottom, width: frame.width, height: bottom))
  }

  /// A title as far as there is space for it, with an ellipsis where it is cut.
  private func cut(_ title: String, to space: CGFloat, _ attributes: TextAttributes) -> String {
    let text = metrics.text
    let limit = space + LengthTolerance.value
    if text.advance(of: title, in: attributes.typography) <= limit { return title }
    let end = text.advance(of: ellipsis, in: attributes.typography)
    var shown = ""
    var width = end
    for character in title {
      width += text.advance(of: String(character), in: attributes.typography)
      guard width <= limit else { break }
      shown.append(character)
    }
    return shown.isEmpty ? "" : shown + String(ellipsis)
  }
}
