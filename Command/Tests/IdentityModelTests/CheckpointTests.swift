import IdentityModel
import Synchronization
import Testing

@Suite("a check can be stopped and resumed")
struct CheckpointTests {
  private static func options() throws -> CheckOptions {
    CheckOptions(
      bounds: try Bounds(parsing: "types=2,modifiers=1,ids=2,nodes=3,live=4"),
      properties: IdentityProperty.allCases)
  }

  @Test(
    "stopped anywhere and resumed, it finds the same as an uninterrupted run",
    arguments: [0, 1, 20])
  func resume(after asked: Int) async throws {
    let options = try CheckpointTests.options()
    let whole = try await IdentityChecker(options).run()
    let count = Atomic(0)
    let first = try IdentityChecker(options)
    let partial = await first.run { count.add(1, ordering: .relaxed).newValue > asked }
    #expect(!partial.isComplete)
    #expect(partial.stop == .interrupted)
    let saved = try Checkpoint(parsing: first.checkpoint.json.text(), for: options)
    #expect(saved == first.checkpoint)
    let rest = try await IdentityChecker(options, resuming: saved).run()
    #expect(rest.isComplete)
    #expect(rest.totals == whole.totals)
    #expect(
      rest.verdicts.map(\.counterexample?.trace) == whole.verdicts.map(\.counterexample?.trace))
  }

  @Test("stopped during the second search, it reports the violation and a partial result")
  func stopWhileConfirming() async throws {
    let checker = try IdentityChecker(CheckpointTests.options())
    let isDone: @Sendable () -> Bool = {
      checker.progress.shapes.done == checker.progress.shapes.all
    }
    let report = await checker.run(isCancelled: isDone)
    #expect(report.stop == .interrupted)
    let found = try #require(
      report.verdicts.first { $0.property == .engineerExpectation }?.counterexample)
    #expect(found.trace == nil)
    #expect(found.isConfirmed == nil)
    #expect(found.length == 3)
  }

  @Test("A checkpoint of another check is refused")
  func anotherCheck() async throws {
    let options = try CheckpointTests.options()
    let text = try IdentityChecker(options).checkpoint.json.text()
    var other = options
    other.bounds = try Bounds(parsing: "small")
    #expect { try Checkpoint(parsing: text, for: other) } throws: {
      "\($0)".contains("another check: its bounds")
    }
    #expect { try Checkpoint(parsing: "{}", for: options) } throws: {
      "\($0)".contains("theseus-checkpoint")
    }
    let elsewhere = try IdentityChecker(other).checkpoint
    #expect(throws: BoundsError.self) { try IdentityChecker(options, resuming: elsewhere) }
  }
}
