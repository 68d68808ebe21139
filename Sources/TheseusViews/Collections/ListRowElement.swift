import Foundation
import TheseusCore

/// One row of a list, or a section's header or footer: a gutter whose edge shows selection and
/// focus, and the content.
final class ListRowElement: ViewElement, PointerResponder, FocusRegion, FormRow, RestrictedRow,
  ElementDrawing, SemanticsSource
{
  override var arrangesViews: Bool { true }
  override var drawer: (any ElementDrawing)? { self }
  override var semanticsSource: (any SemanticsSource)? { self }
  override var focusRegion: (any FocusRegion)? { self }
  override var pointerResponder: (any PointerResponder)? { self }

  private let isForm: Bool
  /// Whether no row is above it.
  var isFirst = false {
    didSet { if isFirst != oldValue, sectionPart == .header { setNeedsLayout() } }
  }

  /// Whether a gap stands between rows, and takes space.
  var isNeeded = false { didSet { if isNeeded != oldValue { setNeedsLayout() } } }

  init(_ inputs: ViewInputs, isForm: Bool) {
    self.isForm = isForm
    super.init(inputs)
  }

  private var list: ListElement? { ListElement.around(self) }

  var hasSemantics: Bool { sectionPart == .row && !isForm }
  var semantics: Semantics? {
    guard hasSemantics else { return nil }
    var semantics = Semantics(.row)
    semantics.isSelected = isSelected
    return semantics
  }

  /// Around the content. The edge of a row stands before it. Headers and footers end where rows do.
  private var insets: EdgeInsets {
    return EdgeInsets(
      top: sectionPart == .header && !isFirst ? sizes.sectionSpacing : 0,
      leading: (sectionPart == .row ? sizes.rowGutter : sizes.headerInset)
        + (showsDeleteMark ? metrics.size(of: .deleteMark).width + sizes.controlSpacing : 0),
      bottom: 0,
      trailing: sizes.rowMargin
        + (showsMoveHandle ? metrics.size(of: .moveHandle).width + sizes.controlSpacing : 0))
  }

  // MARK: Editing

  private var showsDeleteMark: Bool { list?.showsDeleteMark(self) ?? false }
  private var showsMoveHandle: Bool { list?.showsMoveHandle(self) ?? false }

  private var deleteMarkFrame: CGRect {
    CGRect(
      x: sizes.rowGutter, y: 0, width: metrics.size(of: .deleteMark).width, height: frame.height)
  }

  private var moveHandleFrame: CGRect {
    let width = metrics.size(of: .moveHandle).width
    return CGRect(
      x: frame.width - sizes.rowMargin - width, y: 0, width: width, height: frame.height)
  }

  private func drawEditing(_ surface: any DrawingSurface, _ list: ListElement) {
    if list.isDropTarget(self) {
      surface.emphasize(CGRect(origin: .zero, size: frame.size), .marked, list.paint)
    }
    var state = ControlState()
    state.paint = list.paint
    if showsDeleteMark { surface.draw(.deleteMark, state, in: middle(of: deleteMarkFrame)) }
    if showsMoveHandle {
      state.isPressed = list.isDragged(self)
      surface.draw(.moveHandle, state, in: middle(of: moveHandleFrame))
    }
  }

  /// One control's height in the middle of a row of several lines.
  private func middle(of rect: CGRect) -> CGRect {
    let height = min(rect.height, sizes.controlHeight)
    let y = lengthGrid(.vertical).floor((rect.height - height) / 2)
    return CGRect(x: rect.minX, y: y, width: rect.width, height: height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let content = viewChildren.first else { return .zero }
    if sectionPart == .gap {
      return CGSize(width: proposal.width ?? 0, height: isNeeded ? sizes.sectionSpacing : 0)
    }
    let insets = insets
    let inner = content.size(
      ProposedViewSize(
        width: proposal.width.map { max(0, $0 - insets.horizontal) }, height: proposal.height))
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? inner.width + insets.horizontal
    let height = max(inner.height, sizes.controlHeight, list?.least[sectionPart] ?? 0)
    // Rows begin on the grid: those with the same content look the same.
    return CGSize(width: width, height: lengthGrid(.vertical).up(height) + insets.top)
  }

  override func placeChildren(in size: CGSize) {
    guard let content = viewChildren.first else { return }
    let insets = insets
    let offer = ProposedViewSize(width: max(0, size.width - insets.horizontal), height: nil)
    let inner = content.size(offer)
    let space = size.height - insets.top
    let y = insets.top + lengthGrid(.vertical).floor((space - inner.height) / 2)
    content.place(
      CGRect(x: insets.leading, y: y, width: inner.width, height: inner.height), offered: offer)
  }

  private var isSelected: Bool {
    list.map { list in selectionTag().map { list.isSelected($0) } ?? false } ?? false
  }

  /// The row shows focus, even when a control inside it has it.
  func focusChangedInside() { setNeedsCommit() }

  func drawOver(_ surface: any DrawingSurface) {
    guard sectionPart == .row, let list else { return }
    if !isForm { drawSelection(surface, list) }
    if list.isEditing { drawEditing(surface, list) }
    if list.insertionTarget === self {
      surface.emphasize(CGRect(origin: .zero, size: frame.size), .marked, list.paint)
    }
  }

  private func drawSelection(_ surface: any DrawingSurface, _ list: ListElement) {
    let isCurrent = list.isCurrent(self)
    let isSelected = isSelected
    guard isSelected || isCurrent else { return }
    let isOneOfSeveral = list.selection?.allowsMany == true
    surface.emphasize(
      CGRect(origin: .zero, size: frame.size),
      isCurrent ? .selection : isOneOfSeveral ? .marked : .quietSelection, list.paint)
    var state = ControlState(isSelected ? (isOneOfSeveral ? .mixed : .on) : .off)
    state.isFocused = isCurrent
    state.paint = list.paint
    let size = metrics.size(of: .rowMarker)
    surface.draw(
      .rowMarker, state, in: CGRect(x: 0, y: 0, width: size.width, height: frame.height))
    if isCurrent { drawMenuKey(surface, list.paint) }
  }

  /// A press beside what the row shows is one on the row.
  override var hitTraits: HitTraits {
    HitTraits(isSolid: sectionPart == .row && (!isForm || list?.isEditing == true))
  }

  func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    if case .press(.right) = event.action {
      list?.menuWasRequested(for: sectionPart == .row ? self : nil)
      return false
    }
    switch event.action {
    case .press(.left) where showsDeleteMark && deleteMarkFrame.contains(point):
      list?.deleteMarkWasPressed(self)
      return true
    case .press(.left) where showsMoveHandle && moveHandleFrame.contains(point):
      list?.beginDrag(self)
      return true
    case .press(.left): return list?.rowWasPressed(self, event.modifiers) ?? false
    case .move(.some) where list?.isDragged(self) == true:
      list?.continueDrag(self, to: point.y)
      return true
    case .release(.left) where list?.isDragged(self) == true:
      list?.endDrag(moves: event.position != PointerState.nowhere)
      return true
    default: return false
    }
  }
}
