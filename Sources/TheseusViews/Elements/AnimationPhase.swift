import Foundation
import TheseusCore

/// The time of a control that moves by itself, such as a spinner: eight steps a second.
///
/// A step is requested only when the control is drawn, so controls that are hidden, covered or
/// removed cost nothing.
@MainActor
final class AnimationPhase {
  static let step = Duration.milliseconds(125)

  private var start: Duration?
  private var isWaiting = false

  nonisolated init() {}

  /// The number of steps since the control was first drawn. After the next step, the element is
  /// drawn again.
  func tick(of element: ViewElement) -> Int {
    let timeline = element.runtime.timeline
    let now = timeline.now()
    let start = start ?? now
    self.start = start
    let elapsed = now - start
    let count = Int((elapsed / Self.step).rounded(.down))
    if !isWaiting {
      isWaiting = true
      timeline.at(start + Self.step * (count + 1)) { [weak self, weak element] in
        self?.isWaiting = false
        element?.setNeedsCommit()
      }
    }
    return max(0, count)
  }

  /// The control no longer moves; it starts from its first step again.
  func stop() { start = nil }
}
