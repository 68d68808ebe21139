import AttributeGraph
import Foundation
import TheseusCore

/// A control that draws itself beside its label: the base of toggles, sliders, steppers and their
/// like.
@MainActor
class LabeledControl<Value>: ControlElement<Value>, ElementDrawing, ControlWithLabel {
  override var drawer: (any ElementDrawing)? { self }
  private let visibilityAttribute: Attribute<Visibility>
  private let menuAttribute: Attribute<MenuContext?>
  private let formAttribute: Attribute<Bool>
  private var ownVisibility = Visibility.automatic
  private var visibility: Visibility { hidesLabel ? .hidden : ownVisibility }
  /// Whether the control is in a row of a form: its label leads and its own part trails.
  private var isInForm = false
  private(set) var menu: MenuContext?
  /// How many of the children are the label; the others belong to the control.
  var labelCount: Int { viewChildren.count }
  /// The frame of the control's own part.
  private(set) var controlFrame = CGRect.zero

  override init(_ source: _GraphValue<Value>, _ inputs: borrowing ViewInputs) {
    visibilityAttribute = inputs.environment.value(\.labelsVisibility)
    menuAttribute = inputs.environment.value(\.menu)
    formAttribute = inputs.environment.value(\.isInForm)
    super.init(source, inputs)
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let changed = try super.updateContent(context)
    let new = try context[visibilityAttribute]
    menu = try context[menuAttribute]
    let isInForm = try context[formAttribute]
    defer { (ownVisibility, self.isInForm) = (new, isInForm) }
    return changed || new != ownVisibility || isInForm != self.isInForm
  }

  /// Whether the control's place shows no label, whatever the environment says.
  var hidesLabel: Bool { false }
  /// Whether the control stands before its label.
  var controlIsFirst: Bool { false }
  /// The size of the control's own part in a width, nil for the ideal one.
  func controlSize(_ width: CGFloat?) -> CGSize { .zero }
  /// The size of a control that can be narrower than its ideal size, in the width that a label on
  /// one line leaves; nil for one that cannot.
  func narrowSize(_ width: CGFloat) -> CGSize? { nil }
  /// The width in which nothing of a control without a label can be left out.
  var narrowest: CGFloat { 0 }
  /// At each end of the label, for a control that surrounds it.
  var labelInset: CGFloat { 0 }
  /// Before a control that stands before its label.
  var controlInset: CGFloat { 0 }
  /// Whether the label stands beside the control's first row instead of its middle.
  var labelStandsByFirstRow: Bool { false }
  /// Whether the control takes all the width that its label leaves.
  var isStretching: Bool { false }

  var labels: ArraySlice<ViewElement> {
    let count = min(labelCount, children.count)
    return viewChildren[..<count]
  }

  var showsLabel: Bool { visibility != .hidden }

  private func labelSize(_ width: CGFloat?) -> CGSize {
    guard showsLabel else { return .zero }
    return labels.reduce(.zero) { total, label in
      let size = label.size(ProposedViewSize(width: width, height: nil))
      return stacksLabels
        ? CGSize(width: max(total.width, size.width), height: total.height + size.height)
        : CGSize(width: total.width + size.width, height: max(total.height, size.height))
    }
  }

  /// The label's size in a width. Its words are not broken: where there is less space than the
  /// longest of them needs, the label is as wide as that one.
  private func unbrokenLabelSize(_ width: CGFloat?) -> CGSize {
    let size = labelSize(width)
    guard let width, size.height > sizes.controlHeight else { return size }
    let longest = longestWord
    return longest > width ? labelSize(longest) : size
  }

  /// The width of the label's longest word, and of what stands beside its text.
  private var longestWord: CGFloat {
    let text = labelText
    let words = text.split { $0.isWhitespace }
    let longest = words.reduce(0) { max($0, metrics.text.advance(of: $1)) }
    return longest + max(0, labelSize(nil).width - metrics.text.advance(of: text))
  }

  /// Whether the views of the label are stacked, rather than beside each other.
  var stacksLabels: Bool { true }

  /// When a label has several views, the first is its title and the others are hints below it.
  private var hasHints: Bool { stacksLabels && labels.count > 1 }

  /// The height in whose middle the title and the control stand, of a control this high.
  private func firstRow(_ control: CGFloat, _ label: CGSize, in whole: CGFloat) -> CGFloat {
    guard hasHints, showsLabel, let title = labels.first else {
      return labelStandsByFirstRow ? min(whole, max(label.height, sizes.controlHeight)) : whole
    }
    let height = title.size(ProposedViewSize(width: label.width, height: nil)).height
    return min(whole, max(height, sizes.controlHeight, labelStandsByFirstRow ? 0 : control))
  }

  /// The gap between a label and a control beside it; 0 if the control surrounds the label.
  private func gap(_ label: CGSize) -> CGFloat { label.width > 0 ? mostGap : 0 }
  private var mostGap: CGFloat { labelInset == 0 ? sizes.controlSpacing : 0 }

