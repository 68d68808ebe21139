import Foundation
import TheseusCore

/// `background` and `overlay`: views behind or in front of the content, with its size as proposal
/// and without an effect on its layout.
nonisolated public struct _SecondaryModifier<Secondary: View>: ViewModifier {
  public typealias Body = Never
  var isOverlay: Bool
  var alignment: Alignment
  var secondary: Secondary

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

  /// Wraps an element with the secondary view beside it; `inputs` are those of the modifier's
  /// position.
  @MainActor static func wrap(
    _ element: ElementNode, at place: ViewInputs, _ modifier: _GraphValue<Self>,
    _ inputs: ViewInputs
  ) -> ElementNode {
    let wrapper = SecondaryElement(modifier, place)
    var here = place.part("secondary", of: inputs)
    here.environment = inputs.environment
    here.modifierContent = inputs.modifierContent
    here.preferences = inputs.preferences
    here.stackAxis = nil
    here.depth += 1
    var children = ElementList()
    children.append(element)
    Secondary._mount(modifier[\.secondary], here, into: &children)
    wrapper.mount(place, children: children)
    return wrapper
  }
}

final class SecondaryElement<Secondary: View>: ValueElement<_SecondaryModifier<Secondary>>,
  ElementDrawing, GuideSource
{
  override var drawer: (any ElementDrawing)? { self }
  override var guideSource: (any GuideSource)? { self }
  var decorated: ViewElement? { viewChildren.first }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    viewChildren.first?.size(proposal) ?? .zero
  }

  override func placeChildren(in size: CGSize) {
    let children = viewChildren
    guard let content = children.first else { return }
    content.place(CGRect(origin: .zero, size: size), offered: offered)
    for child in children.dropFirst() {
      place(child, in: size, value.alignment, offered: ProposedViewSize(size))
    }
  }

  /// In drawing order a background comes first, though the content is the first child.
  var drawingTraits: DrawingTraits {
    var traits = DrawingTraits()
    traits.firstChildIsInFront = !value.isOverlay
    traits.ignoresZIndex = true
    return traits
  }

  var setsGuides: Bool { viewChildren.first?.hasExplicitGuides ?? false }
  func measureGuide(
    _ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize
  ) -> CGFloat? {
    viewChildren.first?.explicitGuide(key, in: size, offered: proposal)
  }
  override var layoutTraits: LayoutTraits {
    LayoutTraits(modifying: viewChildren.first)
  }
  override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? {
    viewChildren.first?.layoutValue(key)
  }
}

extension View {
  /// Views behind this one, aligned in its bounds.
  nonisolated public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    modifier(_SecondaryModifier(isOverlay: false, alignment: alignment, secondary: content()))
  }

  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_SecondaryModifier(isOverlay: false, alignment: alignment, secondary: background))
  }

  /// Views in front of this one, aligned in its bounds.
  nonisolated public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    modifier(_SecondaryModifier(isOverlay: true, alignment: alignment, secondary: content()))
  }

  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
    -> some View
  {
    modifier(_SecondaryModifier(isOverlay: true, alignment: alignment, secondary: overlay))
  }
}
