import Foundation
import TheseusCore

#if canImport(FoundationAdditions)
  import FoundationAdditions
#endif

/// The state of a scroll view's motion. In cells it moves immediately: from idle to the moving
/// phase and back.
public enum ScrollPhase: Hashable, Sendable {
  case idle
  /// The user is about to scroll it; never with keys and wheels.
  case tracking
  /// A key or the pointer moves it.
  case interacting
  case decelerating
  /// The app moves it.
  case animating

  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// The circumstances of a phase change.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// In points a second; nil where motion has no velocity, as in all hosts here.
  public var velocity: CGVector? { nil }
}

/// `onScrollPhaseChange`: runs when the first scroll view inside starts and stops moving.
public struct _ScrollPhaseModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension _ScrollPhaseModifier: ElementModifier, ViewModifier {
  public typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> ScrollPhaseElement
  {
    ScrollPhaseElement(modifier, inputs)
  }
}

final class ScrollPhaseElement: PassthroughElement<_ScrollPhaseModifier>, ScrollObserver {
  private weak var scroll: ScrollElement?
  private var offset = CGPoint.zero
  private var isReporting = false

  override func placeChildren(in size: CGSize) {
    super.placeChildren(in: size)
    guard scroll?.scope.isAlive != true, let found = firstScroll else { return }
    scroll = found
    offset = found.offset
    found.observe(self)
  }

  func scrollMoved(_ scroll: ScrollElement) {
    guard !isReporting, scroll.offset != offset else { return }
    isReporting = true
    let moving: ScrollPhase = scroll.isHandlingInput ? .interacting : .animating
    runtime.afterUpdate { [weak self] in self?.reportPhase(moving) }
  }

  private func reportPhase(_ moving: ScrollPhase) {
    isReporting = false
    guard scope.isAlive, let scroll, scroll.scope.isAlive, !scroll.frame.isNull else { return }
    offset = scroll.offset
    let context = ScrollPhaseChangeContext(geometry: scroll.geometry)
    value.action(.idle, moving, context)
    value.action(moving, .idle, context)
  }
}

extension View {
  /// Runs `action` with the old and the new phase when the first scroll view inside starts and
  /// stops moving.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(_ScrollPhaseModifier(action: action))
  }
}