  /// Before a label that stands in line with the items of a menu.
  var labelIndent: CGFloat { 0 }

  private var leading: CGFloat { controlInset + labelIndent + labelInset }
  private var around: CGFloat { leading + labelInset + (menu == nil ? 0 : sizes.menuItemMargin) }

  /// The control's size before the label's is known. The label is on one line where the control can
  /// be narrow enough.
  private func leastControlSize(in width: CGFloat?) -> CGSize {
    let size = controlSize(isStretching ? 0 : nil)
    guard let width, !isStretching, menu == nil else { return size }
    let whole = labelSize(nil).width
    let space = width - (whole > 0 ? mostGap : 0) - around
    let rest = max(0, space - whole)
    guard rest < size.width, var narrow = narrowSize(rest) else { return size }
    // A value is cut off before a word of the label.
    if fillsFormRow {
      narrow.width = min(narrow.width, max(rest, space - longestWord))
    } else if whole == 0 {
      narrow.width = min(narrow.width, max(rest, narrowest))
    }
    return narrow
  }

  /// Whether label and control stand at the two ends of a row.
  private func isSpread(_ label: CGSize) -> Bool {
    isInForm && menu == nil && !isStretching && !controlIsFirst && label.width > 0
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let finite = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let least = leastControlSize(in: finite)
    let label = unbrokenLabelSize(finite.map { max(0, $0 - least.width - mostGap - around) })
    let control =
      isStretching
      ? controlSize(finite.map { max(least.width, $0 - label.width - gap(label)) }) : least
    var size = CGSize(
      width: label.width + gap(label) + control.width + around,
      height: max(label.height, control.height, sizes.controlHeight))
    if menu != nil || isSpread(label), let finite { size.width = max(size.width, finite) }
    return size
  }

  override func placeChildren(in size: CGSize) {
    let least = leastControlSize(in: size.width)
    let label = unbrokenLabelSize(max(0, size.width - least.width - mostGap - around))
    let available = size.width - label.width - gap(label)
    let control = isStretching ? controlSize(max(least.width, available)) : least
    let controlX =
      controlIsFirst
      ? controlInset
      : max(
        leading + label.width + gap(label), isSpread(label) ? size.width - control.width : 0)
    let before = controlFrame
    let row = firstRow(control.height, label, in: size.height)
    controlFrame = CGRect(
      x: controlX,
      y: max(0, middle(control.height, in: labelStandsByFirstRow ? size.height : row)),
      width: control.width, height: control.height)
    var x = controlIsFirst ? leading + control.width + gap(label) : leading
    var y: CGFloat?
    for element in labels {
      guard showsLabel else {
        element.unplace()
        continue
      }
      let offer = ProposedViewSize(width: label.width, height: nil)
      let inner = element.size(offer)
      let top = y ?? max(0, middle(inner.height, in: row))
      element.place(
        CGRect(x: x, y: top, width: inner.width, height: inner.height), offered: offer)
      if stacksLabels { y = top + inner.height } else { x += inner.width }
    }
    placeParts(in: controlFrame)
    if controlFrame != before { redrawAfterPlacing() }
  }

  /// Places the children that belong to the control.
  func placeParts(in rect: CGRect) {}

  /// The label's text.
  var labelText: String { labels.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: ", ") }

  func draw(_ surface: any DrawingSurface) {}

  func drawOver(_ surface: any DrawingSurface) {
    drawHints(surface)
    drawFocusOfLabel(surface)
    drawState(surface, in: focusRect)
    drawDisabledLabel(surface)
  }

  /// A label outside of what shows the state is dimmed like the control.
  private func drawDisabledLabel(_ surface: any DrawingSurface) {
    guard !isEnabled, showsLabel else { return }
    for label in labels where !label.frame.isNull && !focusRect.contains(label.frame) {
      surface.emphasize(label.frame, .disabled, paint)
    }
  }

  /// Sets off the views of the label that are hints.
  func drawHints(_ surface: any DrawingSurface) {
    guard showsLabel, hasHints else { return }
    for hint in labels.dropFirst() where !hint.frame.isNull {
      surface.emphasize(hint.frame, .hint, paint)
    }
  }

  /// Sets off the title beside a control that has focus.
  func drawFocusOfLabel(_ surface: any DrawingSurface) {
    guard hasFocus, isEnabled, menu == nil, showsLabel, let label = labels.first,
      !label.frame.isNull
    else { return }
    surface.emphasize(label.frame, .focusedLabel, paint)
  }

  /// The rectangle that shows focus.
  var focusRect: CGRect { menu == nil ? controlFrame : bounds }

  override func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    if menu != nil, isEnabled, case .move = event.action { focusManager?.focus(self) }
    return super.handle(event, at: point)
  }
}
