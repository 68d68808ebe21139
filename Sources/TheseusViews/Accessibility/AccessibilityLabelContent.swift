import AttributeGraph
import Foundation
import TheseusCore

/// The label that a view has without `accessibilityLabel(content:)`, among the views of its
/// `content`.
private struct LabelPlaceholder: View {
  typealias Body = Never

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let element = LabelPlaceholderElement(inputs)
    element.mount(inputs)
    list.emit(element, inputs)
  }
}

/// Stands for the label of the element that other views label.
private final class LabelPlaceholderElement: ViewElement {
  override var placeName: Any.Type { LabelPlaceholder.self }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  override func placeChildren(in size: CGSize) {}
}

/// `accessibilityLabel(content:)`: the texts of views that are neither drawn nor read are the label
/// of the content.
nonisolated public struct _AccessibilityLabelModifier<Words: View>: ViewModifier {
  public typealias Body = Never
  /// Says that there is a label.
  let base = _AccessibilityModifier(
    change: AccessibilityChange(label: Text(verbatim: "")), action: Unseen(nil))
  let words: Words

  @MainActor public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    var inner = inputs
    inner.decoration = Decoration(outer: inputs.decoration, hostsPart: true) { element, place in
      var views = ElementList()
      Words._mount(modifier[\.words], place.hiddenPart("label", of: inputs), into: &views)
      let wrapper = AccessibilityElement(modifier[\.base], place)
      wrapper.labelViews = views
      wrapper.wrapAndMount(element, place)
      return wrapper
    }
    content.mount(inner, into: &list)
  }
}

extension [ViewElement] {
  /// The texts of the elements and the labels of their images, joined by ", ".
  /// - Parameter known: the text of a placeholder.
  @MainActor func labelText(for known: String) -> String {
    var texts = SpokenTexts(readsImages: true)
    var stack = Array(reversed())
    while let element = stack.popLast() {
      if element.isUnread { continue }
      if element is LabelPlaceholderElement {
        texts.add(known)
      } else if !texts.add(element.effectiveSemantics) {
        stack.append(contentsOf: element.viewChildren.reversed())
      }
    }
    return texts.joined
  }
}

extension View {
  /// Replaces the words that are read out for this view by the texts of `content`, joined by ", ".
  /// - Parameter content: receives a view that stands for the present label.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(
      _AccessibilityLabelModifier(words: content(PlaceholderContentView(LabelPlaceholder()))))
  }
}
