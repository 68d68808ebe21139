import Foundation
import Testing

@testable import TheseusWeb

/// A browser keeps its session, whichever server of a store it reaches and however long its page is
/// open.
@Suite struct KeptCookieTests {
  private func value(_ cookie: SessionCookie, _ keys: CookieKeys) -> String {
    String(cookie.header(isSecure: false, keys: keys).prefix { $0 != ";" })
  }

  private func keys(_ server: RunningProbe) throws -> CookieKeys {
    try #require(CookieKeys(try SQLiteStore(path: server.storePath).signingKeys()))
  }

  @Test("a server that has not read the key of a cookie yet reads it", arguments: [true, false])
  func unknownKey(loadsPage: Bool) throws {
    let server = try RunningProbe()
    let store = try SQLiteStore(path: server.storePath)
    // Another server has added a key since.
    try store.add(
      SigningKey(
        id: RandomID.make(), date: .now - 86_400, secret: RandomID.bytes(count: 32)))
    let keys = try keys(server)
    let cookie = SessionCookie(keys: keys)
    let value = value(cookie, keys)
    #expect(value.contains("." + (keys.signer(at: .now).id) + "."))
    if loadsPage { #expect(try server.get("/", headers: ["Cookie: \(value)"]).cookie == nil) }
    let client = try Client(port: server.port)
    let answer = client.upgrade(cookie: value)
    #expect(answer.status == 101 && answer.cookie == nil)
    client.send(RunningProbe.hello(PageID()))
    let screen = Screen(client)
    screen.press("Visit")
    #expect(screen.shows("visits 1"))
    // It is the session that the cookie names.
    let other = Screen(try server.open(PageID("B"), cookie: value))
    #expect(other.status.contains("visits 1"))
  }

  @Test("a new key verifies immediately, and signs when all servers have had time to read it")
  func delay() throws {
    let folder = try TemporaryFolder()
    let store = try SQLiteStore(path: folder.path("a.sqlite"))
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    let first = try CookieKeys.current(in: store, now: now)
    // The first one has nobody to wait for.
    #expect(first.signer(at: now).id == first.newest.id)
    let week = now + 8 * 86_400
    let second = try CookieKeys.current(in: store, now: week)
    #expect(second.newest.id != first.newest.id && second[second.newest.id] != nil)
    #expect(second.signer(at: week).id == first.newest.id)
    #expect(second.signer(at: week + 6.5 * 3_600).id == first.newest.id)
    #expect(second.signer(at: week + 13 * 3_600).id == second.newest.id)
    // The older one verifies as long as any cookie that it signed.
    let last = week + 12 * 3_600
    let late = try CookieKeys.current(in: store, now: last + 30 * 86_400 - 1)
    #expect(late[first.newest.id] != nil)
  }

  @Test("a page that connects again gets a newer cookie of the same session")
  func renewal() throws {
    let server = try RunningProbe()
    let keys = try keys(server)
    let old = SessionCookie(now: .now - 2 * 86_400, keys: keys)
    let answer = try Client(port: server.port).upgrade(cookie: value(old, keys))
    #expect(answer.status == 101)
    let new = try #require(
      SessionCookie(header: answer.headers["set-cookie"] ?? [], keys: keys))
    #expect(new.id == old.id && new != old)
    let young = SessionCookie(keys: keys)
    #expect(try Client(port: server.port).upgrade(cookie: value(young, keys)).cookie == nil)
    // Also what an open page asks once a day.
    let head = try server.get("/", method: "HEAD", headers: ["Cookie: \(value(old, keys))"])
    #expect(SessionCookie(header: head.headers["set-cookie"] ?? [], keys: keys)?.id == old.id)
  }
}
