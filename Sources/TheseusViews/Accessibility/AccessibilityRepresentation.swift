import AttributeGraph
import Foundation
import TheseusCore

/// `accessibilityRepresentation` and `accessibilityChildren`: views that are read and not drawn,
/// instead of the content or of what is in it.
nonisolated public struct _AccessibilityRepresentationModifier<Representation: View>: ViewModifier {
  public typealias Body = Never
  /// Whether the content stays an element of its own, with these views inside it.
  let isContainer: Bool
  let representation: Representation

  @MainActor public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    var inner = inputs
    inner.decoration = Decoration(outer: inputs.decoration, hostsPart: true) {
      wrap($0, at: $1, modifier, inputs)
    }
    content.mount(inner, into: &list)
  }

  @MainActor private static func wrap(
    _ element: ElementNode, at place: ViewInputs, _ modifier: _GraphValue<Self>,
    _ inputs: ViewInputs
  ) -> ElementNode {
    let wrapper = RepresentedElement(modifier, place)
    let unread = UnreadElement(modifier, place)
    unread.wrapAndActivate(element, place)
    let outer = inputs.decoration?.parts ?? 0
    var here = place.part(outer == 0 ? "accessibility" : "accessibility\(outer + 1)").contained()
    here.environment = inputs.environment
    here.modifierContent = inputs.modifierContent
    // What is not seen says nothing to those around it.
    here.preferences = nil
    here.stackAxis = nil
    var views = ElementList()
    Representation._mount(modifier[\.representation], here, into: &views)
    let unseen = UnseenElement(modifier, here)
    unseen.activate(here, children: views)
    var children = ElementList()
    children.append(unread)
    children.append(unseen)
    wrapper.activate(place, children: children)
    return wrapper
  }
}

/// The content, drawn and not read, and beside it what is read and not drawn.
private final class RepresentedElement<Representation: View>: PassthroughElement<
  _AccessibilityRepresentationModifier<Representation>
>
{
  override func placeChildren(in size: CGSize) {
    let bounds = CGRect(origin: .zero, size: size)
    content?.place(bounds, offered: offered)
    for child in viewChildren.dropFirst() { child.place(bounds) }
  }

  override var semantics: Semantics? {
    guard value?.isContainer ?? false else { return nil }
    // As the content would be read, without what is in it.
    var semantics = containedSemantics ?? Semantics(.group)
    semantics.absorbsTexts = false
    semantics.absorbsChildren = false
    return semantics
  }

  private var containedSemantics: Semantics? {
    var current = content?.viewChildren.first
    while let element = current {
      if element.semantics != nil { return element.effectiveSemantics }
      guard element.children.count == 1 else { return nil }
      current = element.viewChildren[0]
    }
    return nil
  }
}

/// The content that something else is read for.
private final class UnreadElement<Value>: PassthroughElement<Value> {
  override var isHiddenFromAccessibility: Bool { true }
}

/// Views that are read and neither drawn nor reached by the keyboard or the pointer: they can be
/// activated by whoever reads them.
private final class UnseenElement<Value>: ValueElement<Value> {
  override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  override var drawing: DrawingTraits {
    var traits = DrawingTraits()
    traits.opacity = 0
    return traits
  }

  override var allowsPointer: Bool { false }
  override var focusableRegion: [ViewElement] { [] }
}

extension View {
  /// What is read instead of this view: as if `representation` stood in its place, though it is not
  /// drawn. What is done to it by an assistive technology, it does.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> some View
  {
    modifier(
      _AccessibilityRepresentationModifier(isContainer: false, representation: representation()))
  }

  /// What is read as being inside this view, whose own label and value stay: for drawings whose
  /// parts are no views.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V)
    -> some View
  {
    modifier(_AccessibilityRepresentationModifier(isContainer: true, representation: children()))
  }
}
