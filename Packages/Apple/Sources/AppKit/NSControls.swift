import SwiftUI

// Controls store their properties and are never shown.

open class NSControl: NSView {
  public enum ControlSize: UInt, Sendable { case regular, small, mini, large, extraLarge }
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let on = StateValue(rawValue: 1)
    public static let off = StateValue(rawValue: 0)
    public static let mixed = StateValue(rawValue: -1)
  }
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "NSControlTextDidBeginEditingNotification")
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "NSControlTextDidChangeNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "NSControlTextDidEndEditingNotification")
  open var isEnabled = true
  open var controlSize: ControlSize = .regular
  open var font: NSFont?
  open weak var target: AnyObject?
  open var action: Selector?
  open var stringValue = ""
  open var attributedStringValue = NSAttributedString(string: "")
  open var objectValue: Any?
  open var alignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var cell: NSCell?
  open var usesSingleLineMode = false
  open func sizeToFit() {}
  @discardableResult open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    action.map { StandardActions.send($0) } ?? false
  }
  private var actionEvents = NSEvent.EventTypeMask.leftMouseUp
  /// Keeps the events on which the action is sent.
  /// - Returns: those before.
  @discardableResult open func sendAction(on mask: NSEvent.EventTypeMask) -> Int {
    defer { actionEvents = mask }
    return Int(truncatingIfNeeded: actionEvents.rawValue)
  }
  open var isContinuous = false
  open var isHighlighted = false
  open var ignoresMultiClick = false
  open var refusesFirstResponder = false
  open var formatter: Formatter?
  open func takeStringValueFrom(_ sender: Any?) {
    if let control = sender as? NSControl { stringValue = control.stringValue }
  }
  open func takeIntegerValueFrom(_ sender: Any?) {
    if let control = sender as? NSControl { integerValue = control.integerValue }
  }
  open func takeDoubleValueFrom(_ sender: Any?) {
    if let control = sender as? NSControl { doubleValue = control.doubleValue }
  }
  open var intValue: Int32 {
    get { Int32(clamping: integerValue) }
    set { integerValue = Int(newValue) }
  }
  open var floatValue: Float {
    get { Float(doubleValue) }
    set { doubleValue = Double(newValue) }
  }
  open var integerValue: Int {
    get { Int(stringValue) ?? 0 }
    set { stringValue = String(newValue) }
  }
  open var doubleValue: Double {
    get { Double(stringValue) ?? 0 }
    set { stringValue = String(newValue) }
  }
}
@MainActor @preconcurrency
open class NSCell: NSObject {
  open var wraps = false
  open var isScrollable = false
  open var usesSingleLineMode = false
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  public override init() {}
  public init(textCell string: String) {}
  public init(imageCell image: NSImage?) {}
  public required init(coder: NSCoder) {}
}
open class NSTextFieldCell: NSCell {}
open class NSButtonCell: NSCell {}

open class NSButton: NSControl {
  public enum ButtonType: UInt, Sendable {
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff,
      momentaryPushIn
  }
  public enum BezelStyle: UInt, Sendable {
    case automatic = 0
    case push = 1
    case flexiblePush = 2
    case disclosure = 5
    case circular = 7
    case helpButton = 9
    case smallSquare = 10
    case toolbar = 11
    case accessoryBarAction = 12
    case accessoryBar = 13
    case pushDisclosure = 14
    case badge = 15
    case glass = 16
    // The names before macOS 14.
    public static var rounded: BezelStyle { .push }
    public static var regularSquare: BezelStyle { .flexiblePush }
    public static var texturedRounded: BezelStyle { .toolbar }
    public static var roundRect: BezelStyle { .accessoryBarAction }
    public static var recessed: BezelStyle { .accessoryBar }
    public static var roundedDisclosure: BezelStyle { .pushDisclosure }
    public static var inline: BezelStyle { .badge }
  }
  public enum ImagePosition: UInt, Sendable {
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps,
      imageLeading, imageTrailing
  }
  open var title = ""
  open var alternateTitle = ""
  open var image: NSImage?
  open var state: StateValue = .off
  open var allowsMixedState = false
  open var bezelStyle: BezelStyle = .automatic
  open var isBordered = true
  open var imagePosition: ImagePosition = .noImage
  open var imageScaling: NSImageScaling = .scaleProportionallyDown
  open var contentTintColor: NSColor?
  open var bezelColor: NSColor?
  open var keyEquivalent = ""
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
  open var hasDestructiveAction = false
  open var isTransparent = false
  open var attributedTitle = NSAttributedString(string: "")
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    self.action = action
  }
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.image = image
  }
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    setButtonType(.switch)
  }
  private var buttonType = ButtonType.momentaryPushIn
  open func setButtonType(_ type: ButtonType) { buttonType = type }
  /// Whether it is a check box, which an alert shows.
  var isCheckBox: Bool { buttonType == .switch }
  /// With a mixed state: on, off, mixed, on, and so on. Otherwise on and off in turn.
  open func setNextState() {
    state =
      switch state {
      case .on: .off
      case .off where allowsMixedState: .mixed
      default: .on
      }
  }
  open func performClick(_ sender: Any?) {}
  open func highlight(_ flag: Bool) {}
}
open class NSPopUpButton: NSButton {
  open private(set) var itemTitles: [String] = []
  open var indexOfSelectedItem = -1
  open var pullsDown = false
  public convenience init(frame buttonFrame: NSRect, pullsDown flag: Bool) {
    self.init(frame: buttonFrame)
    pullsDown = flag
  }
  open func addItem(withTitle title: String) {
    itemTitles.append(title)
    if indexOfSelectedItem < 0 { indexOfSelectedItem = 0 }
  }
  open func addItems(withTitles titles: [String]) {
    for title in titles { addItem(withTitle: title) }
  }
  open func removeAllItems() {
    itemTitles = []
    indexOfSelectedItem = -1
  }
  open func selectItem(at index: Int) { indexOfSelectedItem = index }
  open func selectItem(withTitle title: String) {
    indexOfSelectedItem = itemTitles.firstIndex(of: title) ?? -1
  }
  open var titleOfSelectedItem: String? {
    itemTitles.indices.contains(indexOfSelectedItem) ? itemTitles[indexOfSelectedItem] : nil
  }
}
open class NSPopUpButtonCell: NSCell {}

