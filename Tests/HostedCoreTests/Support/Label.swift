import TheseusCore
import TheseusViews
import AttributeGraph
import Foundation

/// A leaf with one text: the smallest view that draws.
struct Label: View {
  typealias Body = Never
  var text: String
  init(_ text: String) { self.text = text }

  @MainActor static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = LabelElement(view, inputs)
    element.mount(inputs)
    list.emit(element, inputs)
  }
}

final class LabelElement: ValueElement<Label>, SemanticsSource {
  override var semanticsSource: (any SemanticsSource)? { self }
  var semantics: Semantics? { Semantics(.text, label: value.text) }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: CGFloat(value.text.count) * 8, height: 16)
  }
}
