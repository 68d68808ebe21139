import SwiftUI

/// A controller that keeps its views and presents alerts; its own views are never shown.
open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  private lazy var ownView = UIView()
  private var isLoaded = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if !isLoaded {
        isLoaded = true
        loadView()
        viewDidLoad()
      }
      return ownView
    }
    set {
      isLoaded = true
      ownView = newValue
    }
  }
  open var viewIfLoaded: UIView? { isLoaded ? ownView : nil }
  open var isViewLoaded: Bool { isLoaded }
  open func loadView() {}
  open func loadViewIfNeeded() { _ = view }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func didReceiveMemoryWarning() {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  open var title: String?
  open lazy var navigationItem = UINavigationItem()
  open var navigationController: UINavigationController? { parent as? UINavigationController }
  open var tabBarController: UITabBarController? { parent as? UITabBarController }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  open var traitCollection: UITraitCollection { .current }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  open var preferredContentSize = CGSize.zero
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var prefersPointerLocked: Bool { false }
  open var toolbarItems: [UIBarButtonItem]?
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var shouldAutorotate: Bool { true }
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var hidesBottomBarWhenPushed = false
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var isModalInPresentation = false
  open var popoverPresentationController: UIPopoverPresentationController? {
    UIPopoverPresentationController()
  }
  open var presentationController: UIPresentationController? { UIPresentationController() }
  open var sheetPresentationController: UISheetPresentationController? {
    UISheetPresentationController()
  }

  // MARK: Children

  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}

  // MARK: Presenting

  open fileprivate(set) var presentedViewController: UIViewController?
  open fileprivate(set) weak var presentingViewController: UIViewController?
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }

  /// Presents an alert or a share sheet in the app's window. Other controllers cannot be shown,
  /// which is reported.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if let presentable = viewControllerToPresent as? any PresentableController {
      viewControllerToPresent.presentingViewController = self
      presentedViewController = viewControllerToPresent
      presentable.show { [weak self] in self?.presentedViewController = nil }
    } else {
      RuntimeIssues.reportUnsupported(
        "present(\(type(of: viewControllerToPresent))): views of UIKit cannot be shown; "
          + "nothing is presented")
    }
    completion?()
  }
  open func show(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presented = presentedViewController ?? self
    (presented as? any PresentableController)?.hide()
    completion?()
  }
}

/// A controller that SwiftUI's layers can show.
@MainActor
protocol PresentableController {
  func show(_ ended: @escaping @MainActor () -> Void)
  func hide()
}
