import Foundation
import Testing

@testable import TheseusWeb

@Suite struct HTTPTests {
  private static let policy = """
    default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'
    """

  @Test("pages load pictures of other servers only if the server's setting says so")
  func foreignImages() throws {
    let server = try RunningProbe(["foreignImages=1"])
    #expect(
      try server.get("/").headers["content-security-policy"]
        == [Self.policy.replacing("img-src 'self'", with: "img-src 'self' https:")])
  }

  @Test("the page and its files come with the headers that protect them")
  func serves() throws {
    let server = try RunningProbe()
    let page = try server.get("/")
    #expect(page.status == 200)
    #expect(page.headers["content-type"] == ["text/html; charset=utf-8"])
    #expect(page.headers["cache-control"] == ["no-store"])
    let paths = page.body.matches(of: /"(\/theseus-[0-9a-f]{16}\.(?:js|css))"/).map { String($0.1) }
    #expect(paths.count == 2)
    let files = try paths.map { try server.get($0) }
    for file in files {
      #expect(file.status == 200)
      #expect(file.headers["cache-control"] == ["public, max-age=31536000, immutable"])
      #expect(file.headers["set-cookie"] == nil)
    }
    let others = try ["/socket", "/healthz", "/favicon.ico"].map { try server.get($0) }
    for answer in [page] + files + others {
      #expect(answer.headers["content-security-policy"] == [Self.policy])
      #expect(answer.headers["x-content-type-options"] == ["nosniff"])
      #expect(answer.headers["x-frame-options"] == ["DENY"])
      #expect(answer.headers["cross-origin-opener-policy"] == ["same-origin"])
    }
    // Nothing in the page needs more than the policy allows.
    #expect(!page.body.contains("style=") && !page.body.contains("<script>"))
  }

  @Test("every path is the page, but for files and what only robots look for")
  func routes() throws {
    let server = try RunningProbe()
    for path in ["/", "/notes/5?x=1", "/a.b", "/%2e%2e/etc/passwd", "/../../etc/passwd"] {
      let answer = try server.get(path)
      #expect(answer.status == 200)
      #expect(answer.headers["content-type"] == ["text/html; charset=utf-8"])
    }
    for path in ["/theseus-0000000000000000.js", "/robots.txt", "/file/x"] {
      #expect(try server.get(path).status == 404)
    }
    #expect(try server.get("/healthz").body == "ok\n")
  }

  @Test("only GET and HEAD are answered, and a request that is none ends the connection")
  func methods() throws {
    let server = try RunningProbe()
    let head = try server.get("/", method: "HEAD")
    #expect(head.status == 200)
    #expect(Int(head.headers["content-length"]?.first ?? "") ?? 0 > 100)
    for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
      #expect(try server.get("/", method: method).status == 405)
    }
    for text in [
      "nonsense\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", String(repeating: "x", count: 1 << 20),
    ] {
      let client = try Client(port: server.port)
      client.write(text)
      _ = client.receive(within: .seconds(5))
    }
    #expect(try server.get("/healthz").status == 200)
  }

  @Test("a browser keeps its cookie; a missing or forged one gives a new session")
  func cookies() throws {
    let server = try RunningProbe()
    let cookie = try #require(try server.get("/").cookie)
    #expect(try server.get("/", headers: ["Cookie: \(cookie)"]).cookie == nil)
    let forged = cookie.dropLast(10) + "AAAAAAAAAA"
    let new = try #require(try server.get("/", headers: ["Cookie: \(forged)"]).cookie)
    #expect(new != cookie && new.split(separator: ".")[0] != cookie.split(separator: ".")[0])
    #expect(
      try server.get("/", headers: ["X-Forwarded-Proto: https"]).headers["set-cookie"]?.first?
        .hasSuffix("; Secure") == true)
  }

  @Test("a server for this machine answers only to its own names; others are configured")
  func hosts() throws {
    let local = AllowedHosts([], address: "127.0.0.1")
    for host in ["localhost", "localhost:8080", "127.0.0.1:1", "[::1]:80", "LOCALHOST"] {
      #expect(local.contains(host))
    }
    for host in ["", "example.com", "127.0.0.1.example.com", "localhost.example.com:80", "[::2]"] {
      #expect(!local.contains(host))
    }
    #expect(AllowedHosts([], address: "0.0.0.0").contains("example.com"))
    let named = AllowedHosts(["Example.com"], address: "127.0.0.1")
    #expect(named.contains("example.com:443") && !named.contains("localhost"))

    let server = try RunningProbe()
    let client = try Client(port: server.port)
    client.write("GET / HTTP/1.1\r\nHost: example.com\r\n\r\n")
    #expect(client.upgrade(origin: "http://example.com", host: "example.com").status == 421)
  }

  @Test("addresses are read as they are written, and nothing else is one")
  func addresses() {
    // Other machines reach a server only if its address allows it.
    #expect(WebAddress.local.description == "127.0.0.1:8080")
    #expect(WebAddress("0.0.0.0:80") == WebAddress(host: "0.0.0.0", port: 80))
    #expect(WebAddress("[::1]:8081") == WebAddress(host: "::1", port: 8081))
    #expect(WebAddress(":9") == WebAddress(host: "127.0.0.1", port: 9))
    #expect(WebAddress("9") == WebAddress(host: "127.0.0.1", port: 9))
    #expect(WebAddress("localhost:80")?.description == "localhost:80")
    for text in ["", "x", "a:b", "1:2:3", "a:70000", "a:-1", "a:", "[::1]"] {
      #expect(WebAddress(text) == nil, "\(text)")
    }
  }

  @Test("an address in use and a missing store end with 69 and 73")
  func statuses() throws {
    let server = try RunningProbe()
    let second = try Probe(["serve", server.folder.path("b.sqlite"), "port=\(server.port)"])
    #expect(second.output(within: .seconds(10)) == "")
    #expect(second.status() == 69)
    let third = try Probe(["serve", "/proc/none/a.sqlite"])
    #expect(third.output(within: .seconds(10)) == "no store\n")
    #expect(third.status() == 73)
  }
}
