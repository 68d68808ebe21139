import AttributeGraph
import Foundation
import TheseusCore

/// An effect on a view's drawing, not on its layout. Cells can show position, opacity and
/// visibility; hosts that use effects show the others.
nonisolated public protocol VisualEffect: Sendable, Animatable {
  /// The effects so far.
  var _appearance: _VisualAppearance { get }
}

/// Offset, strength and presence of a view, and effects on its pixels, innermost first.
nonisolated public struct _VisualAppearance: Sendable {
  var offset = CGSize.zero
  var opacity = 1.0
  var isHidden = false
  var effects: [DrawingEffect] = []
}

/// The beginning of every effect: the view as it is.
nonisolated public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public var _appearance: _VisualAppearance { _VisualAppearance() }
}

nonisolated struct AppliedVisualEffect: VisualEffect {
  var _appearance: _VisualAppearance
}

nonisolated extension VisualEffect {
  private func with(_ change: (inout _VisualAppearance) -> Void) -> AppliedVisualEffect {
    var effect = AppliedVisualEffect(_appearance: _appearance)
    change(&effect._appearance)
    return effect
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    with {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }
  public func offset(_ offset: CGPoint) -> some VisualEffect {
    self.offset(x: offset.x, y: offset.y)
  }
  public func opacity(_ opacity: Double) -> some VisualEffect { with { $0.opacity *= opacity } }
  /// Of all scales cells can show only 0, which hides the view.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some VisualEffect
  {
    with {
      $0.isHidden = $0.isHidden || x == 0 || y == 0
      $0.effects.append(.scale(x: x, y: y, anchor: anchor))
    }
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    offset(x: transform.tx, y: transform.ty)
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    with { $0.effects.append(.rotation(angle, anchor: anchor)) }
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    with {
      $0.effects.append(
        .rotation3D(angle, axis: axis, anchor: anchor, perspective: perspective))
    }
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    with { $0.effects.append(.blur(radius: radius)) }
  }
  public func brightness(_ amount: Double) -> some VisualEffect {
    with { $0.effects.append(.brightness(amount)) }
  }
  public func contrast(_ amount: Double) -> some VisualEffect {
    with { $0.effects.append(.contrast(amount)) }
  }
  public func saturation(_ amount: Double) -> some VisualEffect {
    with { $0.effects.append(.saturation(amount)) }
  }
  public func grayscale(_ amount: Double) -> some VisualEffect {
    with { $0.effects.append(.grayscale(amount)) }
  }
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    with { $0.effects.append(.hueRotation(angle)) }
  }
}

/// `visualEffect`: an effect made of where the view is.
public struct _VisualEffectModifier {
  let effect: (GeometryProxy) -> _VisualAppearance
}

extension _VisualEffectModifier: ElementModifier, ViewModifier {
  public typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> VisualEffectElement
  {
    VisualEffectElement(modifier, inputs)
  }
}

/// Shows its content with an effect that depends on its position.
class PlacedEffectElement<Value>: PassthroughElement<Value>, ElementDrawing {
  override var drawer: (any ElementDrawing)? { self }
  private(set) final lazy var place = WatchedPlace(self) { [weak self] in self?.setNeedsCommit() }
  private final lazy var reads = LayoutReads(in: scope, of: Value.self) {
    [weak self] in self?.setNeedsCommit()
  }
  private var shown = _VisualAppearance()

  /// The effect at the present position. `place` records what it reads.
  func appearance(in size: CGSize) -> _VisualAppearance { _VisualAppearance() }

  override func placeChildren(in size: CGSize) {
    place.forget()
    reads.forget()
    let appearance = reads.run { self.appearance(in: size) }
    let hasEffects = keepsHints && !(appearance.effects.isEmpty && shown.effects.isEmpty)
    if hasEffects { setOwnEffects(appearance.effects) }
    if hasEffects || appearance.opacity != shown.opacity || appearance.isHidden != shown.isHidden {
      redrawAfterPlacing()
    }
    shown = appearance
    let origin = CGPoint(x: appearance.offset.width, y: appearance.offset.height)
    content?.place(CGRect(origin: origin, size: size), offered: offered)
  }

  var drawingTraits: DrawingTraits {
    var traits = DrawingTraits()
    traits.opacity = min(1, max(0, shown.opacity))
    traits.isTransparent = shown.opacity <= 0
    traits.isHidden = shown.isHidden
    return traits
  }
}

final class VisualEffectElement: PlacedEffectElement<_VisualEffectModifier> {
  override func appearance(in size: CGSize) -> _VisualAppearance {
    value.effect(GeometryProxy(place: place, size: size, moves: 0))
  }
}

extension View {
  /// Changes how the view looks by where it is. Layout takes no notice.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(_VisualEffectModifier { effect(EmptyVisualEffect(), $0)._appearance })
  }
}
