import Foundation
import IdentityModel
import Testing

@Suite("Traces replay against the model")
struct TraceReplayTests {
  private static func text(_ name: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Traces")
    return String(
      decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
  }

  private static func differences(_ trace: Trace) throws -> [(step: Int, variable: String)] {
    var subject = ModelSubject()
    return try trace.replay(on: &subject).compactMap { step in
      step.difference.map { (step.index, $0.variable) }
    }
  }

  private static let samples = [
    ("f1.itf.json", IdentityRules()), ("f2.itf.json", IdentityRules()),
    ("f3opaque.itf.json", IdentityRules(anyViewIdentity: .opaque)),
    ("f3padded.itf.json", IdentityRules()),
  ]

  @Test("The sample traces agree", arguments: samples.map(\.0))
  func sampleAgrees(_ name: String) throws {
    let rules = try #require(TraceReplayTests.samples.first { $0.0 == name }).1
    let trace = try Trace(itf: try TraceReplayTests.text(name), defaultRules: rules)
    #expect(trace.states.count == 3)
    #expect(try TraceReplayTests.differences(trace).isEmpty)
  }

  @Test("The opaque trace differs under the default rules, at its render, in the cells")
  func opaqueNeedsItsRules() throws {
    let found = try TraceReplayTests.differences(
      try Trace(itf: try TraceReplayTests.text("f3opaque.itf.json")))
    #expect(found.map(\.step) == [2])
    #expect(found.map(\.variable) == ["cells"])
  }

  @Test("A trace survives writing and reading", arguments: samples.map(\.0))
  func roundTrip(_ name: String) throws {
    let rules = try #require(TraceReplayTests.samples.first { $0.0 == name }).1
    let trace = try Trace(itf: try TraceReplayTests.text(name), defaultRules: rules)
    #expect(try Trace(itf: trace.itf.text()) == trace)
    #expect(try Trace(itf: trace.itf.text(indented: false)) == trace)
  }

  @Test("One changed observable is found, at its step and in its variable")
  func mutations() throws {
    let good = try Trace(itf: try TraceReplayTests.text("f1.itf.json"))
    var cell = good
    cell.states[2].cells[[1, 1]] = 1
    #expect(
      try TraceReplayTests.differences(cell).map { "\($0)" } == ["(step: 2, variable: \"cells\")"])
    var log = good
    log.states[2].log = LifecycleLog()
    #expect(
      try TraceReplayTests.differences(log).map { "\($0)" } == ["(step: 2, variable: \"log\")"])
    var first = good
    first.states[0].cells[[]] = 1
    #expect(
      try TraceReplayTests.differences(first).map { "\($0)" } == ["(step: 0, variable: \"cells\")"])
    var twice = good
    twice.states[1].cells[[]] = 1
    #expect(
      try TraceReplayTests.differences(twice).map { "\($0)" } == ["(step: 1, variable: \"cells\")"])
    var program = good
    program.states[2].program = .view(.view(0))
    program.states[2].tree = Tree(kind: .structural, typeTag: .view(0))
    #expect(
      try TraceReplayTests.differences(program).map { "\($0)" } == [
        "(step: 2, variable: \"program\")"
      ])
    var tree = good
    tree.states[1].tree = good.states[2].tree
    #expect(
      try TraceReplayTests.differences(tree).map { "\($0)" } == ["(step: 1, variable: \"tree\")"])
  }

  @Test("actions that a file omits are derived from the states")
  func actionsAreOptional() throws {
    var trace = try Trace(itf: try TraceReplayTests.text("f1.itf.json"))
    for index in trace.states.indices { trace.states[index].action = nil }
    var subject = ModelSubject()
    let steps = try trace.replay(on: &subject)
    #expect(steps.map(\.action) == ["Init", "MutateState", "Render"])
    #expect(steps.allSatisfy { $0.difference == nil })
  }
}
