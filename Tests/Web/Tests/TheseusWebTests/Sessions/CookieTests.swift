import Foundation
import Testing

@testable import TheseusWeb

@Suite struct CookieTests {
  private let keys: CookieKeys
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  init() throws {
    keys = try #require(CookieKeys([Self.key("a", age: 8), Self.key("b", age: 1)]))
  }

  private static func key(_ id: String, age days: Double) -> SigningKey {
    SigningKey(
      id: id, date: Date(timeIntervalSince1970: 1_800_000_000 - days * 86_400),
      secret: Array(repeating: UInt8(id.utf8.first ?? 0), count: 32))
  }

  private func read(_ header: String, now: Date? = nil, keys: CookieKeys? = nil) -> SessionCookie? {
    SessionCookie(header: [header], now: now ?? self.now, keys: keys ?? self.keys)
  }

  private func value(of cookie: SessionCookie) -> String {
    String(cookie.header(isSecure: false, keys: keys).prefix { $0 != ";" })
  }

  @Test("a browser that sends its cookie is recognized")
  func isRecognized() {
    let cookie = SessionCookie(now: now, keys: keys)
    #expect(read(value(of: cookie)) == cookie)
    #expect(read("other=1; \(value(of: cookie)); last=2") == cookie)
  }

  @Test("two cookies differ")
  func isRandom() {
    #expect(SessionCookie(now: now, keys: keys).id != SessionCookie(now: now, keys: keys).id)
  }

  @Test("a cookie with any character changed is not accepted")
  func isSigned() {
    let cookie = SessionCookie(now: now, keys: keys)
    let value = Array(value(of: cookie).utf8)
    for index in "theseus=".utf8.count..<value.count {
      var forged = value
      forged[index] = forged[index] == UInt8(ascii: "x") ? UInt8(ascii: "y") : UInt8(ascii: "x")
      // The last character of 256 bits has two bits that mean nothing.
      guard index < value.count - 1 else { continue }
      #expect(read(String(decoding: forged, as: UTF8.self)) == nil)
    }
  }

  @Test(
    "text that is no cookie is not accepted",
    arguments: [
      "", "theseus", "theseus=", "theseus=...", "theseus=a.b.c.d", "theseus=a.1.a.", "=;=;",
      "theseus=" + String(repeating: "a", count: 10_000), "theseus=ä.1.a.ü",
    ])
  func isChecked(header: String) { #expect(read(header) == nil) }

  @Test("a cookie ends after 30 days, and is not accepted before its date")
  func ends() {
    let cookie = SessionCookie(now: now, keys: keys)
    let day: TimeInterval = 86_400
    #expect(read(value(of: cookie), now: now + 29.9 * day) != nil)
    #expect(read(value(of: cookie), now: now + 30 * day) == nil)
    #expect(read(value(of: cookie), now: now - 0.1 * day) == nil)
  }

  @Test("a cookie of an older key is accepted and signed again; one of a removed key is not")
  func rotates() throws {
    let older = try #require(CookieKeys([Self.key("a", age: 8)]))
    let newer = try #require(CookieKeys([Self.key("b", age: 1)]))
    let cookie = SessionCookie(now: now, keys: older)
    let value = String(cookie.header(isSecure: false, keys: older).prefix { $0 != ";" })
    let known = try #require(read(value))
    let renewed = try #require(known.renewed(now: now, keys: keys))
    #expect(renewed.id == cookie.id)
    #expect(read(self.value(of: renewed), keys: newer)?.id == cookie.id)
    #expect(read(value, keys: newer) == nil)
    #expect(SessionCookie(now: now, keys: keys).renewed(now: now + 3_600, keys: keys) == nil)
    #expect(SessionCookie(now: now, keys: keys).renewed(now: now + 90_000, keys: keys) != nil)
  }

  @Test("scripts and other sites cannot use a cookie; by TLS only TLS carries it")
  func attributes() {
    let cookie = SessionCookie(now: now, keys: keys)
    let plain = cookie.header(isSecure: false, keys: keys)
    for attribute in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=2592000"] {
      #expect(plain.contains("; " + attribute))
    }
    #expect(!plain.contains("Secure"))
    #expect(cookie.header(isSecure: true, keys: keys).hasSuffix("; Secure"))
  }

  @Test("a store gets a new key each week, and loses those that no cookie can name")
  func storeRotates() throws {
    let folder = try TemporaryFolder()
    let store = try SQLiteStore(path: folder.path("a.sqlite"))
    let first = try CookieKeys.current(in: store, now: now).newest
    #expect(try CookieKeys.current(in: store, now: now + 6 * 86_400).newest.id == first.id)
    let second = try CookieKeys.current(in: store, now: now + 8 * 86_400)
    #expect(second.newest.id != first.id)
    #expect(second[first.id] != nil)
    let later = try CookieKeys.current(in: store, now: now + 60 * 86_400)
    #expect(later[first.id] == nil)
  }
}
