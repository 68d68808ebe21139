import SwiftUI

/// An app's requests to the desktop.
@preconcurrency @MainActor
public final class NSWorkspace: NSObject {
  public static let shared = NSWorkspace()
  public let notificationCenter = NotificationCenter()

  @discardableResult public func open(_ url: URL) -> Bool { AddressOpening.open(url) }
  public func open(
    _ url: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    let error = AddressOpening.open(url) ? nil : CocoaError(.featureUnsupported)
    completionHandler?(nil, error)
  }
  public func open(
    _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    let opened = urls.map { AddressOpening.open($0) }.allSatisfy { $0 }
    completionHandler?(nil, opened ? nil : CocoaError(.featureUnsupported))
  }
  public func openApplication(
    at applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    report("openApplication")
    completionHandler?(nil, CocoaError(.featureUnsupported))
  }
  /// Opens the address; there is no other running application to return.
  /// - Throws: an error when it cannot be opened.
  @discardableResult
  public func open(_ url: URL, configuration: OpenConfiguration) async throws
    -> NSRunningApplication
  {
    guard AddressOpening.open(url) else { throw CocoaError(.featureUnsupported) }
    return .current
  }
  /// - Throws: always, because applications are not started here, which is reported.
  @discardableResult
  public func openApplication(at applicationURL: URL, configuration: OpenConfiguration)
    async throws -> NSRunningApplication
  {
    report("openApplication")
    throw CocoaError(.featureUnsupported)
  }
  public final class OpenConfiguration: NSObject {
    public var activates = true
    public var arguments: [String] = []
    public var environment: [String: String] = [:]
    public var createsNewApplicationInstance = false
    public var promptsUserIfNeeded = true
  }
  @discardableResult public func openFile(_ fullPath: String) -> Bool {
    AddressOpening.open(URL(fileURLWithPath: fullPath))
  }

  public func activateFileViewerSelecting(_ fileURLs: [URL]) {
    report("activateFileViewerSelecting")
  }
  @discardableResult
  public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool
  {
    report("selectFile")
    return false
  }
  public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
  public func urlForApplication(toOpen url: URL) -> URL? { nil }
  public func urlsForApplications(toOpen url: URL) -> [URL] { [] }
  public func urlsForApplications(withBundleIdentifier bundleIdentifier: String) -> [URL] { [] }
  public func absolutePathForApplication(withBundleIdentifier identifier: String) -> String? { nil }
  /// A symbol for the kind of file.
  public func icon(forFile fullPath: String) -> NSImage {
    var isDirectory = ObjCBool(false)
    _ = FileManager.default.fileExists(atPath: fullPath, isDirectory: &isDirectory)
    return NSImage(
      source: .symbol(isDirectory.boolValue ? "folder" : "doc"),
      pixelSize: CGSize(width: 32, height: 32))
  }
  public func icon(for contentType: UTType) -> NSImage {
    NSImage(source: .symbol("doc"), pixelSize: CGSize(width: 32, height: 32))
  }
  /// How the icon of a file is made; files have none of their own here.
  public struct IconCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let excludeQuickDrawElementsIconCreationOption = Self(rawValue: 2)
    public static let exclude10_4ElementsIconCreationOption = Self(rawValue: 4)
  }
  @discardableResult public func setIcon(
    _ image: NSImage?, forFile fullPath: String, options: IconCreationOptions = []
  ) -> Bool { false }
  public func recycle(
    _ URLs: [URL], completionHandler handler: (([URL: URL], (any Error)?) -> Void)? = nil
  ) {
    handler?([:], CocoaError(.featureUnsupported))
  }
  public func desktopImageURL(for screen: NSScreen) -> URL? { nil }

  public var runningApplications: [NSRunningApplication] { [.current] }
  public var frontmostApplication: NSRunningApplication? { .current }
  public var menuBarOwningApplication: NSRunningApplication? { .current }

  public var accessibilityDisplayShouldReduceMotion: Bool { false }
  public var accessibilityDisplayShouldReduceTransparency: Bool { false }
  public var accessibilityDisplayShouldIncreaseContrast: Bool { false }
  public var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { false }
  public var isVoiceOverEnabled: Bool { false }

  private func report(_ name: String) {
    RuntimeIssues.reportUnsupported(
      "NSWorkspace.\(name): a terminal has no Finder and no list of applications; nothing happens")
  }

  nonisolated public static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
  nonisolated public static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification")
  nonisolated public static let didDeactivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidDeactivateApplicationNotification")
  nonisolated public static let didLaunchApplicationNotification = Notification.Name(
    "NSWorkspaceDidLaunchApplicationNotification")
  nonisolated public static let didTerminateApplicationNotification = Notification.Name(
    "NSWorkspaceDidTerminateApplicationNotification")
  nonisolated public static let activeSpaceDidChangeNotification = Notification.Name(
    "NSWorkspaceActiveSpaceDidChangeNotification")
  nonisolated public static let didWakeNotification = Notification.Name(
    "NSWorkspaceDidWakeNotification")
  nonisolated public static let willSleepNotification = Notification.Name(
    "NSWorkspaceWillSleepNotification")
  nonisolated public static let screensDidWakeNotification = Notification.Name(
    "NSWorkspaceScreensDidWakeNotification")
  nonisolated public static let screensDidSleepNotification = Notification.Name(
    "NSWorkspaceScreensDidSleepNotification")
  nonisolated public static let didMountNotification = Notification.Name(
    "NSWorkspaceDidMountNotification")
  nonisolated public static let didUnmountNotification = Notification.Name(
    "NSWorkspaceDidUnmountNotification")
  nonisolated public static let accessibilityDisplayOptionsDidChangeNotification =
    Notification.Name("NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
}

