import Foundation
import IdentityLint
import Testing

@Suite("Input that is no good Swift")
struct HostileInputTests {
  /// On a stack as large as the driver's: the parser stops at a depth of its own, and the walks
  /// follow it down to there.
  private func findings(_ text: String) -> [Finding] {
    nonisolated(unsafe) var found: [Finding] = []
    let thread = Thread {
      found = Linter(rules: LintRules.all).findings(in: [SourceUnit(path: "A.swift", text: text)])
    }
    thread.stackSize = 256 << 20
    thread.start()
    while !thread.isFinished { usleep(1000) }
    return found
  }

  @Test(
    "is read without a crash, and without findings",
    arguments: [
      "", "\u{0}", "import SwiftUI\n}}}}", "struct A: View { var body: some View {", "\u{FEFF}// x",
    ])
  func broken(text: String) {
    #expect(findings(text).isEmpty)
  }

  @Test(
    "may be nested as deep as it likes",
    arguments: [
      "(", "{", "!", "a.b(", "if x {", "VStack {", "x ? ", "struct A: View { var body: some View {",
    ])
  func deep(piece: String) {
    #expect(
      findings("import SwiftUI\nlet x: some View = " + String(repeating: piece, count: 2_000)).count
        < 2_000)
  }

  @Test("a chain of ten thousand modifiers and a sum of ten thousand terms are read")
  func long() {
    let chain =
      "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\")"
      + String(repeating: ".padding()", count: 2_000) + " } }"
    #expect(findings(chain).isEmpty)
    let sum = "import SwiftUI\nlet x = 1" + String(repeating: " + 1", count: 10_000)
    #expect(findings(sum).isEmpty)
  }

  /// Each ternary is a level of the value being read: the reader stops after its last step and does
  /// not copy the rest of the chain.
  @Test(
    "a chain of twenty thousand ternaries takes no more than its length", .timeLimit(.minutes(5)))
  func ternaries() {
    let chain = (0..<20_000).map { "x == \($0) ? \($0) : " }.joined()
    #expect(
      findings(
        """
        import SwiftUI\nlet y = \(chain)0\nstruct A: View { var z: Int { \(chain)0 }\n var body: \
        some View { Text("a") } }
        """
      )
      .isEmpty)
  }

  @Test("text cut and put together at random is read without a crash")
  func random() throws {
    let fixtures = Fixture.all.flatMap(\.files)
    let text = try fixtures.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let pieces = Array(text.utf8)
    let seed: UInt64 = 20_261_121
    var generator = SeededGenerator(seed: seed)
    for round in 0..<60 {
      var bytes: [UInt8] = Array("import SwiftUI\n".utf8)
      for _ in 0..<Int.random(in: 1...30, using: &generator) {
        let start = Int.random(in: 0..<pieces.count, using: &generator)
        bytes +=
          pieces[start..<min(pieces.count, start + Int.random(in: 1...400, using: &generator))]
      }
      let made = String(decoding: bytes, as: UTF8.self)
      for finding in findings(made) {
        let end = finding.range.end.offset
        #expect(
          finding.range.start <= finding.range.end && end <= made.utf8.count,
          "seed \(seed), round \(round): \(finding.rule) reaches to \(end)")
        for edit in finding.fix?.edits ?? [] {
          #expect(edit.range.end.offset <= made.utf8.count, "seed \(seed), round \(round)")
        }
      }
    }
  }
}
