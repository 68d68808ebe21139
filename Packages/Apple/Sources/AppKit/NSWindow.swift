import SwiftUI

/// The app's frontmost window, with the properties that AppKit code reads; or one that an app
/// makes. If that has an `NSHostingView` or an `NSHostingController`, it is shown as a panel above
/// the frontmost window, with its title; Escape closes it. Its views end when it is closed or
/// ordered out.
open class NSWindow: NSResponder {
  public enum OrderingMode: Int, Sendable {
    case below = -1
    case out, above
  }
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let borderless: StyleMask = []
    public static let titled = StyleMask(rawValue: 1)
    public static let closable = StyleMask(rawValue: 2)
    public static let miniaturizable = StyleMask(rawValue: 4)
    public static let resizable = StyleMask(rawValue: 8)
    public static let utilityWindow = StyleMask(rawValue: 16)
    public static let docModalWindow = StyleMask(rawValue: 64)
    public static let nonactivatingPanel = StyleMask(rawValue: 128)
    public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
    public static let hudWindow = StyleMask(rawValue: 1 << 13)
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }
  public enum BackingStoreType: UInt, Sendable { case buffered = 2 }
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let floating = Level(3)
    public static let modalPanel = Level(8)
    public static let mainMenu = Level(24)
    public static let statusBar = Level(25)
    public static let popUpMenu = Level(101)
    public static let screenSaver = Level(1000)
  }
  public struct CollectionBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
    public static let managed = CollectionBehavior(rawValue: 4)
    public static let transient = CollectionBehavior(rawValue: 8)
    public static let stationary = CollectionBehavior(rawValue: 16)
    public static let ignoresCycle = CollectionBehavior(rawValue: 64)
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
    public static let fullScreenNone = CollectionBehavior(rawValue: 512)
    public static let canJoinAllApplications = CollectionBehavior(rawValue: 1 << 18)
  }
  public enum TitleVisibility: Int, Sendable { case visible, hidden }
  public enum ToolbarStyle: Int, Sendable {
    case automatic, expanded, preference, unified, unifiedCompact
  }
  public enum ButtonType: UInt, Sendable {
    case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton
  }
  public enum AnimationBehavior: Int, Sendable {
    case `default` = 0
    case none = 2
    case documentWindow, utilityWindow, alertPanel
  }
  public enum SharingType: UInt, Sendable { case none, readOnly, readWrite }

  /// The app's frontmost window.
  static let front: NSWindow = {
    let window = NSWindow()
    window.isFront = true
    return window
  }()
  // Set after the initializer: one that apps do not see would keep their subclasses from inheriting
  // the others.
  private(set) var isFront = false
  private var ownFrame: NSRect {
    get { shown.frame }
    set {
      let before = shown.frame
      guard newValue != before else { return }
      shown.frame = newValue
      guard panel != nil else { return }
      if newValue.origin != before.origin {
        tell(Self.didMoveNotification) { $0.windowDidMove($1) }
      }
      if newValue.size != before.size {
        tell(Self.didResizeNotification) { $0.windowDidResize($1) }
      }
    }
  }
  /// The panel, while the window is shown.
  var panel: PanelPresentation?
  /// Ends it, while it is a sheet.
  var answerSheet: ((NSApplication.ModalResponse) -> Void)?
  /// What its panel shows of it.
  let shown = ShownWindow()

  public init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    styleMask = style
    super.init()
    ownFrame = contentRect
  }
  public convenience init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool, screen: NSScreen?
  ) {
    self.init(
      contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag)
  }
  public convenience init(contentViewController: NSViewController) {
    self.init(
      contentRect: .zero, styleMask: [.titled, .closable, .miniaturizable, .resizable],
      backing: .buffered, defer: false)
    self.contentViewController = contentViewController
  }
  override public convenience init() {
    self.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
  }

  open var title: String {
    get { isFront ? AppHost.current?.keyWindow?.title ?? "" : shown.title }
    set { shown.title = newValue }
  }
  open var subtitle = ""
  open var frame: NSRect {
    isFront
      ? NSRect(origin: .zero, size: AppHost.current?.keyWindow?.host.size ?? ownFrame.size)
      : ownFrame
  }
  open var styleMask: StyleMask = [.titled, .closable, .resizable]
  open var contentView: NSView? = NSView()
  open var contentViewController: NSViewController?
  open weak var windowController: NSWindowController?
  open weak var delegate: (any NSWindowDelegate)?
  open var identifier: NSUserInterfaceItemIdentifier?
  open var level: Level = .normal
  open var collectionBehavior: CollectionBehavior = []
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: NSColor! = .windowBackgroundColor
  open var isOpaque = true
  open var hasShadow = true
  open var alphaValue: CGFloat = 1
  open var titleVisibility: TitleVisibility = .visible
  open var titlebarAppearsTransparent = false
  open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
  open var toolbarStyle: ToolbarStyle = .automatic
  open var toolbar: NSToolbar?
  open var appearance: NSAppearance?
  open var effectiveAppearance: NSAppearance { appearance ?? .currentDrawing() }
  open var isMovable = true
  open var isMovableByWindowBackground = false
  open var isReleasedWhenClosed = false
  open var hidesOnDeactivate = false
  open var ignoresMouseEvents = false
  open var acceptsMouseMovedEvents = false
  open var isExcludedFromWindowsMenu = false
  open var animationBehavior: AnimationBehavior = .default
  open var sharingType: SharingType = .readOnly
  open var isRestorable = false
  open var tabbingMode: TabbingMode = .automatic
  public enum TabbingMode: Int, Sendable { case automatic, preferred, disallowed }
  public static var allowsAutomaticWindowTabbing = true
  open var minSize = NSSize.zero
  open var maxSize = NSSize(width: 1e7, height: 1e7)
  open var contentMinSize = NSSize.zero
  open var contentMaxSize = NSSize(width: 1e7, height: 1e7)
  open var representedURL: URL?
  open var isDocumentEdited = false
  open var isVisible: Bool { isFront ? AppHost.current?.hasNoWindow == false : panel != nil }
  open var isKeyWindow: Bool { NSApplication.shared.keyWindow === self }
  open var isMainWindow: Bool { isKeyWindow }
  open var isMiniaturized: Bool { false }
  open var isZoomed: Bool { false }
  open var canBecomeKey: Bool { true }
  open var canBecomeMain: Bool { true }
  open var occlusionState: OcclusionState { .visible }
  public struct OcclusionState: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let visible = OcclusionState(rawValue: 2)
  }
  open var windowNumber: Int { 1 }
  open var screen: NSScreen? { .main }
  open var backingScaleFactor: CGFloat { 1 }
  open var firstResponder: NSResponder? { nil }
  open var parent: NSWindow? { nil }
  open var childWindows: [NSWindow]? { nil }
  open private(set) var sheets: [NSWindow] = []
  open var attachedSheet: NSWindow? { sheets.last }
  open private(set) weak var sheetParent: NSWindow?
  open var isSheet: Bool { sheetParent != nil }
  open var contentLayoutRect: NSRect { frame }
  open var currentEvent: NSEvent? { nil }
  open var mouseLocationOutsideOfEventStream: NSPoint { .zero }

  @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    responder == nil && StandardActions.resignFocus()
  }
  open func makeKeyAndOrderFront(_ sender: Any?) { showPanel() }
  open func orderFront(_ sender: Any?) { showPanel() }
  open func orderFrontRegardless() { showPanel() }
  open func orderOut(_ sender: Any?) { hidePanel() }
  open func setIsVisible(_ flag: Bool) { if flag { showPanel() } else { hidePanel() } }
  open func makeKey() { if isVisible { showPanel() } }
  open func makeMain() {}
  // Called when an app's own window becomes the one that takes keys, or another one does.
  open func becomeKey() {}
  open func resignKey() {}
  open func becomeMain() {}
  open func resignMain() {}
  /// Closes the window; one that the app made after its delegate was called. After the last window
  /// the app ends only if its delegate wants that, as on a Mac.
  open func close() {
    if isFront, let app = AppHost.current, let window = app.keyWindow {
      guard !NSApplication.shared.endsAfterLastWindow else { return app.close(window) }
      return app.closeWithoutQuitting(window)
    }
    guard panel != nil else { return }
    tell(Self.willCloseNotification) { $0.windowWillClose($1) }
    hidePanel()
    answerSheet?(.stop)
  }
  /// Closes the window if its delegate agrees.
  open func performClose(_ sender: Any?) {
    guard delegate?.windowShouldClose(self) ?? true else { return }
    close()
  }
  open func performZoom(_ sender: Any?) {}
  open func zoom(_ sender: Any?) {}
  open func miniaturize(_ sender: Any?) {}
  open func deminiaturize(_ sender: Any?) {}
  open func toggleFullScreen(_ sender: Any?) {}
  open func center() {}
  open func display() {}
  open func invalidateShadow() {}
  open func setContentSize(_ size: NSSize) { ownFrame.size = size }
  open func setFrame(_ frameRect: NSRect, display flag: Bool) { ownFrame = frameRect }
  open func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool) {
    ownFrame = frameRect
  }
  open func setFrameOrigin(_ point: NSPoint) { ownFrame.origin = point }
  open func setFrameTopLeftPoint(_ point: NSPoint) { ownFrame.origin = point }
  @discardableResult open func setFrameAutosaveName(_ name: String) -> Bool { true }
  @discardableResult open func setFrameUsingName(_ name: String) -> Bool { false }
  open func standardWindowButton(_ b: ButtonType) -> NSButton? { nil }
  open func convertPoint(toScreen point: NSPoint) -> NSPoint { point }
  open func convertPoint(fromScreen point: NSPoint) -> NSPoint { point }
  open func convertToScreen(_ rect: NSRect) -> NSRect { rect }
  open func convertFromScreen(_ rect: NSRect) -> NSRect { rect }
  open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {}
  open func removeChildWindow(_ childWin: NSWindow) {}
  open func performDrag(with event: NSEvent) {}
  open func animator() -> Self { self }
  open func beginSheet(
    _ sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    sheetWindow.answerSheet = { [weak self, weak sheetWindow] response in
      guard let sheetWindow, sheetWindow.answerSheet != nil else { return }
      sheetWindow.answerSheet = nil
      sheetWindow.sheetParent = nil
      self?.sheets.removeAll { $0 === sheetWindow }
      sheetWindow.hidePanel()
      handler?(response)
    }
    sheets.append(sheetWindow)
    sheetWindow.sheetParent = self
    if !sheetWindow.showPanel() { sheetWindow.answerSheet?(.cancel) }
  }
  @discardableResult
  open func beginSheet(_ sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in
      beginSheet(sheetWindow) { continuation.resume(returning: $0) }
    }
  }
  open func endSheet(_ sheetWindow: NSWindow) { endSheet(sheetWindow, returnCode: .stop) }
  open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {
    sheetWindow.answerSheet?(returnCode)
  }
  open func contentRect(forFrameRect frameRect: NSRect) -> NSRect { frameRect }
  open func frameRect(forContentRect contentRect: NSRect) -> NSRect { contentRect }

  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "NSWindowDidBecomeKeyNotification")
  nonisolated public static let didResignKeyNotification = Notification.Name(
    "NSWindowDidResignKeyNotification")
  nonisolated public static let didBecomeMainNotification = Notification.Name(
    "NSWindowDidBecomeMainNotification")
  nonisolated public static let didResignMainNotification = Notification.Name(
    "NSWindowDidResignMainNotification")
  nonisolated public static let willCloseNotification = Notification.Name(
    "NSWindowWillCloseNotification")
  nonisolated public static let didResizeNotification = Notification.Name(
    "NSWindowDidResizeNotification")
  nonisolated public static let didMoveNotification = Notification.Name(
    "NSWindowDidMoveNotification")
  nonisolated public static let didEnterFullScreenNotification = Notification.Name(
    "NSWindowDidEnterFullScreenNotification")
  nonisolated public static let didExitFullScreenNotification = Notification.Name(
    "NSWindowDidExitFullScreenNotification")
  nonisolated public static let willEnterFullScreenNotification = Notification.Name(
    "NSWindowWillEnterFullScreenNotification")
  nonisolated public static let willExitFullScreenNotification = Notification.Name(
    "NSWindowWillExitFullScreenNotification")
  nonisolated public static let didChangeOcclusionStateNotification = Notification.Name(
    "NSWindowDidChangeOcclusionStateNotification")
  nonisolated public static let didChangeScreenNotification = Notification.Name(
    "NSWindowDidChangeScreenNotification")
}

