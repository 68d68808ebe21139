import SwiftUI

/// Windows that an app makes around SwiftUI's views: each is a panel above the frontmost window.
extension NSWindow {
  /// Shows the window, or brings it to the front.
  /// - Returns: false when there is nothing to show or nowhere to show it, which is reported.
  @discardableResult
  func showPanel() -> Bool {
    guard !isFront else { return true }
    guard !ignoresMouseEvents, let content = hostedViews else {
      RuntimeIssues.reportUnsupported(
        "NSWindow: of the windows that an app makes, those with an NSHostingView or an "
          + "NSHostingController are shown, and none that ignores the pointer")
      return false
    }
    guard OwnWindows.current.last !== self else { return true }
    // A panel that others cover is presented again, above them.
    removePanel()
    let shown = PanelPresentation()
    guard
      let dismiss = AppHost.current?.presentAbove(
        isAlert: false, label: nil, offersWindow: true, onEscape: { self.leave() },
        content: { WindowPanel(window: self, presentation: shown, content: content) })
    else {
      RuntimeIssues.reportUnsupported("NSWindow: the app has no window above which it is shown")
      return false
    }
    shown.dismiss = dismiss
    panel = shown
    let before = OwnWindows.current.last
    OwnWindows.current.append(self)
    before?.changeKey(to: false)
    // Its delegate may have closed it.
    if OwnWindows.current.last === self { changeKey(to: true) }
    return true
  }

  /// Removes the window from the screen, without asking or telling its delegate.
  func hidePanel() {
    guard panel != nil else { return }
    let wasKey = OwnWindows.current.last === self
    removePanel()
    guard wasKey else { return }
    changeKey(to: false)
    OwnWindows.current.last?.changeKey(to: true)
  }

  private func removePanel() {
    OwnWindows.current.removeAll { $0 === self }
    let shown = panel
    panel = nil
    shown?.dismiss?()
  }

  /// Its views have ended; unless the app did that, the window below it closed.
  fileprivate func noteEnd(of presentation: PanelPresentation) {
    guard presentation === panel else { return }
    hidePanel()
    answerSheet?(.stop)
  }

  /// Closes the window as its close button does, also where there is none: a panel covers the window
  /// below it, and Escape is the way back.
  fileprivate func leave() {
    if let answerSheet { return answerSheet(.cancel) }
    guard delegate?.windowShouldClose(self) ?? true else { return }
    close()
  }

  private func changeKey(to isKey: Bool) {
    if isKey {
      becomeKey()
      tell(Self.didBecomeKeyNotification) { $0.windowDidBecomeKey($1) }
    } else {
      resignKey()
      tell(Self.didResignKeyNotification) { $0.windowDidResignKey($1) }
    }
  }

  /// Tells the delegate, then those who observe the notification.
  func tell(_ name: Notification.Name, _ call: (any NSWindowDelegate, Notification) -> Void) {
    let notification = Notification(name: name, object: self)
    if let delegate { call(delegate, notification) }
    NotificationCenter.default.post(notification)
  }
}

/// The windows of the app's own that are shown, the frontmost last. Users of one process have their
/// own.
@MainActor
enum OwnWindows {
  static var current: [NSWindow] {
    get {
      let services = HostServices.current
      return services.sharesProcess ? services[UsersWindows.self] : ofProcess
    }
    set {
      let services = HostServices.current
      if services.sharesProcess {
        services[UsersWindows.self] = newValue
      } else {
        ofProcess = newValue
      }
    }
  }
  private static var ofProcess: [NSWindow] = []
}

private struct UsersWindows: HostServiceKey {
  static var defaultValue: [NSWindow] { [] }
}

/// One time that a window is shown.
@MainActor
final class PanelPresentation {
  var dismiss: (@MainActor () -> Void)?
}

/// The title and the frame of a window, which may change while it is shown.
@Observable @MainActor
final class ShownWindow {
  var title = ""
  var frame = NSRect(x: 0, y: 0, width: 640, height: 384)
}

/// The content of a window, and its title in the edge of the panel.
private struct WindowPanel: View {
  let window: NSWindow
  let presentation: PanelPresentation
  let content: AnyView

  var body: some View {
    PanelLayout(size: window.shown.frame.size) {
      if window.styleMask.contains(.titled) {
        content.navigationTitle(window.shown.title)
      } else {
        content
      }
    }
    .onDisappear { window.noteEnd(of: presentation) }
  }
}

/// Content that can be of any size is as large as the app made its window, within the space that
/// there is.
struct PanelLayout: Layout {
  /// Zero where the content decides.
  let size: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let view = subviews.first else { return .zero }
    let wanted = view.sizeThatFits(.unspecified)
    return view.sizeThatFits(
      ProposedViewSize(
        width: min(size.width > 0 ? size.width : wanted.width, proposal.width ?? .infinity),
        height: min(size.height > 0 ? size.height : wanted.height, proposal.height ?? .infinity)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
