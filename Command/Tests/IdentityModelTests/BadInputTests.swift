import Foundation
@testable import IdentityModel
import Testing

@Suite("bad input is refused with its location")
struct BadInputTests {
  private static func message(_ text: String) -> String {
    do {
      _ = try Trace(itf: text)
      return "accepted"
    } catch { return error.description }
  }

  private static let sample =
    ##"{"vars":[],"states":[{"program":{"kind":"structural","tag":"T1","kids":[]},"tree":{"branch":"none","kind":"structural","typeTag":"T1","modifierTag":"_none","explicitID":0,"rowIds":[],"children":[]},"cells":{"#map":[[[],0]]},"log":[["init",{"#set":[[]]}],["onAppear",{"#set":[[]]}]]}]}"##

  @Test("The sample itself is read") func sampleIsGood() {
    #expect(BadInputTests.message(BadInputTests.sample) == "accepted")
  }

  @Test("A truncated file is refused wherever it is cut")
  func truncated() {
    for length in 0..<BadInputTests.sample.utf8.count {
      let cut = String(decoding: BadInputTests.sample.utf8.prefix(length), as: UTF8.self)
      #expect(BadInputTests.message(cut).hasPrefix("line 1, column"), "cut at \(length)")
    }
  }

  @Test(
    "Values of the wrong kind name their path",
    arguments: [
      (
        #""kind":"structural","tag""#, #""kind":"sructural","tag""#,
        "states[0].program.kind: \"sructural\" is not one of"
      ),
      (
        #""tag":"T1""#, #""tag":"_none""#,
        "states[0].program: not a program: structural with the tag _none"
      ),
      (
        #""explicitID":0"#, #""explicitID":"0""#,
        "states[0].tree.explicitID: a whole number is expected"
      ),
      (#""rowIds":[],"#, "", "states[0].tree: the member \"rowIds\" is missing"),
      (#"[[[],0]]"#, #"[[[],0],[[],1]]"#, "states[0].cells[1]: the position [] for a second time"),
      (
        #"[[[],0]]"#, #"[[[]]]"#, "states[0].cells[0]: a pair of a position and a value is expected"
      ),
      (#""init""#, #""begin""#, "states[0].log[0][0]: \"begin\" is not one of"),
      (#""states":["#, #""loop":0,"states":["#, "a trace with a loop cannot be replayed"),
    ])
  func wrongKinds(_ good: String, _ bad: String, _ message: String) {
    let text = BadInputTests.sample.replacingOccurrences(of: good, with: bad)
    #expect(BadInputTests.message(text).hasPrefix(message), "\(BadInputTests.message(text))")
  }

  @Test("Deep nesting and fractions are refused, not crashed on")
  func hostile() {
    #expect(BadInputTests.message(String(repeating: "[", count: 100_000)).contains("nested deeper"))
    #expect(BadInputTests.message(#"{"states":[1.5]}"#).contains("not whole"))
    #expect(BadInputTests.message(#"{"states":[99999999999999999999]}"#).contains("too large"))
    #expect(BadInputTests.message(#"{"states":[]}"#) == "states: a trace has one state at least")
  }

  @Test(
    "Bounds that cannot be read name the part",
    arguments: [
      ("huge", "unknown bounds 'huge'"), ("depth=4,nods=3", "unknown bound 'nods'"),
      ("depth=0", "the bound 'depth' is '0'"),
      ("nodes=x", "the bound 'nodes' is 'x'"), ("depth=4,", "unknown bounds"),
    ])
  func bounds(_ text: String, _ message: String) {
    #expect { try Bounds(parsing: text) } throws: { "\($0)".hasPrefix(message) }
  }

  @Test("A program too large for the packing is refused, not miscounted")
  func tooManyCells() {
    let leaves = Array(repeating: Program.view(.view(0)), count: 8)
    let table = TreeTable(
      bounds: Bounds(maxBranching: 8, maxNodes: 24, maxLive: 24), rules: IdentityRules(),
      symmetric: false)
    let fits = FlatProgram(.group([.view(.view(0), leaves), .group(Array(leaves.dropFirst()))]))
    #expect(throws: Never.self) { try table.fill(fits, wantsTuples: false, memoryLimit: .max) }
    let program = FlatProgram(.group([.view(.view(0), leaves), .group(leaves)]))
    #expect { try table.fill(program, wantsTuples: false, memoryLimit: .max) } throws: {
      if case PackingError.tooManyCells = $0 { true } else { false }
    }
  }

  @Test("The memory bound stops the check, says so and names the program")
  func memoryBound() async throws {
    let report = try await IdentityChecker(
      CheckOptions(bounds: try Bounds(parsing: "small"), memoryLimit: 100)
    ).run()
    #expect(!report.isComplete)
    let stop = try #require(report.stop)
    #expect(stop.description.hasPrefix("the program T1 is too large: it needs"))
    #expect(stop.description.contains("MB"))
  }
}
