import Foundation
import TestSupport
import Testing

@testable import TheseusViews

@Suite("Text literals hold inline Markdown")
struct TextMarkdownTests {
  private func marked(_ text: String) -> String {
    Markdown.spans(of: text).map { span in
      var signs = ""
      if span.style.contains(.strong) { signs += "b" }
      if span.style.contains(.emphasis) { signs += "i" }
      if span.style.contains(.code) { signs += "c" }
      if span.style.contains(.strikethrough) { signs += "s" }
      if let link = span.link { signs += "(\(link))" }
      return signs.isEmpty ? span.text : "{\(signs):\(span.text)}"
    }.joined()
  }

  @Test(
    "The marks become styles",
    arguments: [
      ("plain", "plain"), ("**bold** text", "{b:bold} text"),
      ("*it* and _it_", "{i:it} and {i:it}"), ("***both***", "{bi:both}"),
      ("~~gone~~ ~too~", "{s:gone} {s:too}"), ("`co*d*e`", "{c:co*d*e}"), ("`` a`b ``", "{c:a`b}"),
      ("**a *b* c**", "{b:a }{bi:b}{b: c}"),
      ("snake_case_name", "snake_case_name"), ("2 * 3 * 4", "2 * 3 * 4"), (#"\*not\*"#, "*not*"),
      ("**open", "**open"), ("a**", "a**"),
      ("*a **b*", "*a *{i:b}"), ("foo*bar*baz", "foo{i:bar}baz"), ("`open", "`open"),
      ("[site](https://a.b/c)", "{(https://a.b/c):site}"),
      ("[**b** x](u \"title\")", "{b(u):b}{(u): x}"), ("[no] (link)", "[no] (link)"),
      ("<https://a.b>", "{(https://a.b):https://a.b}"), ("a < b > c", "a < b > c"),
      ("[a](b(c)d)", "{(b(c)d):a}"), ("[a](b", "[a](b"),
    ])
  func styles(text: String, expected: String) {
    #expect(marked(text) == expected)
  }

  @Test(
    "marks beside the punctuation and the spaces of any language, as CommonMark 0.31 counts them",
    arguments: [
      ("He said “_never_” again", "He said “{i:never}” again"), ("—_now_", "—{i:now}"),
      ("«_mot_»", "«{i:mot}»"), ("„__laut__“", "„{b:laut}“"), ("€_5_", "€{i:5}"),
      ("a\u{A0}_b_\u{3000}c", "a\u{A0}{i:b}\u{3000}c"), ("*\u{A0}a*", "*\u{A0}a*"),
      ("é_a_é", "é_a_é"), ("日_本_語", "日_本_語"),
    ])
  func otherPunctuation(text: String, expected: String) {
    #expect(marked(text) == expected)
  }

  @Test("interpolations are never parsed as Markdown, except as a link's address")
  func interpolation() {
    let environment = TextEnvironment()
    let text = Text("**\("*a*")** \("**b**")").resolve(in: environment)
    #expect(text.string == "*a* **b**")
    #expect(
      text.attributes(at: 0).attributes.traits == .bold
        && text.attributes(at: 4).attributes.traits == [])
    let link = Text("[\("a") **\("b")**](https://example.org/\("page"))").resolve(in: environment)
    #expect(link.string == "a b")
    #expect(link.attributes(at: 0).attributes.link == URL(string: "https://example.org/page"))
    #expect(link.attributes(at: 2).attributes.link == URL(string: "https://example.org/page"))
  }

  @Test("an attributed string from Markdown")
  func attributed() throws {
    let text = Text(try AttributedString(markdown: "a **b**\nc")).resolve(in: TextEnvironment())
    #expect(text.string == "a b c" && text.attributes(at: 2).attributes.traits == .bold)
  }

  @Test("any text is parsed, and only marks are removed", arguments: 0..<4)
  func anyText(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("ab *_~`[]()<>\\\"é日")
    for _ in 0..<1000 {
      let text = String(
        (0..<Int.random(in: 0...30, using: &random)).map { _ in
          alphabet.randomElement(using: &random) ?? "a"
        })
      let shown = Markdown.spans(of: text).map(\.text).joined()
      #expect(
        shown.filter { "é日".contains($0) }.count <= text.filter { "é日".contains($0) }.count,
        "\(text), seed \(seed)")
      if !text.contains("](") && !text.contains("`") {
        #expect(shown.filter(\.isLetter) == text.filter(\.isLetter), "\(text), seed \(seed)")
      }
    }
  }

  @Test("Thousands of marks take no time to speak of")
  func manyMarks() {
    let text = String(repeating: "*a _b ", count: 20_000)
    #expect(Markdown.spans(of: text).map(\.text).joined().count == text.count)
  }
}