/// A running program: this one.
open class NSRunningApplication: NSObject, @unchecked Sendable {
  public static let current = NSRunningApplication()
  open var localizedName: String? { ProcessInfo.processInfo.processName }
  open var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
  open var bundleURL: URL? { Bundle.main.bundleURL }
  open var executableURL: URL? { Bundle.main.executableURL }
  open var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
  open var icon: NSImage? { nil }
  open var isActive: Bool { true }
  open var isHidden: Bool { false }
  open var isTerminated: Bool { false }
  open var isFinishedLaunching: Bool { true }
  open var launchDate: Date? { nil }
  open var activationPolicy: NSApplication.ActivationPolicy { .regular }
  @discardableResult open func activate(options: NSApplication.ActivationOptions = []) -> Bool {
    true
  }
  @discardableResult open func hide() -> Bool { false }
  @discardableResult open func unhide() -> Bool { true }
  @discardableResult open func terminate() -> Bool { false }
  @discardableResult open func forceTerminate() -> Bool { false }
  public static func runningApplications(withBundleIdentifier bundleIdentifier: String)
    -> [NSRunningApplication]
  { bundleIdentifier == Bundle.main.bundleIdentifier ? [.current] : [] }
}

extension NSApplication {
  public struct ActivationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let activateAllWindows = ActivationOptions(rawValue: 1)
    public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
  }
}

/// Haptic feedback. A terminal has none, which is reported once.
@preconcurrency @MainActor
public final class NSHapticFeedbackManager: NSObject {
  public enum FeedbackPattern: Int, Sendable { case generic, alignment, levelChange }
  public enum PerformanceTime: UInt, Sendable { case `default`, now, drawCompleted }
  private static let performer = NSHapticFeedbackManager()
  public static var defaultPerformer: any NSHapticFeedbackPerformer { performer }
}
@preconcurrency @MainActor
public protocol NSHapticFeedbackPerformer: AnyObject {
  func perform(
    _ pattern: NSHapticFeedbackManager.FeedbackPattern,
    performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
extension NSHapticFeedbackManager: NSHapticFeedbackPerformer {
  public func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {
    RuntimeIssues.reportUnsupported(
      "NSHapticFeedbackManager: a terminal has no haptic feedback; nothing happens")
  }
}

/// Sounds: a terminal plays none, which is reported once.
public final class NSSound: NSObject {
  public init?(named name: String) {}
  public init?(contentsOf url: URL, byReference: Bool) {}
  public init?(data: Data) {}
  public var volume: Float = 1
  public var loops = false
  public var isPlaying: Bool { false }
  @discardableResult public func play() -> Bool {
    RuntimeIssues.reportUnsupported("NSSound: a terminal plays no sounds; play() returns false")
    return false
  }
  @discardableResult public func stop() -> Bool { false }
  public static func beep() { NSSound(data: Data())?.play() }
}
public func NSBeep() { NSSound.beep() }

/// Puts texts and addresses on the clipboard of the user's machine, as `ShareLink` does.
@preconcurrency @MainActor
open class NSSharingService: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let composeEmail = Name("com.apple.share.Mail.compose")
    public static let composeMessage = Name("com.apple.share.Messages.compose")
    public static let sendViaAirDrop = Name("com.apple.share.AirDrop.send")
  }
  open var title = ""
  open var image = NSImage()
  open var recipients: [String]?
  open var subject: String?
  public init?(named serviceName: Name) {}
  open func canPerform(withItems items: [Any]?) -> Bool { true }
  open func perform(withItems items: [Any]) { Self.copy(items) }
  static func copy(_ items: [Any]) {
    let texts = items.compactMap { ($0 as? String) ?? ($0 as? URL)?.absoluteString }
    if texts.count < items.count {
      RuntimeIssues.reportUnsupported(
        "NSSharingService: only texts and addresses are shared, on the clipboard")
    }
    guard !texts.isEmpty else { return }
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString(texts.joined(separator: "\n"), forType: .string)
  }
}
@preconcurrency @MainActor
open class NSSharingServicePicker: NSObject {
  private let items: [Any]
  open weak var delegate: (any NSSharingServicePickerDelegate)?
  public init(items: [Any]) { self.items = items }
  open func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {
    NSSharingService.copy(items)
  }
}
@preconcurrency @MainActor
public protocol NSSharingServicePickerDelegate: AnyObject {}

@preconcurrency @MainActor
open class NSColorPanel: NSPanel {
  public static let shared = NSColorPanel(
    contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
  public static var sharedColorPanelExists: Bool { false }
  /// How colors are chosen.
  public enum Mode: Int, Sendable {
    case none = -1
    case gray, RGB, CMYK, HSB, customPalette, colorList, wheel, crayon
  }
  open var color: NSColor = .black
  open var mode: Mode = .none
  open var showsAlpha = false
  open var isContinuous = true
}
open class NSFontPanel: NSPanel {}
/// Picks a color from the screen on Apple's systems; here none is picked, which is reported.
@preconcurrency @MainActor
public final class NSColorSampler: NSObject {
  public func show(selectionHandler: @escaping (NSColor?) -> Void) {
    RuntimeIssues.reportUnsupported(
      "NSColorSampler: a terminal cannot read the screen; the result is nil")
    selectionHandler(nil)
  }
  public func sample() async -> NSColor? { nil }
}
@preconcurrency @MainActor
public final class NSDocumentController: NSObject {
  public static let shared = NSDocumentController()
  public var recentDocumentURLs: [URL] { [] }
  public var currentDirectory: String? { FileManager.default.currentDirectoryPath }
  public func noteNewRecentDocumentURL(_ url: URL) {}
  public func clearRecentDocuments(_ sender: Any?) {}
}
