import SwiftUI

/// A panel above the frontmost window, with SwiftUI's views in a hosting controller. On Apple's
/// systems it is beside a view. Escape closes it.
@MainActor @preconcurrency
open class NSPopover: NSResponder {
  public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
  open var contentViewController: NSViewController?
  open var contentSize = NSSize.zero
  open var behavior: Behavior = .applicationDefined
  open var animates = true
  open var hasFullSizeContent = false
  open weak var delegate: (any NSPopoverDelegate)?
  open var isShown: Bool { presentation != nil }
  private var presentation: PanelPresentation?

  open func show(relativeTo positioningRect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {
    guard !isShown else { return }
    guard let content = contentViewController.flatMap(NSWindow.views) else {
      RuntimeIssues.reportUnsupported(
        "NSPopover.show: it shows views of SwiftUI in an NSHostingController or an NSHostingView")
      return
    }
    let shown = PanelPresentation()
    delegate?.popoverWillShow(Notification(name: Self.willShowNotification, object: self))
    post(Self.willShowNotification)
    let preferred = contentViewController?.preferredContentSize ?? .zero
    let size = contentSize == .zero ? preferred : contentSize
    shown.dismiss = AppHost.current?.presentAbove(
      isAlert: false, label: contentViewController?.title, offersWindow: true,
      onEscape: { self.performClose(nil) },
      content: {
        PanelLayout(size: size) { content }.onDisappear { self.noteEnd(of: shown) }
      })
    guard shown.dismiss != nil else {
      RuntimeIssues.reportUnsupported(
        "NSPopover.show: the app has no window above which it is shown")
      return
    }
    presentation = shown
    delegate?.popoverDidShow(Notification(name: Self.didShowNotification, object: self))
    post(Self.didShowNotification)
  }

  /// Closes it without asking its delegate.
  open func close() {
    guard let shown = presentation else { return }
    delegate?.popoverWillClose(Notification(name: Self.willCloseNotification, object: self))
    post(Self.willCloseNotification)
    presentation = nil
    shown.dismiss?()
    delegate?.popoverDidClose(Notification(name: Self.didCloseNotification, object: self))
    post(Self.didCloseNotification)
  }

  open func performClose(_ sender: Any?) {
    guard isShown, delegate?.popoverShouldClose(self) ?? true else { return }
    close()
  }

  /// The window below it closed.
  private func noteEnd(of shown: PanelPresentation) { if shown === presentation { close() } }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  nonisolated public static let willShowNotification = Notification.Name(
    "NSPopoverWillShowNotification")
  nonisolated public static let didShowNotification = Notification.Name(
    "NSPopoverDidShowNotification")
  nonisolated public static let willCloseNotification = Notification.Name(
    "NSPopoverWillCloseNotification")
  nonisolated public static let didCloseNotification = Notification.Name(
    "NSPopoverDidCloseNotification")
}

@MainActor @preconcurrency
public protocol NSPopoverDelegate: NSObjectProtocol {
  func popoverShouldClose(_ popover: NSPopover) -> Bool
  func popoverWillShow(_ notification: Notification)
  func popoverDidShow(_ notification: Notification)
  func popoverWillClose(_ notification: Notification)
  func popoverDidClose(_ notification: Notification)
}
extension NSPopoverDelegate {
  public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
  public func popoverWillShow(_ notification: Notification) {}
  public func popoverDidShow(_ notification: Notification) {}
  public func popoverWillClose(_ notification: Notification) {}
  public func popoverDidClose(_ notification: Notification) {}
}
