import SwiftUI

/// Where an animation of views is.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// Where an animation of views ended.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// Changes of views that UIKit would animate. Its views are not shown, so the changes are made
/// when the animation starts, and it ends at once.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
  open private(set) var state: UIViewAnimatingState = .inactive
  open var isRunning: Bool { false }
  open var isReversed = false
  open var fractionComplete: CGFloat = 0
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  open var pausesOnCompletion = false
  public let duration: TimeInterval
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  private init(_ duration: TimeInterval, _ animations: (() -> Void)?) {
    self.duration = duration
    super.init()
    if let animations { changes.append(animations) }
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) { self.init(duration, animations) }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration, animations) }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration, animations) }

  /// Makes the changes and ends.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration, animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat = 0) {
    changes.append(animation)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() {
    RuntimeIssues.reportUnsupported(
      "UIViewPropertyAnimator: views of UIKit are not shown; changes are made without animation")
    state = .active
    let changes = changes
    self.changes = []
    for change in changes { change() }
    guard !pausesOnCompletion else { return fractionComplete = 1 }
    end(at: .end)
  }

  /// As `startAnimation()`: nothing is seen before the delay is over.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

  open func continueAnimation(
    withTimingParameters parameters: Any?, durationFactor: CGFloat
  ) { startAnimation() }

  open func pauseAnimation() { if state == .inactive { state = .active } }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    changes = []
    if withoutFinishing {
      state = .inactive
      completions = []
    } else {
      state = .stopped
    }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    end(at: finalPosition)
  }

  private func end(at position: UIViewAnimatingPosition) {
    state = .inactive
    fractionComplete = 0
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }
}
