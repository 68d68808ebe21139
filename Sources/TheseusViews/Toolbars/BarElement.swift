import AttributeGraph
import Foundation
import TheseusCore

/// Content with a bar of toolbar items and a title above it, and one below it where there are items
/// for that.
class BarElement: ViewElement {
  /// What the bar above says before the leading items: the way back.
  var leadingWords: String { "" }
  /// What the bar above says in its middle, where no item stands there.
  var title: String? { nil }
  /// What it says after the title.
  var subtitle: String? { nil }
  /// Whether the bar above is left out.
  var hidesBar: Bool { false }

  /// The toolbars whose items stand here, outermost first.
  func toolbars(around content: [ElementNode]) -> [ElementList] { [] }

  override var resolvesChildren: Bool { true }
  private var contentCount = 0

  override func resolveChildren(_ list: ElementList, _ context: borrowing RuleContext)
    throws(GraphError) -> [ElementNode]
  {
    let content = try list.flatten(context)
    var all = content
    for toolbar in toolbars(around: content) { all += try toolbar.flatten(context) }
    contentCount = content.count
    return all
  }

  var barContent: ArraySlice<ViewElement> { viewChildren.prefix(contentCount) }

  private func items(_ side: ToolbarItemPlacement.Side) -> [ViewElement] {
    viewChildren.dropFirst(contentCount).filter {
      (($0 as? ToolbarItemElement)?.value?.side ?? .trailing) == side
    }
  }

  private var unit: CGSize { metrics.pixel }

  private func height(of items: [ViewElement]) -> CGFloat {
    items.map { $0.size(.unspecified).height }.max() ?? 0
  }

  /// How high the bar above is.
  final var topHeight: CGFloat {
    guard !hidesBar else { return 0 }
    let own = title == nil && leadingWords.isEmpty ? 0 : unit.height
    return max(own, height(of: items(.leading) + items(.centre) + items(.trailing)))
  }

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

  override func placeChildren(in size: CGSize) {
    let (top, bottom) = (topHeight, bottomHeight)
    let room = CGSize(width: size.width, height: max(0, size.height - top - bottom))
    ImplicitStack(barContent, metrics).place(
      in: CGRect(origin: CGPoint(x: 0, y: top), size: room), of: self)
    placeTop(CGRect(x: 0, y: 0, width: size.width, height: top))
    placeRow(
      items(.bottom), in: CGRect(x: 0, y: size.height - bottom, width: size.width, height: bottom))
    for item in items(.nowhere) { item.putAway() }
  }

  /// Where the title may be drawn, between what stands beside it.
  private var titleRoom: ClosedRange<CGFloat> = 0...0

  private func placeTop(_ bar: CGRect) {
    let leading = hidesBar ? [] : items(.leading)
    let trailing = hidesBar ? [] : items(.trailing)
    let words = leadingWords.isEmpty ? 0 : CGFloat(leadingWords.count + 2) * unit.width
    let start = placeRow(
      leading, in: CGRect(x: words, y: 0, width: max(0, bar.width - words), height: bar.height),
      fills: false)
    let length =
      row(trailing, within: nil).reduce(0) { $0 + $1.width } + CGFloat(max(0, trailing.count - 1))
      * unit.width
    let end = max(start, bar.width - length)
    placeRow(trailing, in: CGRect(x: end, y: 0, width: length, height: bar.height), fills: false)
    titleRoom = start...max(start, end - (trailing.isEmpty ? 0 : unit.width))
    if hidesBar {
      for item in items(.leading) + items(.trailing) + items(.centre) { item.putAway() }
      return
    }
    for item in items(.centre) {
      let wanted = item.size(.unspecified)
      let width = min(wanted.width, titleRoom.upperBound - titleRoom.lowerBound)
      item.place(
        CGRect(
          x: middle(width, bar.width), y: 0, width: width, height: min(wanted.height, bar.height)))
    }
  }

  /// The middle of the bar, or as near to it as what stands beside allows.
  private func middle(_ width: CGFloat, _ bar: CGFloat) -> CGFloat {
    let ideal = ((bar - width) / 2 / unit.width).rounded(.down) * unit.width
    return min(
      max(ideal, titleRoom.lowerBound), max(titleRoom.lowerBound, titleRoom.upperBound - width))
  }

  private func row(_ items: [ViewElement], within width: CGFloat?) -> [CGSize] {
    let sizes = items.map {
      $0.isSpacer ? CGSize(width: unit.width, height: 0) : $0.size(.unspecified)
    }
    guard let width else { return sizes }
    let used = sizes.reduce(0) { $0 + $1.width } + CGFloat(max(0, items.count - 1)) * unit.width
    let growing = items.indices.filter {
      items[$0].isSpacer
        || items[$0].size(ProposedViewSize(width: .infinity, height: nil)).width > sizes[$0].width
    }
    guard used < width, !growing.isEmpty else { return sizes }
    let share = ((width - used) / CGFloat(growing.count) / unit.width).rounded(.down) * unit.width
    var grown = sizes
    for index in growing {
      grown[index] = items[index].size(
        ProposedViewSize(width: sizes[index].width + share, height: nil))
    }
    return grown
  }

  /// Items beside each other, a cell apart. Returns where the next would stand.
  @discardableResult
  private func placeRow(_ items: [ViewElement], in bar: CGRect, fills: Bool = true) -> CGFloat {
    var x = bar.minX
    for (item, size) in zip(items, row(items, within: fills ? bar.width : nil)) {
      let width = min(size.width, max(0, bar.maxX - x))
      item.place(CGRect(x: x, y: bar.minY, width: width, height: min(size.height, bar.height)))
      x += width + unit.width
    }
    return x
  }

  override func draw(_ surface: any DrawingSurface) {
    guard topHeight > 0 else { return }
    // Nothing is drawn beyond the bar: what is there would not be drawn again with it.
    surface.draw(
      leadingWords.prefix(max(0, Int(frame.width / unit.width))), TextAttributes(), at: .zero)
    guard let title, items(.centre).isEmpty else { return }
    var attributes = TextAttributes()
    attributes.traits = .bold
    let room = max(0, Int((titleRoom.upperBound - titleRoom.lowerBound) / unit.width))
    let shown = title.count <= room ? title : room > 1 ? title.prefix(room - 1) + "…" : ""
    let rest =
      subtitle.map { ($0.isEmpty || title.isEmpty ? "" : "  ") + $0 }.flatMap {
        shown.count + $0.count <= room ? $0 : nil
      } ?? ""
    let x = middle(CGFloat(shown.count + rest.count) * unit.width, frame.width)
    surface.draw(shown[...], attributes, at: CGPoint(x: x, y: 0))
    attributes.traits = []
    surface.draw(rest[...], attributes, at: CGPoint(x: x + CGFloat(shown.count) * unit.width, y: 0))
  }
}