open class NSTextField: NSControl {
  public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }
  open weak var delegate: (any NSTextFieldDelegate)?
  open var placeholderString: String?
  open var placeholderAttributedString: NSAttributedString?
  open var isEditable = true
  open var isSelectable = true
  open var isBezeled = true
  open var isBordered = true
  open var drawsBackground = false
  open var backgroundColor: NSColor?
  open var textColor: NSColor?
  open var bezelStyle: BezelStyle = .squareBezel
  open var maximumNumberOfLines = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var allowsEditingTextAttributes = false
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
  }
  public convenience init(labelWithString stringValue: String) {
    self.init(string: stringValue)
    isEditable = false
  }
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(labelWithString: stringValue)
  }
  open func selectText(_ sender: Any?) {}
  open func currentEditor() -> NSText? { nil }
}
open class NSSecureTextField: NSTextField {}
open class NSSearchField: NSTextField {
  open var sendsSearchStringImmediately = false
  open var sendsWholeSearchString = false
  open var recentSearches: [String] = []
  open var maximumRecents = 10
  open var recentsAutosaveName: String?
  open var searchMenuTemplate: NSMenu?
}
open class NSComboBox: NSTextField {}

@MainActor @preconcurrency
public protocol NSControlTextEditingDelegate: AnyObject {
  func controlTextDidBeginEditing(_ obj: Notification)
  func controlTextDidChange(_ obj: Notification)
  func controlTextDidEndEditing(_ obj: Notification)
  func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector)
    -> Bool
}
extension NSControlTextEditingDelegate {
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  public func controlTextDidChange(_ obj: Notification) {}
  public func controlTextDidEndEditing(_ obj: Notification) {}
  public func control(
    _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
  ) -> Bool { false }
}
@MainActor @preconcurrency
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}

