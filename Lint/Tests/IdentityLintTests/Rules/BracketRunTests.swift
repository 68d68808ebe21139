import Testing

@testable import IdentityLint

@Suite("endless brackets")
struct BracketRunTests {
  @Test("are found by their line before anything parses them")
  func found() {
    let many = String(repeating: "[", count: BracketRuns.longest + 1)
    #expect(BracketRuns.line(tooLongIn: "let a = [[1]]\nlet x = \(many)".utf8) == 2)
    #expect(
      BracketRuns.line(tooLongIn: "let x = \(String(repeating: "[ \n", count: 40))".utf8) == 17)
  }

  @Test("are none when something is between them")
  func none() {
    #expect(
      BracketRuns.line(
        tooLongIn: "let x = \(String(repeating: "[", count: BracketRuns.longest))".utf8) == nil)
    #expect(BracketRuns.line(tooLongIn: String(repeating: "[a]", count: 100).utf8) == nil)
  }
}
