import Foundation
import FoundationAdditions
import Testing

@Suite("URLs are formatted and read")
struct URLFormatTests {
  private let full = URL(string: "https://ada:key@www.example.com:8080/a%20path/to?key=value#part")!

  // MARK: Formatting

  @Test("a URL shows its scheme, host and path")
  func standard() {
    #expect(full.formatted() == "https://www.example.com/a%20path/to")
    #expect(full.formatted(.url) == full.formatted())
    #expect(URL(string: "ftp://example.com:21/x")!.formatted() == "ftp://example.com:21/x")
    #expect(URL(string: "mailto:ada@example.com")!.formatted() == "mailto:ada@example.com")
    #expect(URL(fileURLWithPath: "/tmp/a").formatted() == "file:///tmp/a")
  }

  @Test("a style says for each component whether it is shown")
  func components() {
    let all = URL.FormatStyle.url.user(.always).password(.always).port(.always).query(.always)
      .fragment(.always)
    #expect(all.format(full) == full.absoluteString)
    #expect(full.formatted(.url.scheme(.never).path(.never)) == "www.example.com")
    #expect(full.formatted(.url.host(.never)) == "https:/a%20path/to")
    #expect(full.formatted(.url.user(.always)) == "https://ada@www.example.com/a%20path/to")
    #expect(full.formatted(.url.password(.always)) == full.formatted())
    let style = URL.FormatStyle(
      scheme: .never, user: .never, password: .never, host: .always, port: .always, path: .never,
      query: .always, fragment: .always)
    #expect(full.formatted(style) == "www.example.com:8080?key=value#part")
  }

  @Test("a component is shown or omitted by the value of another one")
  func conditions() {
    #expect(full.formatted(.url.scheme(.omitIfHTTPFamily).path(.never)) == "www.example.com")
    #expect(
      full.formatted(.url.port(.displayWhen(.host, matches: ["www.example.com"])).path(.never))
        == "https://www.example.com:8080")
    #expect(
      full.formatted(.url.path(.omitWhen(.port, matches: ["8080"]))) == "https://www.example.com")
    #expect(full.formatted(.url.host(.omitIfHTTPFamily).path(.never).scheme(.never)) == "")
    #expect(
      full.formatted(.url.host(.omitWhen(.user, matches: ["eve"])).path(.never))
        == "https://www.example.com")
    #expect(
      full.formatted(.url.host(.displayWhen(.user, matches: ["eve"])).path(.never)) == "https:")
  }

  @Test("subdomains can be left out of the host")
  func subdomains() {
    func host(_ text: String, _ option: URL.FormatStyle.HostDisplayOption) -> String {
      URL(string: "https://\(text)")!.formatted(.url.scheme(.never).host(option))
    }
    #expect(host("www.example.com", .omitSpecificSubdomains(["www"])) == "example.com")
    #expect(host("beta.example.com", .omitSpecificSubdomains(["www"])) == "beta.example.com")
    #expect(host("www.com", .omitSpecificSubdomains(["www"])) == "www.com")
    #expect(host("192.168.1.1", .omitSpecificSubdomains(["192"])) == "192.168.1.1")
    #expect(
      host(
        "www.a.b.example.com", .omitSpecificSubdomains(["www"], includeMultiLevelSubdomains: true))
        == "b.example.com")
    let conditional = URL.FormatStyle.HostDisplayOption.omitSpecificSubdomains(
      ["www"], when: .scheme, matches: ["http"])
    #expect(host("www.example.com", conditional) == "www.example.com")
  }

  // MARK: Reading

  @Test("a URL needs a scheme and a host")
  func reading() throws {
    #expect(
      try URL(" https://example.com/a?b=c#d ", strategy: .url).absoluteString
        == "https://example.com/a?b=c#d")
    for text in ["", "example.com", "//example.com", "https://", "/path", "mailto:a@example.com"] {
      #expect(throws: CocoaError.self) { try URL(text, strategy: .url) }
    }
    #expect(try URL.FormatStyle.url.parseStrategy.parse("ftp://a.b").host == "a.b")
  }

  @Test("a strategy requires components, or adds defaults")
  func strategies() throws {
    let strategy = URL.ParseStrategy(
      scheme: .defaultValue("https"), path: .required, query: .required)
    let read = [
      "example.com?key1=value1", "https://example.com?key2=value2", "https://example.com",
      "https://example.com/path?key4=value4", "//example.com/path?key5=value5",
    ].map { try? strategy.parse($0).absoluteString }
    #expect(
      read == [
        nil, nil, nil, "https://example.com/path?key4=value4",
        "https://example.com/path?key5=value5",
      ])
    let port = URL.ParseStrategy.url.port(.defaultValue(8080)).path(.defaultValue("start"))
      .query(.defaultValue("a=b")).fragment(.defaultValue("c")).user(.defaultValue("ada"))
      .password(.defaultValue("key"))
    #expect(
      try port.parse("https://example.com").absoluteString
        == "https://ada:key@example.com:8080/start?a=b#c")
    #expect(try port.parse("https://example.com:1/x").port == 1)
    #expect(
      try URL.ParseStrategy.url.host(.optional).parse("mailto:a@b.c").absoluteString
        == "mailto:a@b.c")
    #expect(try URL.ParseStrategy.url.scheme(.optional).parse("//a.b").host == "a.b")
    #expect(throws: CocoaError.self) {
      try URL.ParseStrategy.url.fragment(.required).parse("https://a.b")
    }
  }

  @Test("a style and a strategy can be saved")
  func coding() throws {
    let style = URL.FormatStyle.url.port(.omitWhen(.scheme, matches: ["ftp"]))
    let data = try JSONEncoder().encode(style)
    #expect(try JSONDecoder().decode(URL.FormatStyle.self, from: data) == style)
    let strategy = URL.ParseStrategy.url.port(.defaultValue(8080))
    let saved = try JSONEncoder().encode(strategy)
    #expect(try JSONDecoder().decode(URL.ParseStrategy.self, from: saved) == strategy)
  }
}
