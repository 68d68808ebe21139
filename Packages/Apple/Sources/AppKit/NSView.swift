import SwiftUI

/// A view that keeps its properties and its subviews and is never drawn: see
/// `NSViewRepresentable`.
open class NSView: NSResponder {
  public init(frame frameRect: NSRect) {
    frame = frameRect
    super.init()
  }
  public required override init?(coder: NSCoder) {
    frame = .zero
    super.init(coder: coder)
  }
  public convenience override init() { self.init(frame: .zero) }

  open var frame: NSRect
  open var bounds: NSRect {
    get { NSRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var isHidden = false
  open var alphaValue: CGFloat = 1
  open var wantsLayer = false
  open var layer: CALayer? {
    get { wantsLayer ? ownLayer : nil }
    set {
      wantsLayer = newValue != nil
      if let newValue { ownLayer = newValue }
    }
  }
  private lazy var ownLayer = makeBackingLayer()
  open func makeBackingLayer() -> CALayer { CALayer() }
  open func updateLayer() {}
  open var wantsUpdateLayer: Bool { false }
  open var isFlipped: Bool { false }
  open var isOpaque: Bool { false }
  open var mouseDownCanMoveWindow: Bool { !isOpaque }
  open var needsDisplay = false
  open var needsLayout = false
  open var tag: Int { -1 }
  open var toolTip: String?
  open var identifier: NSUserInterfaceItemIdentifier?
  open var appearance: NSAppearance?
  open var effectiveAppearance: NSAppearance { appearance ?? .currentDrawing() }
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var focusRingType: NSFocusRingType = .default
  open var canDrawConcurrently = false
  open var clipsToBounds = false
  open var fittingSize: NSSize { frame.size }
  open var intrinsicContentSize: NSSize {
    NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
  }
  public static let noIntrinsicMetric: CGFloat = -1
  open var visibleRect: NSRect { bounds }
  open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
  open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }
  open func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }
  open func setNeedsDisplay(_ invalidRect: NSRect) {}
  open func display() {}
  open func draw(_ dirtyRect: NSRect) {}
  open func layout() {}
  open func layoutSubtreeIfNeeded() { layout() }
  open func updateConstraints() {}
  open func viewDidMoveToWindow() {}
  open func viewDidMoveToSuperview() {}
  open func viewWillDraw() {}
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  open func viewDidChangeEffectiveAppearance() {}
  open func viewDidHide() {}
  open func viewDidUnhide() {}
  open func updateTrackingAreas() {}
  open func resetCursorRects() {}
  open func addCursorRect(_ rect: NSRect, cursor object: NSCursor) {}
  open func discardCursorRects() {}
  open private(set) var trackingAreas: [NSTrackingArea] = []
  open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }
  open func removeTrackingArea(_ trackingArea: NSTrackingArea) {
    trackingAreas.removeAll { $0 === trackingArea }
  }
  open func hitTest(_ point: NSPoint) -> NSView? { nil }
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint { point }
  open func convert(_ point: NSPoint, to view: NSView?) -> NSPoint { point }
  open func convert(_ rect: NSRect, from view: NSView?) -> NSRect { rect }
  open func convert(_ rect: NSRect, to view: NSView?) -> NSRect { rect }
  open func invalidateIntrinsicContentSize() {}
  open func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}
  open func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}
  open func setAccessibilityLabel(_ label: String?) {}
  open func setAccessibilityIdentifier(_ identifier: String?) {}
  open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}
  open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
  open func animator() -> Self { self }

  // MARK: Hierarchy

  open var subviews: [NSView] = []
  open private(set) weak var superview: NSView?
  open var window: NSWindow? { superview?.window }
  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    view.viewWillMove(toSuperview: self)
    subviews.append(view)
    view.superview = self
    view.viewDidMoveToSuperview()
  }
  open func addSubview(
    _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?
  ) { addSubview(view) }
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
  }
  open func isDescendant(of view: NSView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }
  open func viewWithTag(_ tag: Int) -> NSView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  open private(set) var gestureRecognizers: [NSGestureRecognizer] = []
  open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizers.append(gestureRecognizer)
  }
  open private(set) var constraints: [NSLayoutConstraint] = []
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { self.constraints += constraints }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    self.constraints.removeAll { old in constraints.contains { $0 === old } }
  }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let minXMargin = AutoresizingMask(rawValue: 1)
    public static let width = AutoresizingMask(rawValue: 2)
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    public static let height = AutoresizingMask(rawValue: 16)
    public static let maxYMargin = AutoresizingMask(rawValue: 32)
  }
}

extension NSLayoutConstraint {
  public enum Orientation: Int, Sendable { case horizontal, vertical }
  public struct Priority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = Priority(1000)
    public static let defaultHigh = Priority(750)
    public static let defaultLow = Priority(250)
  }
}

public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }

public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