public enum NSTitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }

open class NSPanel: NSWindow {
  open var isFloatingPanel = false
  open var becomesKeyOnlyIfNeeded = false
  open var worksWhenModal = false
}

@MainActor @preconcurrency
public protocol NSWindowDelegate: NSObjectProtocol {
  func windowShouldClose(_ sender: NSWindow) -> Bool
  func windowWillClose(_ notification: Notification)
  func windowDidBecomeKey(_ notification: Notification)
  func windowDidResignKey(_ notification: Notification)
  func windowDidResize(_ notification: Notification)
  func windowDidMove(_ notification: Notification)
  func windowDidEnterFullScreen(_ notification: Notification)
  func windowDidExitFullScreen(_ notification: Notification)
}
extension NSWindowDelegate {
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  public func windowWillClose(_ notification: Notification) {}
  public func windowDidBecomeKey(_ notification: Notification) {}
  public func windowDidResignKey(_ notification: Notification) {}
  public func windowDidResize(_ notification: Notification) {}
  public func windowDidMove(_ notification: Notification) {}
  public func windowDidEnterFullScreen(_ notification: Notification) {}
  public func windowDidExitFullScreen(_ notification: Notification) {}
}

/// The screen, which is the terminal's window: in points, 8 by 16 for each cell.
@MainActor @preconcurrency
public final class NSScreen: NSObject {
  public static let main: NSScreen? = NSScreen()
  public static var screens: [NSScreen] { main.map { [$0] } ?? [] }
  public static var deepest: NSScreen? { main }
  public var frame: NSRect { NSWindow.front.frame }
  public var visibleFrame: NSRect { frame }
  public var backingScaleFactor: CGFloat { 1 }
  public var localizedName: String { "Terminal" }
  public var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
  public var auxiliaryTopLeftArea: NSRect? { nil }
  public var auxiliaryTopRightArea: NSRect? { nil }
  public var maximumFramesPerSecond: Int { 60 }
  public var colorSpace: NSColorSpace? { .sRGB }
  public var deviceDescription: [NSDeviceDescriptionKey: Any] {
    [
      NSDeviceDescriptionKey("NSScreenNumber"): NSNumber(value: 1),
      .size: NSValue(size: frame.size), .resolution: NSValue(size: NSSize(width: 72, height: 72)),
      .isScreen: "YES",
    ]
  }
}
public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let size = Self("NSDeviceSize")
  public static let resolution = Self("NSDeviceResolution")
  public static let isScreen = Self("NSDeviceIsScreen")
  public static let isPrinter = Self("NSDeviceIsPrinter")
  public static let bitsPerSample = Self("NSDeviceBitsPerSample")
  public static let colorSpaceName = Self("NSDeviceColorSpaceName")
}

@MainActor @preconcurrency
open class NSToolbar: NSObject {
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
  }
  public enum DisplayMode: UInt, Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }
  open var displayMode: DisplayMode = .default
  open var isVisible = true
  open var showsBaselineSeparator = false
  open var allowsUserCustomization = false
  open var autosavesConfiguration = false
  open weak var delegate: (any NSToolbarDelegate)?
  public override init() {}
  public init(identifier: Identifier) {}
}
@MainActor @preconcurrency
public protocol NSToolbarDelegate: AnyObject {}
@MainActor @preconcurrency
open class NSToolbarItem: NSObject {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
    public static let space = Identifier("NSToolbarSpaceItem")
    public static let toggleSidebar = Identifier("NSToolbarToggleSidebarItem")
    public static let sidebarTrackingSeparator = Identifier("NSToolbarSidebarTrackingSeparator")
  }
  public let itemIdentifier: Identifier
  open var label = ""
  open var view: NSView?
  open var image: NSImage?
  public init(itemIdentifier: Identifier) { self.itemIdentifier = itemIdentifier }
}
