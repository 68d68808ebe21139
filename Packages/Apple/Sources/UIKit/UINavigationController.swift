import SwiftUI

open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { viewControllers.last }
  open lazy var navigationBar = UINavigationBar()
  open var isNavigationBarHidden = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var toolbar: UIToolbar! = UIToolbar()
  open var isToolbarHidden = true
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  open var hidesBarsOnTap = false
  open var hidesBarsOnSwipe = false
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { pop }
  private let pop = UIGestureRecognizer()
  open weak var delegate: (any UINavigationControllerDelegate)?
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    addChild(rootViewController)
  }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
    addChild(viewController)
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return popped
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {}
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]?
  open var selectedIndex = 0
  open var selectedViewController: UIViewController?
  open lazy var tabBar = UITabBar()
}
open class UISplitViewController: UIViewController {
  open var viewControllers: [UIViewController] = []
}
open class UITableViewController: UIViewController {}
open class UICollectionViewController: UIViewController {}
