import Foundation
import TheseusCore

/// `mask`: the content, drawn only where another view draws.
nonisolated public struct _MaskModifier<Mask: View>: ViewModifier {
  public typealias Body = Never
  let alignment: Alignment
  let mask: Mask

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
    // A mask only shapes the drawing of other views.
    var here = place.hiddenPart("mask", of: inputs)
    here.depth += 1
    let masking = MaskingElement(modifier, here)
    var views = ElementList()
    Mask._mount(modifier[\.mask], here, into: &views)
    masking.mount(here, children: views)
    let wrapper = MaskedElement(modifier, place, masking)
    var children = ElementList()
    children.append(element)
    children.append(masking)
    wrapper.mount(place, children: children)
    return wrapper
  }
}

/// The content with its mask, which is its second child.
private final class MaskedElement<Mask: View>: PassthroughElement<_MaskModifier<Mask>>,
  ElementDrawing
{
  private let masking: ViewElement
  /// Whether the host cuts the content off at an outline, instead of drawing the mask.
  private let isOutlined: Bool

  init(
    _ source: _GraphValue<_MaskModifier<Mask>>, _ inputs: borrowing ViewInputs,
    _ masking: MaskingElement<Mask>
  ) {
    self.masking = masking
    let capabilities = inputs.window.screen.capabilities
    isOutlined = capabilities.contains(.hints) && !capabilities.contains(.masks)
    super.init(source, inputs)
    masking.masked = self
    guard isOutlined else { return }
    takeHints {
      $0.effects.append(
        .clip(
          { [weak masking] _ in
            MainActor.assumeIsolatedUnchecked { masking.map(MaskOutline.path) ?? Path() }
          }, isEOFilled: false))
    }
  }

  override var drawer: (any ElementDrawing)? { self }
  var mask: ViewElement? { isOutlined ? nil : masking }
  var drawingTraits: DrawingTraits {
    var traits = DrawingTraits()
    traits.isMasked = !isOutlined
    return traits
  }

  override func placeChildren(in size: CGSize) {
    super.placeChildren(in: size)
    masking.place(CGRect(origin: .zero, size: size))
  }
}

/// The views of a mask, aligned in the bounds of the content. They are neither drawn in place, nor
/// read, nor reached by keyboard and pointer.
private final class MaskingElement<Mask: View>: ValueElement<_MaskModifier<Mask>>, FocusRegion,
  ElementDrawing
{
  weak var masked: ViewElement?

  override var drawer: (any ElementDrawing)? { self }
  override var focusRegion: (any FocusRegion)? { self }
  var focusableChildren: [ViewElement] { [] }
  var drawingTraits: DrawingTraits {
    var traits = DrawingTraits()
    traits.isHidden = true
    return traits
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in size: CGSize) {
    for child in viewChildren {
      place(child, in: size, value.alignment, offered: ProposedViewSize(size))
    }
    masked?.setNeedsCommit()
  }
}

extension View {
  /// Draws the view only where `mask` draws, as opaque as that is. A terminal shows the cells that
  /// the mask covers at least half.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { modifier(_MaskModifier(alignment: alignment, mask: mask())) }
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskModifier(alignment: .center, mask: mask))
  }
}
