import Foundation
import TheseusCore

/// The appearance and disappearance of a view, as its appearance in each phase (R66).
///
/// `body` defines the appearance of a view that is about to appear, that is present, and that has
/// disappeared. The differences between them are animated by the update's animation.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The appearance of any view in a phase of this transition.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: Content(content), phase: phase)
  }

  /// Both transitions together.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Moves with `animation`, whatever the animation of the update is.
  public func animation(_ animation: Animation?) -> some Transition {
    TimedTransition(base: self, animation: animation)
  }
}

/// Whether a view is about to appear, is present, or has disappeared.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// -1 before it appears, 0 while it is present, 1 after it has disappeared.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// Facts about every transition of a type.
public struct TransitionProperties: Sendable {
  /// Whether views move, so that users who reduce motion get another transition.
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The view that a transition or an animator shows.
public struct PlaceholderContentView<Value>: View {
  private let content: AnyView

  init(_ content: some View) { self.content = AnyView(content) }
  public var body: some View { content }
}

/// A transition that hosts show directly, without views of its own.
@MainActor
protocol DrawnTransition: Transition {
  var drawn: AnyTransition { get }
}

private struct CombinedTransition<First: Transition, Second: Transition>: DrawnTransition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }

  var drawn: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }
}

private struct TimedTransition<Base: Transition>: DrawnTransition {
  let base: Base
  let animation: Animation?

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase).animation(animation, value: phase)
  }

  static var properties: TransitionProperties { Base.properties }

  var drawn: AnyTransition { AnyTransition(base).animation(animation) }
}
