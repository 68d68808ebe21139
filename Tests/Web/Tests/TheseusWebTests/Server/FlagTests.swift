import Foundation
import Testing

/// A start with wrong flags prints one line to standard error and exits with a status.
@Suite struct FlagTests {
  private func run(_ arguments: [String]) throws -> (status: Int32, error: String) {
    let folder = try TemporaryFolder()
    let probe = try Probe(
      arguments, environment: ["PROBE": "app", "XDG_STATE_HOME": folder.url.path],
      log: folder.path("log"))
    let hasEnded = probe.ends(within: .seconds(20))
    try #require(hasEnded, "\(arguments)")
    return (probe.status(), try String(contentsOfFile: folder.path("log"), encoding: .utf8))
  }

  private func expectLine(_ text: String, _ words: String = "WebProbe: ") {
    #expect(text.hasSuffix("\n") && text.split(separator: "\n").count == 1, "\(text)")
    #expect(text.contains(words), "\(text)")
  }

  @Test(
    "a wrong flag ends with 64 and one line",
    arguments: [
      ["--web", "nonsense"], ["--web=nonsense"], ["--web", "127.0.0.1:70000"],
      ["--web", "--workers", "0"], ["--web", "--workers", "65"], ["--web", "--workers=x"],
    ])
  func wrongFlags(arguments: [String]) throws {
    let (status, error) = try run(arguments)
    #expect(status == 64)
    expectLine(error)
  }

  @Test("an address in use ends with 69 and one line", arguments: [[], ["--workers", "2"]])
  func addressInUse(workers: [String]) throws {
    let server = try RunningProbe()
    let (status, error) = try run(["--web", "127.0.0.1:\(server.port)"] + workers)
    #expect(status == 69)
    expectLine(error, "the address is in use")
  }

  @Test(
    "a store that cannot be opened ends with 73 and one line", arguments: [[], ["--workers", "2"]])
  func noStore(workers: [String]) throws {
    let (status, error) = try run(
      ["--web", "127.0.0.1:0", "--store", "/proc/none/a.sqlite"] + workers)
    #expect(status == 73)
    expectLine(error, "cannot be created")
  }
}
