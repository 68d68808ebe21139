import AttributeGraph
import Foundation
import TheseusCore

/// Focuses a document's text editor when the document appears, if the editor is the first focusable
/// view and no view inside decides otherwise.
struct _EditorFocusModifier: Equatable {
  /// Whether there is a document.
  let isShown: Bool
}

extension _EditorFocusModifier: ElementModifier, ViewModifier {
  typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> EditorFocusElement
  {
    EditorFocusElement(modifier, inputs)
  }
}

final class EditorFocusElement: PassthroughElement<_EditorFocusModifier>, DefaultFocusNode {
  private var hasAsked = false

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let changed = try super.updateContent(context)
    if changed { hasAsked = !value.isShown }
    return changed
  }

  override func placeChildren(in size: CGSize) {
    super.placeChildren(in: size)
    guard !hasAsked, let focus = focusManager else { return }
    hasAsked = true
    // Views inside request focus before this one is placed, so their requests take precedence.
    focus.requestDefault(self)
  }

  var isForMoves: Bool { false }

  func isDefault(_ element: ViewElement) -> Bool {
    guard let field = element.focusTarget?.textTarget, field.isEditor else { return false }
    return focusManager?.firstCandidate(in: self) === field
  }
}
