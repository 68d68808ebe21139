import Testing
import TheseusTesting
import UIKit

@Suite("Pages, animators and scrolling of UIKit")
@MainActor
struct UIControllerTests {
  private final class Source: NSObject, UIPageViewControllerDataSource,
    UIPageViewControllerDelegate
  {
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter: UIViewController
    ) -> UIViewController? { nil }
  }

  private func reports(_ prefix: String) -> Int {
    RuntimeIssues.stray.count { $0.kind == .unsupported && $0.message.hasPrefix(prefix) }
  }

  @Test("a controller of pages keeps the last ones it is given, and is reported once")
  func pages() {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 8])
    let source = Source()
    pages.dataSource = source
    pages.delegate = source
    let (first, second) = (UIViewController(), UIViewController())
    var ends = 0
    pages.setViewControllers([first], direction: .forward, animated: true) { ends += $0 ? 1 : 0 }
    pages.setViewControllers([second], direction: .reverse, animated: false) { ends += $0 ? 1 : 0 }
    #expect(pages.viewControllers == [second] && pages.children == [second])
    #expect(first.parent == nil && ends == 2)
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .horizontal)
    #expect(reports("UIPageViewController") == 1)
  }

  @Test("an animator makes its changes when it starts, and completes once")
  func animator() {
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { view.alpha = 0 }
    animator.addAnimations { view.isHidden = true }
    animator.addCompletion { ends.append($0) }
    #expect(view.alpha == 1 && !view.isHidden)
    animator.startAnimation()
    #expect(view.alpha == 0 && view.isHidden && ends == [.end] && animator.state == .inactive)
    animator.startAnimation()
    #expect(ends == [.end])
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 2) {
      view.alpha = 0.5
    } completion: {
      ends.append($0)
    }
    #expect(view.alpha == 0.5 && ends == [.end, .end])
    #expect(reports("UIViewPropertyAnimator") == 1)
  }

  @Test("a stopped animator makes no changes, and ends where it is told")
  func stopped() {
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.alpha = 0 }
    animator.addCompletion { ends.append($0) }
    animator.pauseAnimation()
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && ends.isEmpty)
    animator.finishAnimation(at: .current)
    #expect(view.alpha == 1 && ends == [.current] && animator.state == .inactive)
    let paused = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    paused.pausesOnCompletion = true
    paused.addCompletion { ends.append($0) }
    paused.startAnimation()
    #expect(paused.state == .active && paused.fractionComplete == 1 && ends == [.current])
  }

  @Test("a rate of deceleration is kept, and reported once")
  func deceleration() {
    let view = UIScrollView()
    #expect(view.decelerationRate == .normal)
    view.decelerationRate = .fast
    view.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.5)
    #expect(view.decelerationRate.rawValue == 0.5)
    #expect(reports("UIScrollView.decelerationRate") == 1)
  }
}
