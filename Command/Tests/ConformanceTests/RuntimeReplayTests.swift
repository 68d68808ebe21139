import Conformance
import Foundation
import IdentityModel
import Testing

@MainActor
@Suite("Traces replay against the runtime")
struct RuntimeReplayTests {
  private static func trace(_ name: String) throws -> Trace {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = tests.appendingPathComponent("IdentityModelTests/Traces/\(name).itf.json")
    let rules = name == "f3opaque" ? IdentityRules(anyViewIdentity: .opaque) : IdentityRules()
    return try Trace(
      itf: String(decoding: try Data(contentsOf: file), as: UTF8.self), defaultRules: rules)
  }

  private static func differences(_ trace: Trace) throws -> [String] {
    var subject = RuntimeSubject()
    return try trace.replay(on: &subject).compactMap { step in
      step.difference.map { "\(step.index) \($0.variable)" }
    }
  }

  nonisolated private static let samples = ["f1", "f2", "f3opaque", "f3padded"]

  @Test("The sample traces agree", arguments: samples)
  func agree(_ name: String) throws {
    #expect(try Self.differences(try Self.trace(name)).isEmpty)
  }

  @Test("One observable changed is found, at its step and in its variable", arguments: samples)
  func corrupted(_ name: String) throws {
    let good = try Self.trace(name)
    for index in good.states.indices {
      // Another value at the cell that the step writes is another write and not a mistake.
      let written =
        good.states[index].action == "MutateState"
        ? good.states[index - 1].cells : good.states[index].cells
      for position in good.states[index].cells.keys
      where good.states[index].cells[position] == written[position] {
        var bad = good
        bad.states[index].cells[position]? += 1
        #expect(try Self.differences(bad) == ["\(index) cells"])
      }
      guard !good.states[index].log.entries.isEmpty else { continue }
      var bad = good
      bad.states[index].log = LifecycleLog(
        entries: Array(good.states[index].log.entries.reversed()))
      #expect(try Self.differences(bad) == ["\(index) log"])
      bad.states[index].log = LifecycleLog(
        entries: Array(good.states[index].log.entries.dropLast()))
      #expect(try Self.differences(bad) == ["\(index) log"])
    }
  }

  @Test("A profile that the runtime does not have is refused")
  func outermostTag() throws {
    var trace = try Self.trace("f3padded")
    trace.rules.anyViewIdentity = .outermostTag
    #expect(throws: ProgramError.self) { try Self.differences(trace) }
  }
}