@MainActor @preconcurrency
open class NSTrackingArea: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    public static let mouseMoved = Options(rawValue: 2)
    public static let cursorUpdate = Options(rawValue: 4)
    public static let activeWhenFirstResponder = Options(rawValue: 0x10)
    public static let activeInKeyWindow = Options(rawValue: 0x20)
    public static let activeInActiveApp = Options(rawValue: 0x40)
    public static let activeAlways = Options(rawValue: 0x80)
    public static let inVisibleRect = Options(rawValue: 0x200)
    public static let assumeInside = Options(rawValue: 0x100)
    public static let enabledDuringMouseDrag = Options(rawValue: 0x400)
  }
  public let rect: NSRect
  public init(rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil)
  { self.rect = rect }
}

/// Recognizes nothing; SwiftUI's gestures do.
@MainActor @preconcurrency
open class NSGestureRecognizer: NSObject {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  open var state: State = .possible
  open weak var view: NSView?
  open var isEnabled = true
  public init(target: Any?, action: Selector?) {}
  public override init() {}
  open func location(in view: NSView?) -> NSPoint { .zero }
}
open class NSClickGestureRecognizer: NSGestureRecognizer {
  open var numberOfClicksRequired = 1
}
open class NSPanGestureRecognizer: NSGestureRecognizer {
  open func translation(in view: NSView?) -> NSPoint { .zero }
  open func velocity(in view: NSView?) -> NSPoint { .zero }
}
open class NSPressGestureRecognizer: NSGestureRecognizer {}
open class NSMagnificationGestureRecognizer: NSGestureRecognizer {
  open var magnification: CGFloat = 0
}

public struct NSDragOperation: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let copy = NSDragOperation(rawValue: 1)
  public static let link = NSDragOperation(rawValue: 2)
  public static let generic = NSDragOperation(rawValue: 4)
  public static let `private` = NSDragOperation(rawValue: 8)
  public static let move = NSDragOperation(rawValue: 16)
  public static let delete = NSDragOperation(rawValue: 32)
  public static let every = NSDragOperation(rawValue: .max)
}
@MainActor @preconcurrency
public protocol NSDraggingInfo: AnyObject {
  var draggingPasteboard: NSPasteboard { get }
  var draggingLocation: NSPoint { get }
}
@MainActor @preconcurrency
public protocol NSDraggingSource: AnyObject {}

// MARK: Controllers

@MainActor @preconcurrency
open class NSViewController: NSResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required override init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  private lazy var ownView = NSView()
  private var isLoaded = false
  open var view: NSView {
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
  open var isViewLoaded: Bool { isLoaded }
  open var title: String?
  open var preferredContentSize = NSSize.zero
  open var representedObject: Any?
  open private(set) var children: [NSViewController] = []
  open private(set) weak var parent: NSViewController?
  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
  open func viewWillLayout() {}
  open func viewDidLayout() {}
  open func updateViewConstraints() {}
  open func addChild(_ childViewController: NSViewController) {
    children.append(childViewController)
    childViewController.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func dismiss(_ sender: Any?) {}
}
open class NSSplitViewController: NSViewController, NSSplitViewDelegate {
  open lazy var splitView = NSSplitView()
  open var splitViewItems: [NSSplitViewItem] = []
  open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    splitViewItems.append(splitViewItem)
  }
  open func toggleSidebar(_ sender: Any?) {}
  open func splitView(
    _ splitView: NSSplitView, effectiveRect proposedEffectiveRect: NSRect,
    forDrawnRect drawnRect: NSRect, ofDividerAt dividerIndex: Int
  ) -> NSRect { proposedEffectiveRect }
  open func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool {
    false
  }
  open func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool {
    false
  }
  open func splitView(
    _ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedPosition }
  open func splitViewDidResizeSubviews(_ notification: Notification) {}
  open func splitViewWillResizeSubviews(_ notification: Notification) {}
}
@MainActor @preconcurrency
open class NSSplitViewItem: NSObject {
  open var viewController: NSViewController
  open var minimumThickness: CGFloat = 0
  open var maximumThickness: CGFloat = 0
  open var isCollapsed = false
  open var canCollapse = false
  open var holdingPriority: NSLayoutConstraint.Priority = .defaultLow
  open var isSpringLoaded = false
  public enum CollapseBehavior: Int, Sendable {
    case `default`, preferResizingSplitViewWithFixedSiblings,
      preferResizingSiblingsWithFixedSplitView, useConstraints
  }
  open var collapseBehavior: CollapseBehavior = .default
  open var titlebarSeparatorStyle = 0
  public init(viewController: NSViewController) { self.viewController = viewController }
  public convenience init(sidebarWithViewController viewController: NSViewController) {
    self.init(viewController: viewController)
  }
  public convenience init(inspectorWithViewController viewController: NSViewController) {
    self.init(viewController: viewController)
  }
  public convenience init(contentListWithViewController viewController: NSViewController) {
    self.init(viewController: viewController)
  }
}
@MainActor @preconcurrency
open class NSWindowController: NSResponder {
  open var window: NSWindow?
  open var contentViewController: NSViewController?
  open var shouldCascadeWindows = true
  public init(window: NSWindow?) {
    self.window = window
    super.init()
    window?.windowController = self
  }
  public required override init?(coder: NSCoder) { super.init(coder: coder) }
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
  open func windowDidLoad() {}
  open func close() { window?.close() }
}
