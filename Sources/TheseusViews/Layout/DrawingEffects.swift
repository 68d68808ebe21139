import Foundation
import TheseusCore

/// `opacity`, `hidden` and `clipped`: how an element and its descendants are drawn.
public struct _DrawingEffect: Equatable {
  /// 0 to 1. An opacity of 0 is not a disappearance (R64).
  var opacity: Double = 1
  var isHidden = false
  var clips = false
}

extension _DrawingEffect: ElementModifier {
  public typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> DrawingEffectElement
  {
    DrawingEffectElement(modifier, inputs)
  }
}

extension _DrawingEffect: AnimatableParameters {
  var animatable: [Double] {
    get { [opacity] }
    set { opacity = newValue[0] }
  }

  func isAnimatable(to other: Self) -> Bool { isHidden == other.isHidden && clips == other.clips }

  @MainActor func movement(to other: Self, of element: ViewElement)
    -> () -> ElementAnimation.Movement?
  {
    { .opacity(from: opacity, to: other.opacity) }
  }
}

final class DrawingEffectElement: AnimatedElement<_DrawingEffect>, ElementDrawing {
  override var drawer: (any ElementDrawing)? { self }
  override init(_ source: _GraphValue<_DrawingEffect>, _ inputs: borrowing ViewInputs) {
    super.init(source, inputs)
    // An element with an opacity of its own is drawn as a group at every opacity.
    if window.movements != nil { takeHints { $0.effects.append(.group) } }
  }

  var drawingTraits: DrawingTraits {
    var traits = DrawingTraits()
    guard value != nil else { return traits }
    traits.opacity = min(1, max(0, shown.opacity))
    traits.isTransparent = value.opacity <= 0
    traits.isHidden = value.isHidden
    traits.clips = value.clips
    return traits
  }
}

extension View {
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(_DrawingEffect(opacity: opacity))
  }
  /// Keeps the view's space and shows nothing there.
  nonisolated public func hidden() -> some View { modifier(_DrawingEffect(isHidden: true)) }
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(_DrawingEffect(clips: true))
  }
}
