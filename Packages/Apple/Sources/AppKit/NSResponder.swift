import SwiftUI

/// An object that could handle events. Events go to SwiftUI's views.
@MainActor @preconcurrency
open class NSResponder: NSObject {
  public override init() { super.init() }
  public init?(coder: NSCoder) { super.init() }
  open var nextResponder: NSResponder?
  open var acceptsFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { true }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open var undoManager: UndoManager? { AppHost.current?.keyWindow?.host.undoManager }
  open var menu: NSMenu?
  open func mouseDown(with event: NSEvent) {}
  open func mouseUp(with event: NSEvent) {}
  open func mouseDragged(with event: NSEvent) {}
  open func mouseMoved(with event: NSEvent) {}
  open func mouseEntered(with event: NSEvent) {}
  open func mouseExited(with event: NSEvent) {}
  open func rightMouseDown(with event: NSEvent) {}
  open func rightMouseUp(with event: NSEvent) {}
  open func otherMouseDown(with event: NSEvent) {}
  open func scrollWheel(with event: NSEvent) {}
  open func wantsForwardedScrollEvents(for axis: NSEvent.GestureAxis) -> Bool { false }
  open func wantsScrollEventsForSwipeTracking(on axis: NSEvent.GestureAxis) -> Bool { false }
  open func magnify(with event: NSEvent) {}
  open func keyDown(with event: NSEvent) {}
  open func keyUp(with event: NSEvent) {}
  open func flagsChanged(with event: NSEvent) {}
  open func cancelOperation(_ sender: Any?) {}
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  /// Shows an error in an alert and waits for the user.
  /// - Returns: whether the app recovered from it: false, there are no attempts.
  @discardableResult open func presentError(_ error: any Error) -> Bool {
    NSAlert(error: error).runModal()
    return false
  }
  @discardableResult open func tryToPerform(_ action: Selector, with object: Any?) -> Bool {
    StandardActions.send(action)
  }
}

