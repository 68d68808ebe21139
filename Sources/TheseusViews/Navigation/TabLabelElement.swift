import AttributeGraph
import Foundation
import TheseusCore

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
  func text(ofBadge isBadge: Bool) -> String {
    viewChildren.filter { isPart("badge", $0) == isBadge }.map(\.spokenText).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// Whether it shows nothing of its own: the page has no label, or an empty one.
  var isUnnamed: Bool {
    viewChildren.allSatisfy {
      isPart("badge", $0) || isPart("number", $0) || $0.size(.unspecified).width == 0
    }
  }

  private func isPart(_ name: String, _ child: ViewElement) -> Bool {
    var place: IdentityPath? = child.identity
    while let path = place, path !== identity {
      if case .part(name, _) = path.component { return true }
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
    var space = CGFloat.infinity
    let least = sizes.tabLabelLeastInset ?? inset
    if x < least - LengthTolerance.value {
      // The bar has no space for its text: what is not in the frame would cover other labels.
      x = min(least, size.width / 2)
      space = max(0, size.width - 2 * x)
    }
    for child in viewChildren {
      let full = child.size(.unspecified)
      let offer =
        full.width > space ? ProposedViewSize(width: space, height: nil) : .unspecified
      let inner = child.size(offer)
      let width = min(inner.width, space)
      child.place(
        CGRect(
          x: x, y: max(0, metrics.centered(inner.height, in: size.height, .vertical)),
          width: width, height: min(inner.height, size.height)),
        offered: offer)
      x += width + inset
      space = max(0, space - width - inset)
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

  var announcedKeys: AnnouncedKeys { AnnouncedKeys([.leftArrow, .rightArrow]) }

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
