import Foundation
import TheseusCore

/// A field in a form and its title, which stays readable when the field has text.
struct _FormField<Content: View> {
  /// Whether the view's environment shows labels.
  var showsTitle: Bool
  /// The title, and the field.
  var content: Content
}

extension _FormField: View {
  typealias Body = Never

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let element = FormFieldElement(view.field(at: 0), inputs)
    element.mountContent(
      Content.self, view.field(after: Bool.self), inputs, axis: nil, into: &list)
  }
}

/// The title leads and the field trails in the same half of every row, so that fields with titles
/// of different lengths align.
///
/// Only a field that fills its row has a title: a field inside a stack, or in labeled content,
/// stands beside views that name it. In a vertical stack only a view above a field can name it.
final class FormFieldElement: ValueElement<Bool> {
  private var title: ViewElement? { viewChildren.count == 2 ? viewChildren[0] : nil }
  private var field: ViewElement? { viewChildren.last }

  /// Whether the title stands beside the field.
  var showsTitle: Bool { titleSize(nil) != nil }

  private var fillsRow: Bool {
    var child: ViewElement = self
    var current = viewParent
    while let element = current {
      if element is any FormRow { return true }
      let isNamed =
        element.drawing.ordered == .vertical
        ? !element.viewChildren.prefix { $0 !== child }.allSatisfy { $0 is FormFieldElement }
        : element.modifiedContent !== child
      guard !isNamed else { return false }
      (child, current) = (element, element.viewParent)
    }
    return false
  }

  /// The title's size beside the field, of at most half the width; nil where it is not shown.
  private func titleSize(_ width: CGFloat?) -> CGSize? {
    guard value == true, fillsRow, let title else { return nil }
    let size = title.size(ProposedViewSize(width: width.map { titleWidth(in: $0) }, height: nil))
    return size.width > 0 ? size : nil
  }

  private func titleWidth(in width: CGFloat) -> CGFloat {
    max(0, lengthGrid(.horizontal).floor(width / 2) - sizes.controlSpacing)
  }

  private func fieldProposal(_ proposal: ProposedViewSize, _ title: CGSize?) -> ProposedViewSize {
    guard title != nil, let width = proposal.width, width.isFinite else { return proposal }
    return ProposedViewSize(
      width: width - titleWidth(in: width) - sizes.controlSpacing, height: proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let field else { return .zero }
    let finite = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let title = titleSize(finite)
    let size = field.size(fieldProposal(proposal, title))
    guard let title else { return size }
    return CGSize(
      width: finite ?? title.width + sizes.controlSpacing + size.width,
      height: max(title.height, size.height))
  }

  override func placeChildren(in size: CGSize) {
    guard let field else { return }
    let titleSize = titleSize(size.width)
    let offer = fieldProposal(ProposedViewSize(size), titleSize)
    let fieldSize = field.size(offer)
    field.place(
      CGRect(
        x: titleSize == nil ? 0 : size.width - fieldSize.width, y: 0, width: fieldSize.width,
        height: fieldSize.height), offered: offer)
    guard let title else { return }
    guard let titleSize else { return title.unplace() }
    // In the middle of the field's first row, beside its text.
    let row = min(
      fieldSize.height, max(sizes.controlHeight, titleSize.height + sizes.fieldInsets.vertical))
    let y = max(0, lengthGrid(.vertical).floor((row - titleSize.height) / 2))
    title.place(
      CGRect(x: 0, y: y, width: titleSize.width, height: titleSize.height),
      offered: ProposedViewSize(width: titleSize.width, height: nil))
  }
}
