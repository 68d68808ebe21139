import SwiftUI

/// A view of AppKit in SwiftUI. A text field works, as one of SwiftUI. For other views a
/// placeholder with the name is shown, which is reported once for each type; then neither
/// `makeNSView` nor `updateNSView` is called.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == RepresentablePlaceholder {
  associatedtype NSViewType: NSView
  associatedtype Coordinator = Void
  func makeNSView(context: Context) -> NSViewType
  func updateNSView(_ nsView: NSViewType, context: Context)
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
  typealias Context = NSViewRepresentableContext<Self>
}

extension NSViewRepresentable {
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context)
    -> CGSize?
  { nil }
  public var body: RepresentablePlaceholder {
    NSViewType.self is NSTextField.Type
      ? RepresentablePlaceholder(control: RepresentedTextField(representable: self))
      : RepresentablePlaceholder(Self.self, framework: "AppKit")
  }
}
extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View where Body == RepresentablePlaceholder {
  associatedtype NSViewControllerType: NSViewController
  associatedtype Coordinator = Void
  func makeNSViewController(context: Context) -> NSViewControllerType
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize?
  typealias Context = NSViewControllerRepresentableContext<Self>
}

extension NSViewControllerRepresentable {
  public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize? { nil }
  public var body: RepresentablePlaceholder {
    RepresentablePlaceholder(Self.self, framework: "AppKit")
  }
}
extension NSViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues
}

public struct NSHostingSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let minSize = NSHostingSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
  public static let maxSize = NSHostingSizingOptions(rawValue: 4)
  public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
  public static let standardBounds: NSHostingSizingOptions = [
    .minSize, .intrinsicContentSize, .maxSize,
  ]
}

/// A view around SwiftUI's views. It is shown in a window or popover that the app makes.
open class NSHostingView<Content: View>: NSView, HostedRoot {
  private var store: RootViewStore<Content>
  open var rootView: Content {
    get { store.rootView }
    set { store.rootView = newValue }
  }
  open var sizingOptions: NSHostingSizingOptions = .standardBounds
  open var safeAreaRegions: SafeAreaRegions = .all
  var hostedViews: AnyView { AnyView(RootViewReader(store: store)) }
  public required init(rootView: Content) {
    store = RootViewStore(rootView)
    super.init(frame: .zero)
  }
  convenience init(_ store: RootViewStore<Content>) {
    self.init(rootView: store.rootView)
    self.store = store
  }
  public required init?(coder: NSCoder) { return nil }
}

/// A controller around SwiftUI's views, as `NSHostingView` is a view.
open class NSHostingController<Content: View>: NSViewController, HostedRoot {
  private let store: RootViewStore<Content>
  open var rootView: Content {
    get { store.rootView }
    set { store.rootView = newValue }
  }
  open var sizingOptions: NSHostingSizingOptions = .standardBounds
  open var safeAreaRegions: SafeAreaRegions = .all
  var hostedViews: AnyView { AnyView(RootViewReader(store: store)) }
  public init(rootView: Content) {
    store = RootViewStore(rootView)
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder: NSCoder, rootView: Content) {
    store = RootViewStore(rootView)
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
  override open func loadView() { view = NSHostingView(store) }
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}
