import Testing

@testable import TheseusViews

/// Texts that a parser may look at again and again.
@Suite("Markdown is parsed in time proportional to its length")
struct MarkdownSpeedTests {
  private func spans(_ text: String) -> [Markdown.Span] { Markdown.spans(of: text) }

  @Test("deeply nested marks pair, however many there are")
  func nested() {
    let depth = 20_000
    let open = (0..<depth).map { $0.isMultiple(of: 2) ? "*a " : "**b " }.joined()
    let close = (0..<depth).reversed().map { $0.isMultiple(of: 2) ? " a*" : " b**" }.joined()
    let found = spans(open + "x" + close)
    #expect(found.first { $0.text.contains("x") }?.style == [.emphasis, .strong])
    #expect(!found.contains { $0.text.contains("*") })
  }

  @Test("marks after thousands of others still have their style")
  func late() {
    let found = spans(String(repeating: "*a* ", count: 20_000) + "**b**")
    #expect(found.last == Markdown.Span(text: "b", style: .strong))
  }

  @Test(
    "repeated openers without an end are text",
    arguments: ["<", "<a:", "[](", "[", "*a _b ", "~a ~~b ", "a** ", "**a ", "`` ` "])
  func openers(piece: String) {
    let text = String(repeating: piece, count: 50_000)
    #expect(spans(text).map(\.text).joined().count <= text.count)
  }

  @Test("runs of backticks of every length")
  func backticks() {
    let text = (1...1500).map { String(repeating: "`", count: $0) }.joined(separator: " a ")
    #expect(spans(text).map(\.text).joined() == text)
  }

  @Test("one long run of marks on each side")
  func longRuns() {
    let run = String(repeating: "*", count: 40_000)
    #expect(spans(run + "a" + run) == [Markdown.Span(text: "a", style: .strong)])
  }
}
