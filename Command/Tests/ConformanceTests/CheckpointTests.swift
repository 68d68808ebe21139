import Conformance
import Foundation
import IdentityModel
import Testing

@Suite("a conformance run is saved and resumed")
struct ConformanceCheckpointTests {
  private static func run(_ options: ConformanceOptions, resuming: ConformanceCheckpoint? = nil)
    throws -> ConformanceRun
  {
    try ConformanceRun(
      options, jobs: 1, executable: URL(fileURLWithPath: "/bin/cat"), arguments: [],
      resuming: resuming)
  }

  @Test("A checkpoint survives writing and reading, and is refused by another run")
  func roundTrip() throws {
    let options = ConformanceOptions(bounds: try Bounds(parsing: "small"))
    let saved = try Self.run(options).checkpoint
    let read = try ConformanceCheckpoint(parsing: saved.text)
    #expect(read == saved)
    _ = try Self.run(options, resuming: read)
    var other = options
    other.usesSymmetry = false
    #expect(throws: BoundsError.self) { try Self.run(other, resuming: read) }
    other = options
    other.profile = "opaque"
    #expect(throws: BoundsError.self) { try Self.run(other, resuming: read) }
  }

  @Test("text that is not a checkpoint is refused")
  func malformed() {
    #expect(throws: BoundsError.self) { try ConformanceCheckpoint(parsing: "{\"signature\": 1}") }
    #expect(throws: BoundsError.self) { try ConformanceCheckpoint(parsing: "") }
  }

  @Test("A worker that answers nonsense ends the run as a crash that names the unit")
  func nonsense() async throws {
    // cat sends the requests back: no answers.
    let report = await (try Self.run(ConformanceOptions(bounds: try Bounds(parsing: "small"))))
      .run()
    #expect(!report.isComplete)
    guard case .crashed(let program, _) = report.stop else {
      Issue.record("the run ended with \(String(describing: report.stop))")
      return
    }
    #expect(program == "unit 0")
  }

  @Test("a worker that cannot be started is reported")
  func missing() async throws {
    let options = ConformanceOptions(bounds: try Bounds(parsing: "small"))
    let run = try ConformanceRun(
      options, jobs: 2, executable: URL(fileURLWithPath: "/nonexistent/worker"), arguments: [])
    let report = await run.run()
    guard case .failed(let reason) = report.stop else {
      Issue.record("the run ended with \(String(describing: report.stop))")
      return
    }
    #expect(reason.contains("cannot be started"))
  }

  @Test("An unknown profile, and one that is the model's alone, are named")
  func profiles() {
    let unknown = #expect(throws: BoundsError.self) { try NamedProfile(named: "nobody") }
    #expect(unknown?.description.contains("unknown profile 'nobody'") == true)
    let models = #expect(throws: BoundsError.self) { try NamedProfile(named: "outermostTag") }
    #expect(models?.description.contains("the model's alone") == true)
  }
}
