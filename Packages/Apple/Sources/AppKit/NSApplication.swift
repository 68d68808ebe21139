import SwiftUI

/// The app: its state, and its requests to the system.
@MainActor @preconcurrency
open class NSApplication: NSResponder {
  public static let shared = NSApplication()

  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let OK = ModalResponse(1)
    public static let cancel = ModalResponse(0)
    public static let alertFirstButtonReturn = ModalResponse(1000)
    public static let alertSecondButtonReturn = ModalResponse(1001)
    public static let alertThirdButtonReturn = ModalResponse(1002)
    public static let stop = ModalResponse(-1000)
    public static let abort = ModalResponse(-1001)
    public static let `continue` = ModalResponse(-1002)
  }
  public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
  public enum TerminateReply: UInt, Sendable { case terminateCancel, terminateNow, terminateLater }
  public enum RequestUserAttentionType: UInt, Sendable {
    case criticalRequest = 0
    case informationalRequest = 10
  }
  public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let credits = AboutPanelOptionKey(rawValue: "Credits")
    public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
    public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
    public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
    public static let version = AboutPanelOptionKey(rawValue: "Version")
  }

  open var delegate: (any NSApplicationDelegate)?
  /// Whether the delegate leaves it to AppKit what happens after the last window has closed.
  fileprivate var delegateHasNoAnswer = false
  public var isActive: Bool { AppHost.current?.runtime.rootValues.scenePhase == .active }
  public var isHidden: Bool { false }
  public var isRunning: Bool { AppHost.current != nil }
  public var windows: [NSWindow] {
    guard let app = AppHost.current else { return [] }
    return (app.hasNoWindow ? [] : [.front]) + OwnWindows.current
  }
  public var keyWindow: NSWindow? { windows.last }
  public var mainWindow: NSWindow? { keyWindow }
  public var orderedWindows: [NSWindow] { windows.reversed() }
  public private(set) var modalWindow: NSWindow?
  private var modalResponse: ModalResponse?
  public var currentEvent: NSEvent? { nil }
  public var mainMenu: NSMenu?
  public var servicesMenu: NSMenu?
  public var windowsMenu: NSMenu?
  public var helpMenu: NSMenu?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var applicationIconImage: NSImage! = NSImage()
  /// Stored without effect: the terminal's theme determines the appearance.
  public var appearance: NSAppearance? {
    didSet {
      if appearance != nil {
        RuntimeIssues.reportUnsupported(
          "NSApplication.appearance: the terminal's theme decides; "
            + "use preferredColorScheme to hint at one")
      }
    }
  }
  public var effectiveAppearance: NSAppearance { .currentDrawing() }
  public let dockTile = NSDockTile()
  public var presentationOptions: UInt = 0

  @discardableResult open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
    policy = activationPolicy
    return true
  }
  private var policy = ActivationPolicy.regular
  open func activationPolicy() -> ActivationPolicy { policy }
  open func activate(ignoringOtherApps flag: Bool) {}
  open func activate() {}
  open func deactivate() {}
  open func hide(_ sender: Any?) {}
  open func unhide(_ sender: Any?) {}
  open func hideOtherApplications(_ sender: Any?) {}

  /// Ends the app, unless its delegate refuses.
  open func terminate(_ sender: Any?) { AppHost.current?.requestQuit() }
  open func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
    if shouldTerminate { AppHost.current?.quitAfterAnswer() }
  }
  @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?)
    -> Bool
  { StandardActions.send(action) }
  open func target(forAction action: Selector) -> Any? { nil }

  open func orderFrontStandardAboutPanel(_ sender: Any?) {
    orderFrontStandardAboutPanel(options: [:])
  }
  open func orderFrontStandardAboutPanel(options: [AboutPanelOptionKey: Any] = [:]) {
    let alert = NSAlert()
    alert.messageText =
      options[.applicationName] as? String
      ?? Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
      ?? ProcessInfo.processInfo.processName
    let version =
      options[.applicationVersion] as? String
      ?? Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
    let credits = (options[.credits] as? NSAttributedString)?.string
    alert.informativeText = [version.map { "Version \($0)" }, credits].compactMap { $0 }
      .joined(separator: "\n")
    alert.beginSheetModal(for: .front)
  }
  open func orderFrontCharacterPalette(_ sender: Any?) {}
  @discardableResult open func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int
  {
    RuntimeIssues.reportUnsupported(
      "NSApplication.requestUserAttention: there is no Dock; nothing happens")
    return 0
  }
  open func cancelUserAttentionRequest(_ request: Int) {}
  /// Shows a window that the app made and waits until the app stops that or the window closes,
  /// handling events meanwhile.
  /// - Returns: the app's answer, `.stop` after the window closed; `.abort` where nothing can be
  ///   shown or waited for, which is reported.
  @discardableResult open func runModal(for window: NSWindow) -> ModalResponse {
    guard let app = AppHost.current, app.canRunModal else {
      RuntimeIssues.reportUnsupported(
        "NSApplication.runModal(for:): it was called while views are updated, or without a "
          + "terminal, where it cannot wait for the user; the answer is .abort")
      return .abort
    }
    guard window.showPanel() else { return .abort }
    let (outer, outerResponse) = (modalWindow, modalResponse)
    modalWindow = window
    modalResponse = nil
    _ = app.runModal { self.modalResponse != nil || !window.isVisible }
    let response = modalResponse ?? .stop
    modalWindow = outer
    modalResponse = outerResponse
    return response
  }
  open func stopModal() { stopModal(withCode: .stop) }
  open func stopModal(withCode returnCode: ModalResponse) {
    if modalWindow != nil { modalResponse = returnCode }
  }
  open func abortModal() { stopModal(withCode: .abort) }
  open func registerForRemoteNotifications() {}
  open func disableRelaunchOnLogin() {}
  open func enableRelaunchOnLogin() {}

  nonisolated public static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification")
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  nonisolated public static let willBecomeActiveNotification = Notification.Name(
    "NSApplicationWillBecomeActiveNotification")
  nonisolated public static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")
  nonisolated public static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification")
  nonisolated public static let didHideNotification = Notification.Name(
    "NSApplicationDidHideNotification")
  nonisolated public static let didUnhideNotification = Notification.Name(
    "NSApplicationDidUnhideNotification")
  nonisolated public static let didChangeScreenParametersNotification = Notification.Name(
    "NSApplicationDidChangeScreenParametersNotification")
}

