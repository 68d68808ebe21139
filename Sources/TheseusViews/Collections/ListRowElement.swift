import Foundation
import TheseusCore

/// One row of a list, or a section's header or footer: a gutter that shows where the keyboard is,
/// and the content.
final class ListRowElement: ViewElement {
  private let isForm: Bool

  init(_ inputs: ViewInputs, isForm: Bool) {
    self.isForm = isForm
    super.init(inputs)
  }

  private var list: ListElement? {
    var current = viewParent
    while let element = current {
      if let list = element as? ListElement { return list }
      current = element.viewParent
    }
    return nil
  }

  override var hasSemantics: Bool { sectionPart == .row && !isForm }
  override var semantics: Semantics? {
    guard hasSemantics else { return nil }
    var semantics = Semantics(.row)
    semantics.isSelected = isSelected
    return semantics
  }

  /// Before a row's content, for the mark of where focus is.
  private var gutter: CGFloat { sectionPart == .row ? sizes.rowGutter : 0 }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let content = viewChildren.first else { return .zero }
    let inner = content.size(
      ProposedViewSize(width: proposal.width.map { max(0, $0 - gutter) }, height: proposal.height))
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? inner.width + gutter
    let height = max(inner.height, sizes.controlHeight, list?.least[sectionPart] ?? 0)
    // Rows begin on the grid: those with the same content look the same.
    return CGSize(width: width, height: lengthGrid(.vertical).up(height))
  }

  override func placeChildren(in size: CGSize) {
    guard let content = viewChildren.first else { return }
    let offer = ProposedViewSize(width: max(0, size.width - gutter), height: nil)
    let inner = content.size(offer)
    let y = lengthGrid(.vertical).floor((size.height - inner.height) / 2)
    content.place(CGRect(x: gutter, y: y, width: inner.width, height: inner.height), offered: offer)
  }

  private var isSelected: Bool {
    list.map { list in rowTag.map { list.isSelected($0) } ?? false } ?? false
  }

  /// The row shows focus, even when a control inside it has it.
  override func focusChangedInside() { setNeedsCommit() }

  override func drawOver(_ surface: any DrawingSurface) {
    guard sectionPart == .row, !isForm, let list else { return }
    let isCurrent = list.isCurrent(self)
    if isCurrent {
      let size = metrics.size(of: .rowMarker)
      surface.draw(
        .rowMarker, ControlState(),
        in: CGRect(x: 0, y: 0, width: size.width, height: frame.height))
    }
    if isSelected || isCurrent {
      surface.emphasize(
        CGRect(origin: .zero, size: frame.size), isCurrent ? .selection : .quietSelection)
    }
  }

  /// A press beside what the row shows is one on the row.
  override var isSolid: Bool { sectionPart == .row && !isForm }

  override func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    if case .press(.right) = event.action {
      list?.menuWasAsked(for: sectionPart == .row ? self : nil)
      return false
    }
    guard case .press(.left) = event.action else { return false }
    return list?.rowWasPressed(self, event.modifiers) ?? false
  }
}