open class NSText: NSView {
  open var string = ""
  open var font: NSFont?
  open var textColor: NSColor?
  open var backgroundColor: NSColor?
  open var isEditable = true
  open var isSelectable = true
  open var isRichText = true
  open var drawsBackground = true
  open var alignment: NSTextAlignment = .natural
  open var isVerticallyResizable = false
  open var isHorizontallyResizable = false
  open var maxSize = NSSize(width: 1e7, height: 1e7)
  open var minSize = NSSize.zero
  open var selectedRange = NSRange(location: 0, length: 0)
  open func selectAll(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
}
open class NSTextView: NSText {
  open weak var delegate: (any NSTextViewDelegate)?
  open var textContainer: NSTextContainer? = NSTextContainer()
  open var textStorage: NSTextStorage? = NSTextStorage()
  open var layoutManager: NSLayoutManager? = NSLayoutManager()
  open var textContainerInset = NSSize.zero
  open var allowsUndo = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var insertionPointColor: NSColor! = .textColor
  open var isAutomaticQuoteSubstitutionEnabled = false
  open var isAutomaticDashSubstitutionEnabled = false
  open var isAutomaticTextReplacementEnabled = false
  open var isAutomaticSpellingCorrectionEnabled = false
  open var isAutomaticLinkDetectionEnabled = false
  open var isContinuousSpellCheckingEnabled = false
  open var isGrammarCheckingEnabled = false
  open var usesFontPanel = false
  open var usesFindBar = false
  open var isFieldEditor = false
  open var enclosingScrollView: NSScrollView? { superview?.superview as? NSScrollView }
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var linkTextAttributes: [NSAttributedString.Key: Any]?
  open var selectedRanges: [NSValue] = []
  open var defaultParagraphStyle: NSParagraphStyle?
  public init(frame frameRect: NSRect, textContainer container: NSTextContainer?) {
    super.init(frame: frameRect)
  }
  override public init(frame frameRect: NSRect) { super.init(frame: frameRect) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public static func scrollableTextView() -> NSScrollView {
    let scroll = NSScrollView()
    scroll.documentView = NSTextView()
    return scroll
  }
  /// The range that the app has selected.
  open func selectedRange() -> NSRange { selectedRange }
  open func setSelectedRange(_ charRange: NSRange) { selectedRange = charRange }
  open func scrollRangeToVisible(_ range: NSRange) {}
  open func insertText(_ string: Any, replacementRange: NSRange) {}
  open func didChangeText() {}
  open func scrollToEndOfDocument(_ sender: Any?) {}
}
@MainActor @preconcurrency
public protocol NSTextDelegate: AnyObject {
  func textDidBeginEditing(_ notification: Notification)
  func textDidChange(_ notification: Notification)
  func textDidEndEditing(_ notification: Notification)
}
extension NSTextDelegate {
  public func textDidBeginEditing(_ notification: Notification) {}
  public func textDidChange(_ notification: Notification) {}
  public func textDidEndEditing(_ notification: Notification) {}
}
@MainActor @preconcurrency
public protocol NSTextViewDelegate: NSTextDelegate {
  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
  func textViewDidChangeSelection(_ notification: Notification)
}
extension NSTextViewDelegate {
  public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    false
  }
  public func textViewDidChangeSelection(_ notification: Notification) {}
}

open class NSScrollView: NSView {
  open var documentView: NSView? {
    didSet { if let documentView { contentView.addSubview(documentView) } }
  }
  open lazy var contentView = NSClipView()
  open var hasVerticalScroller = false
  open var hasHorizontalScroller = false
  open var autohidesScrollers = false
  open var drawsBackground = true
  open var backgroundColor: NSColor = .controlBackgroundColor
  open var borderType: NSBorderType = .noBorder
  open var scrollerStyle: NSScroller.Style = .overlay
  open var verticalScroller: NSScroller?
  open var horizontalScroller: NSScroller?
  open var automaticallyAdjustsContentInsets = true
  open var contentInsets = NSEdgeInsets()
  open var verticalScrollElasticity: Elasticity = .automatic
  open var horizontalScrollElasticity: Elasticity = .automatic
  open var contentSize: NSSize { frame.size }
  open var documentVisibleRect: NSRect { bounds }
  public enum Elasticity: Int, Sendable { case automatic, none, allowed }
  open func reflectScrolledClipView(_ cView: NSClipView) {}
}
public enum NSBorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }
open class NSClipView: NSView {
  open var documentView: NSView?
  open var drawsBackground = true
  open var postsBoundsChangedNotifications = false
  open func scroll(to newOrigin: NSPoint) {}
}
open class NSScroller: NSControl {
  public enum Style: Int, Sendable { case legacy, overlay }
  public static var preferredScrollerStyle: Style { .overlay }
}
open class NSStackView: NSView {
  open var orientation: NSUserInterfaceLayoutOrientation = .horizontal
  open var spacing: CGFloat = 8
  open var edgeInsets = NSEdgeInsets()
  open private(set) var arrangedSubviews: [NSView] = []
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  open func addArrangedSubview(_ view: NSView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}
public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }
open class NSImageView: NSControl {
  open var image: NSImage?
  open var imageScaling: NSImageScaling = .scaleProportionallyDown
  open var contentTintColor: NSColor?
  open var animates = false
  public convenience init(image: NSImage) {
    self.init(frame: .zero)
    self.image = image
  }
}
open class NSProgressIndicator: NSView {
  public enum Style: UInt, Sendable { case bar, spinning }
  open var style: Style = .bar
  open var isIndeterminate = true
  open var doubleValue: Double = 0
  open var minValue: Double = 0
  open var maxValue: Double = 100
  open var controlSize: NSControl.ControlSize = .regular
  open var isDisplayedWhenStopped = true
  open func startAnimation(_ sender: Any?) {}
  open func stopAnimation(_ sender: Any?) {}
}
open class NSVisualEffectView: NSView {
  public enum Material: Int, Sendable {
    case titlebar = 3
    case selection = 4
    case menu = 5
    case popover = 6
    case sidebar = 7
    case headerView = 10
    case sheet = 11
    case windowBackground = 12
    case hudWindow = 13
    case fullScreenUI = 15
    case toolTip = 17
    case contentBackground = 18
    case underWindowBackground = 21
    case underPageBackground = 22
  }
  public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
  public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }
  open var material: Material = .contentBackground
  open var blendingMode: BlendingMode = .behindWindow
  open var state: State = .followsWindowActiveState
  open var isEmphasized = false
  open var maskImage: NSImage?
}
open class NSGlassEffectView: NSView {
  open var contentView: NSView?
  open var cornerRadius: CGFloat = 0
  open var tintColor: NSColor?
}
open class NSSwitch: NSControl {
  open var state: StateValue = .off
}
open class NSBox: NSView {}
open class NSColorWell: NSControl {
  open var color: NSColor = .black
  open var isBordered = true
  open var supportsAlpha = true
  /// Whether the color panel edits its color. There is no color panel here.
  open private(set) var isActive = false
  open func activate(_ exclusive: Bool) { isActive = true }
  open func deactivate() { isActive = false }
}