/// An event as AppKit has it: facts that an app reads. Events themselves go to SwiftUI's views.
open class NSEvent: NSObject, @unchecked Sendable {
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    public static let help = ModifierFlags(rawValue: 1 << 22)
    public static let function = ModifierFlags(rawValue: 1 << 23)
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)
  }
  public enum GestureAxis: Int, Sendable { case none, horizontal, vertical }
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
    case leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged,
      rightMouseDragged, mouseEntered, mouseExited, keyDown, keyUp, flagsChanged, appKitDefined,
      systemDefined, applicationDefined, periodic, cursorUpdate
    case scrollWheel = 22
    case otherMouseDown = 25
    case otherMouseUp, otherMouseDragged
    case gesture = 29
    case magnify = 30
    case swipe = 31
    case rotate = 18
    case smartMagnify = 32
    case pressure = 34
  }
  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    private init(_ type: EventType) { rawValue = 1 << UInt64(type.rawValue) }
    public static let leftMouseDown = EventTypeMask(.leftMouseDown)
    public static let leftMouseUp = EventTypeMask(.leftMouseUp)
    public static let rightMouseDown = EventTypeMask(.rightMouseDown)
    public static let rightMouseUp = EventTypeMask(.rightMouseUp)
    public static let otherMouseDown = EventTypeMask(.otherMouseDown)
    public static let otherMouseUp = EventTypeMask(.otherMouseUp)
    public static let mouseMoved = EventTypeMask(.mouseMoved)
    public static let leftMouseDragged = EventTypeMask(.leftMouseDragged)
    public static let rightMouseDragged = EventTypeMask(.rightMouseDragged)
    public static let otherMouseDragged = EventTypeMask(.otherMouseDragged)
    public static let mouseEntered = EventTypeMask(.mouseEntered)
    public static let mouseExited = EventTypeMask(.mouseExited)
    public static let keyDown = EventTypeMask(.keyDown)
    public static let keyUp = EventTypeMask(.keyUp)
    public static let flagsChanged = EventTypeMask(.flagsChanged)
    public static let appKitDefined = EventTypeMask(.appKitDefined)
    public static let systemDefined = EventTypeMask(.systemDefined)
    public static let applicationDefined = EventTypeMask(.applicationDefined)
    public static let periodic = EventTypeMask(.periodic)
    public static let cursorUpdate = EventTypeMask(.cursorUpdate)
    public static let scrollWheel = EventTypeMask(.scrollWheel)
    public static let gesture = EventTypeMask(.gesture)
    public static let rotate = EventTypeMask(.rotate)
    public static let smartMagnify = EventTypeMask(.smartMagnify)
    public static let pressure = EventTypeMask(.pressure)
    public static let magnify = EventTypeMask(.magnify)
    public static let swipe = EventTypeMask(.swipe)
    public static let any = EventTypeMask(rawValue: .max)
  }
  public struct Phase: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let began = Phase(rawValue: 1)
    public static let stationary = Phase(rawValue: 2)
    public static let changed = Phase(rawValue: 4)
    public static let ended = Phase(rawValue: 8)
    public static let cancelled = Phase(rawValue: 16)
    public static let mayBegin = Phase(rawValue: 32)
  }
  public struct SpecialKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let upArrow = SpecialKey(rawValue: 0xF700)
    public static let downArrow = SpecialKey(rawValue: 0xF701)
    public static let leftArrow = SpecialKey(rawValue: 0xF702)
    public static let rightArrow = SpecialKey(rawValue: 0xF703)
    public static let delete = SpecialKey(rawValue: 0x7F)
    public static let carriageReturn = SpecialKey(rawValue: 0x0D)
    public static let tab = SpecialKey(rawValue: 0x09)
    public static let backspace = SpecialKey(rawValue: 0x08)
    public var unicodeScalar: Unicode.Scalar { Unicode.Scalar(UInt32(rawValue)) ?? " " }
  }

  open var type: EventType { .applicationDefined }
  open var modifierFlags: ModifierFlags { [] }
  open var keyCode: UInt16 { 0 }
  open var characters: String? { nil }
  open var charactersIgnoringModifiers: String? { nil }
  open var specialKey: SpecialKey? { nil }
  open var isARepeat: Bool { false }
  open var clickCount: Int { 1 }
  open var buttonNumber: Int { 0 }
  open var locationInWindow: NSPoint { .zero }
  open var deltaX: CGFloat { 0 }
  open var deltaY: CGFloat { 0 }
  open var scrollingDeltaX: CGFloat { 0 }
  open var scrollingDeltaY: CGFloat { 0 }
  open var hasPreciseScrollingDeltas: Bool { false }
  open var magnification: CGFloat { 0 }
  open var phase: Phase { [] }
  open var momentumPhase: Phase { [] }
  open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
  @MainActor open var window: NSWindow? { NSApplication.shared.keyWindow }
  open var windowNumber: Int { 1 }

  /// The held modifier keys: none, because a terminal reports them only with the next key.
  public static var modifierFlags: ModifierFlags { [] }
  public static var mouseLocation: NSPoint { .zero }
  public static var pressedMouseButtons: Int { 0 }
  public static var doubleClickInterval: TimeInterval { 0.5 }

  /// Watches events on Apple's systems. Here none come, which is reported: use `onKeyPress`.
  public static func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? {
    reportMonitors()
    return NSObject()
  }
  public static func addGlobalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
  ) -> Any? {
    reportMonitors()
    return NSObject()
  }
  public static func removeMonitor(_ eventMonitor: Any) {}
  private static func reportMonitors() {
    RuntimeIssues.reportUnsupported(
      "NSEvent monitors: events go to SwiftUI's views only; use onKeyPress or gestures")
  }
}

/// The pointer's shape, which belongs to the terminal: reported once.
public final class NSCursor: NSObject, Sendable {
  public static let arrow = NSCursor()
  public static let iBeam = NSCursor()
  public static let crosshair = NSCursor()
  public static let closedHand = NSCursor()
  public static let openHand = NSCursor()
  public static let pointingHand = NSCursor()
  public static let resizeLeft = NSCursor()
  public static let resizeRight = NSCursor()
  public static let resizeLeftRight = NSCursor()
  public static let resizeUp = NSCursor()
  public static let resizeDown = NSCursor()
  public static let resizeUpDown = NSCursor()
  public static let operationNotAllowed = NSCursor()
  public static let dragLink = NSCursor()
  public static let dragCopy = NSCursor()
  public static let contextualMenu = NSCursor()
  public static var current: NSCursor { arrow }

  public func set() { Self.report() }
  public func push() { Self.report() }
  public func pop() {}
  public static func pop() {}
  public static func hide() { report() }
  public static func unhide() {}
  public static func setHiddenUntilMouseMoves(_ flag: Bool) {}
  private static func report() {
    RuntimeIssues.reportUnsupported(
      "NSCursor: the pointer's shape belongs to the terminal; nothing changes")
  }
}
