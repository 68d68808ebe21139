import Testing

@Suite struct MetricsTests {
  @Test("/metrics is off unless requested, and counts messages and tabs")
  func metrics() throws {
    #expect(try RunningProbe().get("/metrics").status == 404)
    let server = try RunningProbe(["metrics=1"])
    let screen = Screen(try server.open(PageID(), cookie: try server.newCookie()))
    screen.press("More")
    #expect(screen.shows("count 1"))
    let answer = try server.get("/metrics")
    #expect(answer.headers["content-type"]?.first?.hasPrefix("text/plain") == true)
    #expect(answer.body.contains("theseus_web_messages 2\n"))
    #expect(answer.body.contains("theseus_web_tabs 1\n"))
    #expect(answer.body.contains("# TYPE theseus_web_tabs gauge\n"))
  }

  @Test("above the memory limit new tabs are refused with an explanation, and it is counted")
  func memory() throws {
    let server = try RunningProbe(["memory=1", "metrics=1"])
    let screen = Screen(try server.open(PageID(), cookie: try server.newCookie()))
    #expect(screen.end?.first == "limit" && screen.end?.last?.contains("Try again") == true)
    #expect(try server.get("/metrics").body.contains("theseus_web_refusals 1\n"))
  }
}
