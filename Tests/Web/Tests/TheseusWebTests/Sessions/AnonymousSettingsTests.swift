import Foundation
import Testing

@testable import TheseusWeb

/// Users without a name are known by their browsers' cookies, and share nothing.
@Suite struct AnonymousSettingsTests {
  private func open(_ server: RunningProbe, user: String?, cookie: String?) throws -> Screen {
    let client = try Client(port: server.port)
    let answer = client.upgrade(cookie: cookie, headers: user.map { ["X-User: \($0)"] } ?? [])
    try #require(answer.status == 101)
    client.send(RunningProbe.hello(PageID()))
    return Screen(client)
  }

  @Test(
    "an empty name is no name: two visitors have settings of their own",
    arguments: [nil, "", "  "] as [String?])
  func empty(name: String?) throws {
    let server = try RunningProbe()
    let first = try open(server, user: name, cookie: try server.newCookie())
    first.press("Visit")
    #expect(first.shows("visits 1"))
    let second = try open(server, user: name, cookie: try server.newCookie())
    #expect(second.shows("count 0 visits 0"))
    second.press("Visit")
    #expect(second.shows("visits 1"))
  }

  @Test("visitors without a cookie have settings of their own")
  func noCookie() throws {
    let server = try RunningProbe()
    let first = try open(server, user: nil, cookie: nil)
    first.press("Visit")
    #expect(first.shows("visits 1"))
    #expect(try open(server, user: nil, cookie: nil).shows("visits 0"))
  }

  @Test("a name is the same with space around it")
  func named() throws {
    let server = try RunningProbe()
    let first = try open(server, user: "ann", cookie: nil)
    first.press("Visit")
    #expect(first.shows("visits 1"))
    #expect(try open(server, user: " ann ", cookie: nil).shows("visits 1"))
  }
}
