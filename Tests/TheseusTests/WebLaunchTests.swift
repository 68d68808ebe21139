import Foundation
import Testing
import Theseus

@Suite("launch options of the web server")
struct WebLaunchTests {
  private func options(_ arguments: [String], _ environment: [String: String] = [:]) throws
    -> LaunchOptions
  {
    try LaunchOptions(arguments: arguments, environment: environment)
  }

  @Test("--web takes the word that follows as its address, and a flag keeps its file")
  func address() throws {
    #expect(try options([]).web == nil)
    #expect(try options(["--web"]).web == "")
    #expect(try options(["--web", "0.0.0.0:80"]).web == "0.0.0.0:80")
    #expect(try options(["--web", ":8081", "a.txt"]).web == ":8081")
    #expect(try options(["--web=8081"]).web == "8081")
    #expect(try options(["--web=nonsense"]).web == "nonsense")
    let files = try options(["--web", "a.txt"])
    #expect(files.web == "a.txt" && files.files.isEmpty)
    #expect(try options(["--web", "--store", "s"]).web == "")
    #expect(try options(["--", "--web"]).web == nil)
    #expect(try options(["--website"]).web == nil)
  }

  @Test("--workers needs a number from 1 to 64; --metrics is a flag")
  func workers() throws {
    #expect(try options(["--web", "--workers", "2"]).workers == 2)
    #expect(try options(["--web", "--workers=64", "--metrics"]).workers == 64)
    #expect(try options(["--web", "--metrics"]).metrics)
    #expect(try options(["--web"]).workers == nil && !options(["--web"]).metrics)
    for wrong in [["--workers"], ["--workers", "0"], ["--workers=65"], ["--workers", "--web"]] {
      #expect(throws: LaunchError.self) { try options(wrong) }
    }
  }

  @Test("--store names a file, with or without its scheme; the names of the server are a list")
  func store() throws {
    #expect(try options(["--web", "--store", "a.sqlite"]).store == "a.sqlite")
    #expect(try options(["--store=sqlite:/a.sqlite"]).store == "/a.sqlite")
    #expect(try options([], ["THESEUS_STORE": "b"]).store == "b")
    #expect(throws: LaunchError.self) { try options(["--store"]) }
    #expect(
      try options([], ["THESEUS_WEB_HOSTS": "a.example, b.example"]).webHosts == [
        "a.example", "b.example",
      ])
    #expect(try options([]).webHosts == [])
  }

  @Test("without the trait, --web says how to enable it and ends with 64")
  func withoutTrait() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("LaunchProbe")
    process.arguments = ["--web"]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = Pipe()
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 64)
    #expect(text.split(separator: "\n").count == 1)
    #expect(text.contains("traits: [\"Web\"]"))
  }
}
