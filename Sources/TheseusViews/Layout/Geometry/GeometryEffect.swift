import AttributeGraph
import Foundation
import TheseusCore

/// A change of a view's drawing that depends on its size, without an effect on layout.
/// `animatableData` moves step by step.
///
/// Cells can show only the translation of a transform: the new position of the view's leading top
/// corner.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform of a view of this size, in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    var inner = inputs
    inner.decoration = Decoration(outer: inputs.decoration) { element, place in
      let wrapper = GeometryEffectElement(modifier.animated(place), place)
      wrapper.wrapAndMount(element, place)
      return wrapper
    }
    content.mount(inner, into: &list)
  }

  /// The effect, which layout takes no notice of here anyway.
  public func ignoredByLayout() -> Self { self }
}

final class GeometryEffectElement<Effect: GeometryEffect>: PassthroughElement<Effect> {
  private lazy var reads = LayoutReads(in: scope, of: Effect.self) {
    [weak self] in self?.setNeedsCommit()
  }

  private func transform(_ size: CGSize) -> ProjectionTransform {
    guard LayoutReads.mayRead(Effect.self) else { return value.effectValue(size: size) }
    reads.forget()
    return reads.run { value.effectValue(size: size) }
  }

  override func placeChildren(in size: CGSize) {
    let origin = transform(size).image(of: .zero)
    content?.place(CGRect(origin: origin, size: size), offered: offered)
  }
}

/// `transformEffect`: the view drawn elsewhere.
nonisolated public struct _TransformEffect: GeometryEffect {
  public typealias Body = Never
  public var transform: CGAffineTransform
  public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

extension View {
  /// Draws the view where `transform` takes its leading top corner; cells neither turn nor grow.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformEffect(CGAffineTransform(translationX: transform.m31, y: transform.m32))
  }
}
