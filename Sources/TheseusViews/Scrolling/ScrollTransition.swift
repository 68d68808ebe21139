import Foundation
import TheseusCore

/// The phase of a view between visible and invisible.
nonisolated public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Leaving at the beginning of the scroll view.
  case topLeading
  /// Visible.
  case identity
  /// Coming in at the end.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// -1 at the start, 0 visible, 1 at the end.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// When a view counts as visible. Cells have no intermediate steps: a view changes its phase
/// immediately, even in an interactive configuration.
nonisolated public struct ScrollTransitionConfiguration: Hashable, Sendable {
  /// The fraction of the view that must be visible, 0 to 1.
  public struct Threshold: Hashable, Sendable {
    var part: Double

    /// The whole view.
    public static let visible = Threshold(part: 1)
    /// None of it.
    public static let hidden = Threshold(part: 0)
    /// Half of it.
    public static let centered = Threshold(part: 0.5)
    /// This fraction of it, 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(part: min(1, max(0, amount)))
    }
  }

  var threshold = Threshold.visible
  var isIdentity = false

  public static let animated = ScrollTransitionConfiguration()
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
  public static let interactive = ScrollTransitionConfiguration()
  /// No transition.
  public static let identity = ScrollTransitionConfiguration(isIdentity: true)

  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }

  /// The phase of a view with these visible fractions at the start and at the end.
  func phase(before: Double, after: Double) -> ScrollTransitionPhase {
    func isIn(_ part: Double) -> Bool {
      threshold.part == 0 ? part > 0 : part >= threshold.part - 1e-6
    }
    return !isIn(before) ? .topLeading : !isIn(after) ? .bottomTrailing : .identity
  }
}

/// `scrollTransition`: an effect by the visible part of the view in the enclosing scroll view.
public struct _ScrollTransitionModifier {
  let configuration: ScrollTransitionConfiguration
  let axis: Axis?
  let effect: (ScrollTransitionPhase) -> _VisualAppearance
}

extension _ScrollTransitionModifier: ElementModifier, ViewModifier {
  public typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> ScrollTransitionElement
  {
    ScrollTransitionElement(modifier, inputs)
  }
}

final class ScrollTransitionElement: PlacedEffectElement<_ScrollTransitionModifier> {
  override func appearance(in size: CGSize) -> _VisualAppearance {
    value.effect(phase(size))
  }

  private func phase(_ size: CGSize) -> ScrollTransitionPhase {
    guard !value.configuration.isIdentity, let scroll = enclosingScroll(),
      let seen = place.answer(.bounds(AnyHashable(ScrollViewSpace.any)))
    else { return .identity }
    let axis = value.axis ?? (scroll.scrolls(.vertical) ? .vertical : .horizontal)
    let (start, length, room) = (-seen.origin.along(axis), size[axis], seen.size[axis])
    guard length > 0 else { return .identity }
    // The fraction visible at each end, 0 to 1.
    let (before, after) = (
      min(1, max(0, (start + length) / length)), min(1, max(0, (room - start) / length))
    )
    return value.configuration.phase(before: before, after: after)
  }
}

extension View {
  /// Changes the view's look by its visible part in the enclosing scroll view.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      _ScrollTransitionModifier(configuration: configuration, axis: axis) {
        transition(EmptyVisualEffect(), $0)._appearance
      })
  }
}
