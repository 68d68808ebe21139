import AppKit
import Testing
import TheseusTesting

private struct MainApp: App {
  var body: some Scene { WindowGroup { Button("Below") {} } }
}

@MainActor
private final class Listener: NSObject, NSPopoverDelegate {
  var heard: [String] = []
  var allowsClosing = true
  func popoverShouldClose(_ popover: NSPopover) -> Bool {
    heard.append("should")
    return allowsClosing
  }
  func popoverWillShow(_ notification: Notification) { heard.append("will show") }
  func popoverDidShow(_ notification: Notification) { heard.append("shown") }
  func popoverWillClose(_ notification: Notification) { heard.append("will close") }
  func popoverDidClose(_ notification: Notification) { heard.append("closed") }
}

extension ApplicationTests {
  @Suite("Popovers that an app shows")
  @MainActor
  struct PopoverTests {
    private func popover() -> NSPopover {
      let popover = NSPopover()
      popover.contentViewController = NSHostingController(rootView: Text("Inside"))
      return popover
    }

    private func show(_ popover: NSPopover) {
      popover.show(relativeTo: .zero, of: NSView(), preferredEdge: .minY)
    }

    @Test("its views are shown until the app closes it; its delegate hears of both")
    func life() {
      let host = TestHost(app: MainApp())
      let (popover, listener) = (popover(), Listener())
      popover.delegate = listener
      #expect(!popover.isShown)
      show(popover)
      show(popover)
      host.flush()
      #expect(popover.isShown && host.screen.contains("Inside"))
      #expect(listener.heard == ["will show", "shown"])
      popover.close()
      popover.close()
      host.flush()
      #expect(!popover.isShown && !host.screen.contains("Inside"))
      #expect(listener.heard == ["will show", "shown", "will close", "closed"])
      host.unmount()
    }

    @Test("Escape and performClose ask its delegate")
    func asking() {
      let ways: [@MainActor (TestHost, NSPopover) -> Void] = [
        { host, _ in host.press(.escape) }, { _, popover in popover.performClose(nil) },
      ]
      for close in ways {
        let host = TestHost(app: MainApp())
        let (popover, listener) = (popover(), Listener())
        popover.delegate = listener
        show(popover)
        host.flush()
        listener.allowsClosing = false
        close(host, popover)
        #expect(popover.isShown)
        listener.allowsClosing = true
        close(host, popover)
        #expect(!popover.isShown)
        #expect(listener.heard.suffix(4) == ["should", "should", "will close", "closed"])
        host.unmount()
      }
    }

    @Test("without views of SwiftUI, or without an app, it is not shown")
    func notShown() {
      let alone = popover()
      show(alone)
      #expect(!alone.isShown)
      let host = TestHost(app: MainApp())
      let empty = NSPopover()
      show(empty)
      #expect(!empty.isShown)
      empty.contentViewController = NSViewController()
      show(empty)
      #expect(!empty.isShown)
      host.unmount()
    }
  }
}
