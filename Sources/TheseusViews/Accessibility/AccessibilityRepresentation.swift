import AttributeGraph
import Foundation
import TheseusCore

/// `accessibilityRepresentation` and `accessibilityChildren`: views that are read and not drawn,
/// instead of the content or of its children.
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
    unread.wrapAndMount(element, place)
    let here = place.hiddenPart("accessibility", of: inputs)
    var views = ElementList()
    Representation._mount(modifier[\.representation], here, into: &views)
    let unseen = UnseenElement(modifier, here)
    unseen.mount(here, children: views)
    var children = ElementList()
    children.append(unread)
    children.append(unseen)
    wrapper.mount(place, children: children)
    return wrapper
  }
}

/// The content, which is drawn and not read, and views that are read and not drawn.
private final class RepresentedElement<Representation: View>: PassthroughElement<
  _AccessibilityRepresentationModifier<Representation>
>, SemanticsSource
{
  override var semanticsSource: (any SemanticsSource)? { self }
  override func placeChildren(in size: CGSize) {
    let bounds = CGRect(origin: .zero, size: size)
    content?.place(bounds, offered: offered)
    for child in viewChildren.dropFirst() { child.place(bounds) }
  }

  var semantics: Semantics? {
    guard value?.isContainer ?? false else { return nil }
    // As the content would be read, without its children.
    var semantics = containedSemantics ?? Semantics(.group)
    semantics.absorbsTexts = false
    semantics.absorbsChildren = false
    return semantics
  }

  private var containedSemantics: Semantics? {
    var current = content?.viewChildren.first
    while let element = current {
      if element.hasOwnSemantics { return element.effectiveSemantics }
      guard element.children.count == 1 else { return nil }
      current = element.viewChildren[0]
    }
    return nil
  }
}

/// Content that other views are read for.
private final class UnreadElement<Value>: PassthroughElement<Value>, SemanticsSource {
  override var semanticsSource: (any SemanticsSource)? { self }
  var isHiddenFromAccessibility: Bool { true }
}

/// Views that are read but neither drawn nor reached by focus and pointer: an assistive
/// technology can activate them.
private final class UnseenElement<Value>: ValueElement<Value>, FocusRegion, ElementDrawing {
  override var drawer: (any ElementDrawing)? { self }
  override var focusRegion: (any FocusRegion)? { self }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  var drawingTraits: DrawingTraits {
    var traits = DrawingTraits()
    traits.opacity = 0
    return traits
  }

  override var hitTraits: HitTraits {
    var traits = super.hitTraits
    traits.allowsPointer = false
    return traits
  }
  var focusableChildren: [ViewElement] { [] }
}

extension View {
  /// Replaces this view for assistive technologies by `representation`, which is not drawn. It
  /// performs their actions.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> some View
  {
    modifier(
      _AccessibilityRepresentationModifier(isContainer: false, representation: representation()))
  }

  /// Adds children to this view for assistive technologies, and keeps its own label and value: for
  /// drawings whose parts are not views.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V)
    -> some View
  {
    modifier(_AccessibilityRepresentationModifier(isContainer: true, representation: children()))
  }
}