/// The app.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
@MainActor @preconcurrency
public var NSApp: NSApplication! { NSApplication.shared }

@MainActor @preconcurrency
public final class NSDockTile: NSObject {
  public var badgeLabel: String?
  public var contentView: NSView?
  public var showsApplicationBadge = true
  public func display() {}
}

/// The lifecycle events of an app. All methods are optional.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
  func applicationWillFinishLaunching(_ notification: Notification)
  func applicationDidFinishLaunching(_ notification: Notification)
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  func applicationWillTerminate(_ notification: Notification)
  func applicationDidBecomeActive(_ notification: Notification)
  func applicationWillBecomeActive(_ notification: Notification)
  func applicationDidResignActive(_ notification: Notification)
  func applicationWillResignActive(_ notification: Notification)
  func application(_ application: NSApplication, open urls: [URL])
  func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
  func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
}
extension NSApplicationDelegate {
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
    .terminateNow
  }
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    sender.delegateHasNoAnswer = true
    return true
  }
  public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool)
    -> Bool
  { true }
  public func applicationWillTerminate(_ notification: Notification) {}
  public func applicationDidBecomeActive(_ notification: Notification) {}
  public func applicationWillBecomeActive(_ notification: Notification) {}
  public func applicationDidResignActive(_ notification: Notification) {}
  public func applicationWillResignActive(_ notification: Notification) {}
  public func application(_ application: NSApplication, open urls: [URL]) {}
  public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
  public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
}

/// Creates an application delegate and passes the app's events to it.
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate> {
  public let wrappedValue: DelegateType

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = ObjectMaking.make(delegateType)
    ObjectMaking.provide(wrappedValue)
    NSApplication.shared.adopt(wrappedValue)
  }
}

extension NSApplicationDelegateAdaptor: DynamicProperty {}

extension NSApplicationDelegateAdaptor where DelegateType: CombineObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension NSApplication {
  func adopt(_ delegate: any NSApplicationDelegate) {
    self.delegate = delegate
    guard !Self.isObserving else { return }
    Self.isObserving = true
    AppObserver.observe { Self.shared.reached($0) }
    AppHost.onQuitRequest { _, reason in Self.shared.answer(to: reason) }
    AppHost.onReopen { _ in
      let app = Self.shared
      let hasVisible = !app.windows.isEmpty
      return app.delegate?.applicationShouldHandleReopen(app, hasVisibleWindows: hasVisible) ?? true
    }
  }

  private static var isObserving = false

  /// Whether the app ends when its own code closes its last window. AppKit's default is that it
  /// runs on. A user who closes the last window in a terminal ends it.
  var endsAfterLastWindow: Bool {
    delegateHasNoAnswer = false
    let ends = delegate?.applicationShouldTerminateAfterLastWindowClosed(self) ?? false
    return ends && !delegateHasNoAnswer
  }

  /// The delegate is asked whatever led to the request.
  private func answer(to reason: AppHost.QuitReason) -> AppHost.QuitAnswer {
    guard let delegate else { return .now }
    if reason == .lastWindow, !delegate.applicationShouldTerminateAfterLastWindowClosed(self) {
      return .refused
    }
    return switch delegate.applicationShouldTerminate(self) {
    case .terminateNow: .now
    case .terminateLater: .later
    case .terminateCancel: .refused
    }
  }

  private func reached(_ stage: AppHost.Stage) {
    func tell(
      _ name: Notification.Name, _ method: (any NSApplicationDelegate, Notification) -> Void
    ) {
      let notification = Notification(name: name, object: self)
      if let delegate { method(delegate, notification) }
      NotificationCenter.default.post(notification)
    }
    switch stage {
    case .willLaunch:
      tell(Self.willFinishLaunchingNotification) { $0.applicationWillFinishLaunching($1) }
    case .didLaunch:
      tell(Self.didFinishLaunchingNotification) { $0.applicationDidFinishLaunching($1) }
      tell(Self.didBecomeActiveNotification) { $0.applicationDidBecomeActive($1) }
    case .changedPhase(.active):
      tell(Self.willBecomeActiveNotification) { $0.applicationWillBecomeActive($1) }
      tell(Self.didBecomeActiveNotification) { $0.applicationDidBecomeActive($1) }
    case .changedPhase(.inactive):
      tell(Self.willResignActiveNotification) { $0.applicationWillResignActive($1) }
      tell(Self.didResignActiveNotification) { $0.applicationDidResignActive($1) }
    case .changedPhase: break
    case .openedURL(let url): delegate?.application(self, open: [url])
    case .willEnd:
      tell(Self.willTerminateNotification) { $0.applicationWillTerminate($1) }
    }
  }
}
