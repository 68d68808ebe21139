import Foundation
import Testing

@Suite struct OverwrittenValueLogTests {
  @Test("R33 the log names what an app writes over in continued pages, once for all pages")
  func logged() throws {
    let server = try RunningProbe(["app=overwriting", "log=warning"])
    let cookies = [try server.newCookie(), try server.newCookie()]
    for cookie in cookies {
      let screen = Screen(try server.open(PageID(), cookie: cookie))
      #expect(screen.wait(within: .milliseconds(300)) { _ in false } == false)
      screen.press("More")
      screen.press("Walk")
      #expect(screen.shows("count 1 place 1"))
      usleep(500_000)
    }
    #expect(!server.log.contains("restoredValueOverwritten"))
    server.probe.kill(SIGKILL)
    try server.restart()
    for cookie in cookies {
      #expect(Screen(try server.open(PageID(), cookie: cookie)).shows("count 0 place 0"))
    }
    let lines = server.log.split(separator: "\n").filter {
      $0.contains("restoredValueOverwritten")
    }
    #expect(lines.count == 2, "\(lines)")
    #expect(
      lines.contains {
        $0.contains(
          "onAppear in OverwritingView wrote another value over the restored one of "
            + "OverwritingView.count")
      }, "\(lines)")
    #expect(
      lines.contains {
        $0.contains("task in OverwritingView") && $0.contains("OverwritingView.place")
          && $0.contains("(OverwritingApp.swift:")
      }, "\(lines)")
  }
}
