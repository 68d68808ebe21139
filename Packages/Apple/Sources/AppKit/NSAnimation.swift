import SwiftUI

/// A progress from 0 to 1 over a duration, for apps that move something of their own.
///
/// It tells its steps to `currentProgress`, which subclasses override, and its end to its
/// delegate. A blocking animation is at its end when `start()` returns: nothing would be drawn
/// before.
@MainActor @preconcurrency
open class NSAnimation: NSObject {
  public typealias Progress = Float
  public enum Curve: UInt, Sendable { case easeInOut, easeIn, easeOut, linear }
  public enum BlockingMode: UInt, Sendable { case blocking, nonblocking, nonblockingThreaded }

  /// In seconds.
  open var duration: TimeInterval
  open var animationCurve: Curve
  open var animationBlockingMode = BlockingMode.blocking
  /// Steps in a second; 0 is as many as are drawn.
  open var frameRate: Float = 0
  open weak var delegate: (any NSAnimationDelegate)?
  /// The part of the duration that is over, from 0 to 1.
  open var currentProgress: Progress = 0
  /// Values of the progress that the delegate wants to know about.
  open var progressMarks: [NSNumber] = []
  open private(set) var isAnimating = false
  private var steps: Task<Void, Never>?

  public init(duration: TimeInterval, animationCurve: Curve) {
    self.duration = duration
    self.animationCurve = animationCurve
    super.init()
  }

  public required init?(coder: NSCoder) { return nil }

  /// The progress, eased by the curve.
  open var currentValue: Float {
    let progress = Double(currentProgress)
    let curve: UnitCurve? =
      switch animationCurve {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: nil
      }
    return Float(curve?.value(at: progress) ?? progress)
  }

  open func addProgressMark(_ progressMark: Progress) {
    progressMarks.append(NSNumber(value: progressMark))
  }

  open func removeProgressMark(_ progressMark: Progress) {
    progressMarks.removeAll { $0.floatValue == progressMark }
  }

  /// Starts at the current progress, or again at 0 after an end.
  open func start() {
    guard !isAnimating, delegate?.animationShouldStart(self) ?? true else { return }
    if currentProgress >= 1 { currentProgress = 0 }
    isAnimating = true
    guard animationBlockingMode != .blocking, duration > 0 else { return advance(to: 1) }
    let first = Double(currentProgress)
    let begin = ContinuousClock.now
    let step = Duration.seconds(1 / Double(frameRate > 0 ? frameRate : 60))
    // The task keeps the animation until its end, as the run loop of AppKit does.
    steps = Task { @MainActor in
      while true {
        try? await Task.sleep(for: step)
        guard !Task.isCancelled, isAnimating else { return }
        let elapsed = (ContinuousClock.now - begin) / .seconds(duration)
        advance(to: Progress(min(first + elapsed, 1)))
      }
    }
  }

  /// Stops where it is.
  open func stop() {
    guard isAnimating else { return }
    end()
    delegate?.animationDidStop(self)
  }

  private func advance(to progress: Progress) {
    let last = currentProgress
    currentProgress = progress
    for mark in progressMarks.map(\.floatValue).sorted() where mark > last && mark <= progress {
      delegate?.animation(self, didReachProgressMark: mark)
    }
    guard progress >= 1, isAnimating else { return }
    end()
    delegate?.animationDidEnd(self)
  }

  private func end() {
    isAnimating = false
    steps?.cancel()
    steps = nil
  }
}

/// What an animation tells about its course.
@MainActor @preconcurrency
public protocol NSAnimationDelegate: AnyObject {
  func animationShouldStart(_ animation: NSAnimation) -> Bool
  func animationDidStop(_ animation: NSAnimation)
  func animationDidEnd(_ animation: NSAnimation)
  func animation(_ animation: NSAnimation, didReachProgressMark progress: NSAnimation.Progress)
}

extension NSAnimationDelegate {
  public func animationShouldStart(_ animation: NSAnimation) -> Bool { true }
  public func animationDidStop(_ animation: NSAnimation) {}
  public func animationDidEnd(_ animation: NSAnimation) {}
  public func animation(
    _ animation: NSAnimation, didReachProgressMark progress: NSAnimation.Progress
  ) {}
}

/// Makes the changes without an animation, then calls the completion.
@MainActor @preconcurrency
public final class NSAnimationContext: NSObject {
  public static let current = NSAnimationContext()
  public var duration: TimeInterval = 0
  public var allowsImplicitAnimation = false
  public var timingFunction: CAMediaTimingFunction?
  public var completionHandler: (() -> Void)?
  public static func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    changes(current)
    completionHandler?()
  }
  public static func beginGrouping() {}
  public static func endGrouping() {}
}
