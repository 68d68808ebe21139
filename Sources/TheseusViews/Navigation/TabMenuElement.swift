import AttributeGraph
import Foundation
import TheseusCore

/// A bar of tabs with pages whose labels it has no space for.
@MainActor
protocol HiddenTabs: AnyObject {
  var hiddenPages: [TabPage] { get }
  func choose(_ page: TabPage)
}

/// Opens a menu of the tabs that a bar has no space for, as "More" does in SwiftUI's tab bars.
final class TabMenuElement: ViewElement, KeyResponder, PointerResponder, Activatable, FocusTarget,
  ElementDrawing, SemanticsSource
{
  override var drawer: (any ElementDrawing)? { self }
  override var semanticsSource: (any SemanticsSource)? { self }
  override var focusTarget: (any FocusTarget)? { self }
  override var keyResponder: (any KeyResponder)? { self }
  override var pointerResponder: (any PointerResponder)? { self }
  override var activation: (any Activatable)? { self }

  /// The bar that it is in.
  weak var tabs: (any HiddenTabs)?
  private let presenter: LayerPresenter
  private var paint: SurroundingPaint

  override init(_ inputs: borrowing ViewInputs) {
    let inputs = copy inputs
    presenter = LayerPresenter(inputs)
    paint = SurroundingPaint(inputs)
    super.init(inputs)
    presenter.note(self)
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    try paint.read(context)
  }

  override var hitTraits: HitTraits {
    var traits = HitTraits(isSolid: true)
    traits.isBarItem = true
    return traits
  }

  static func width(_ metrics: HostMetrics) -> CGFloat {
    metrics.size(of: .overflow).width + metrics.sizes.tabLabelInset * 2
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: Self.width(metrics), height: sizes.tabLabelHeight)
  }

  func drawOver(_ surface: any DrawingSurface) {
    let symbol = metrics.size(of: .overflow)
    surface.draw(
      .overflow, ControlState(in: paint.value),
      in: CGRect(
        x: metrics.centered(symbol.width, in: frame.width, .horizontal),
        y: max(0, metrics.centered(symbol.height, in: frame.height, .vertical)),
        width: symbol.width, height: min(symbol.height, frame.height)))
    surface.emphasize(
      CGRect(origin: .zero, size: frame.size), hasFocus ? .focus : .otherTab, paint.value)
  }

  var isFocusable: Bool { !frame.isNull }

  var hasSemantics: Bool { true }
  var semantics: Semantics? {
    Semantics(.menu, label: String(localized: "More"), absorbsTexts: true)
  }

  func activate() -> Bool {
    guard let tabs, !tabs.hiddenPages.isEmpty else { return false }
    let pages = tabs.hiddenPages
    let close = { [weak self] in self?.close() ?? () }
    presenter.present(
      LayerPresentation(id: "menu", style: .menu(), dismiss: close) { [weak tabs] in
        MenuPanel(
          close: close,
          content: TabMenuItems(pages: pages) { page in tabs?.choose(page) })
      })
    return true
  }

  /// Closes the menu, if it is open.
  func close() { presenter.dismiss() }

  var announcedKeys: AnnouncedKeys { AnnouncedKeys([.downArrow]) }

  func handle(_ key: KeyPress) -> Bool {
    guard key.phase != .up, key.modifiers.isDisjoint(with: .significant) else { return false }
    switch key.key {
    case .return, .space, .downArrow: return activate()
    default: return false
    }
  }

  func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    guard case .press(.left) = event.action else { return false }
    return activate()
  }
}

private struct TabMenuItems: View {
  let pages: [TabPage]
  let choose: (TabPage) -> Void

  var body: some View {
    ForEach(pages.indices, id: \.self) { index in
      let label = pages[index].label
      let badge = label.text(ofBadge: true)
      Button {
        choose(pages[index])
      } label: {
        Text(verbatim: label.text(ofBadge: false))
        if !badge.isEmpty { Text(verbatim: badge).foregroundStyle(.secondary) }
      }
    }
  }
}
