import AttributeGraph
import Foundation
import TheseusCore

/// The bar of labels, and below it the selected page.
final class TabElement: ViewElement {
  private let viewType: Any.Type
  private let context: TabContext
  private var hasReported = false

  init(_ inputs: ViewInputs, _ type: Any.Type, _ context: TabContext) {
    viewType = type
    self.context = context
    super.init(inputs)
  }

  override var placeName: Any.Type { viewType }
  override var resolvesChildren: Bool { true }

  private var labelCount = 0

  override func resolveChildren(_ list: ElementList, _ context: borrowing RuleContext) throws(GraphError) -> [ElementNode] {
    let pages = try list.flatten(context)
    let labels = self.context.pages.map(\.label)
    labelCount = labels.count
    reportUnmatchedSelection()
    return labels + pages
  }

  /// R86: a selection that no page has is shown as none, and said once.
  private func reportUnmatchedSelection() {
    guard context.selection != nil, !context.pages.isEmpty, !context.pages.contains(where: \.isSelected) else {
      hasReported = false
      return
    }
    guard !hasReported else { return }
    hasReported = true
    runtime.report(
      RuntimeIssue(
        kind: .invalidSelection, message: "the selection of a TabView matches the tag of none of its pages", identity: identity.description)
    )
  }

  private var labels: ArraySlice<ViewElement> { viewChildren.prefix(labelCount) }
  private var pages: ArraySlice<ViewElement> { viewChildren.dropFirst(labelCount) }
  /// The labels and a rule below them.
  private var barHeight: CGFloat { 2 * metrics.pixel.height }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - barHeight) })
    let size = ImplicitStack(pages, metrics).size(inner)
    func fill(_ offered: CGFloat?, _ wanted: CGFloat) -> CGFloat { offered.flatMap { $0.isFinite ? $0 : nil } ?? wanted }
    return CGSize(width: fill(proposal.width, size.width), height: fill(proposal.height, size.height + barHeight))
  }

  override func placeChildren(in size: CGSize) {
    var x: CGFloat = 0
    for label in labels {
      let inner = label.size(.unspecified)
      label.place(CGRect(x: x, y: 0, width: inner.width, height: metrics.pixel.height), offered: .unspecified)
      x += inner.width
    }
    let room = CGSize(width: size.width, height: max(0, size.height - barHeight))
    ImplicitStack(pages, metrics).place(in: CGRect(origin: CGPoint(x: 0, y: barHeight), size: room), of: self)
  }

  override func draw(_ surface: any DrawingSurface) {
    let unit = metrics.pixel
    surface.rule(
      CGRect(x: 0, y: unit.height, width: frame.width, height: unit.height), .horizontal,
      .color(Paint(Color.gray.resolve(in: PaintContext()))))
  }

  override var semantics: Semantics? { Semantics(.tabList) }

  func select(_ page: TabPage, by step: Int) {
    guard let place = context.pages.firstIndex(where: { $0 === page }) else { return }
    let target = context.pages[(place + step + context.pages.count) % context.pages.count]
    context.choose(target)
    if step != 0 { windowHost?.focus.focus(target.label) }
  }
}

/// The label of one page.
final class TabLabelElement: ViewElement {
  weak var page: TabPage?
  var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsCommit() } }
  }

  override var semantics: Semantics? { Semantics(.tab, value: isSelected ? "selected" : "", absorbsTexts: true) }
  override var isFocusable: Bool { !frame.isNull }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize(width: 2 * metrics.pixel.width, height: metrics.pixel.height)
    for (index, child) in viewChildren.enumerated() {
      size.width += child.size(.unspecified).width + (index > 0 ? metrics.pixel.width : 0)
    }
    return size
  }

  override func placeChildren(in size: CGSize) {
    var x = metrics.pixel.width
    for child in viewChildren {
      let inner = child.size(.unspecified)
      child.place(CGRect(x: x, y: 0, width: inner.width, height: min(inner.height, size.height)), offered: .unspecified)
      x += inner.width + metrics.pixel.width
    }
  }

  private var isFocused: Bool { windowHost?.focus.focused === self }

  override func drawOver(_ surface: any DrawingSurface) {
    let bounds = CGRect(origin: .zero, size: frame.size)
    if isSelected { surface.emphasize(bounds, isFocused ? .selection : .quietSelection) }
    if isFocused { surface.emphasize(bounds, .focus) }
  }

  private var tabs: TabElement? { viewParent as? TabElement }

  override func activate() -> Bool {
    guard let page else { return false }
    tabs?.select(page, by: 0)
    return true
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard key.phase != .up, key.modifiers.subtracting(.numericPad).isEmpty, let page else { return false }
    switch key.key {
    case .leftArrow: tabs?.select(page, by: -1)
    case .rightArrow: tabs?.select(page, by: 1)
    case .return, .space: return activate()
    default: return false
    }
    return true
  }

  override func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    guard case .press(.left) = event.action else { return false }
    return activate()
  }
}
