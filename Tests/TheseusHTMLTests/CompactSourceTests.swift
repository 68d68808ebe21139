import Testing

@testable import TheseusHTML

/// What is served is the source without comments and needless space.
@Suite struct CompactSourceTests {
  private func script(_ source: String) -> String {
    String(decoding: CompactSource.script(Array(source.utf8)), as: UTF8.self)
  }

  private func style(_ source: String) -> String {
    String(decoding: CompactSource.style(Array(source.utf8)), as: UTF8.self)
  }

  @Test func commentsAndSpaceAreRemoved() {
    #expect(script("/* a */ const x = 1; // b\n\n  let y = x + 2;\n") == "const x=1;let y=x+2;")
    #expect(
      style("/* a */\n.a > .b , .c { color : red; top: 0;\n}\n") == ".a>.b,.c{color :red;top:0}")
  }

  @Test func aLineThatEndsAStatementStaysALine() {
    #expect(script("a()\nb()\n[1].c\n") == "a()\nb()\n[1].c")
    #expect(script("x = {\n  a: 1,\n  b\n}\n") == "x={a:1,b}")
    #expect(script("a\n  .b()\n  ?.c") == "a.b()?.c")
  }

  @Test func stringsExpressionsAndTemplatesStayAsTheyAre() {
    let kept = [
      #"a="// no  comment""#, #"b='it\'s  /* this */'"#, #"c=/[/ "]  \/ '/g.test(d)"#,
      "e=`a  ${f({g:`h  ${i}`})}  // j`", #"return/ "x" /"#,
    ]
    for text in kept { #expect(script(text) == text) }
    #expect(script("e = `a  ${ f( { g : 1 } ) }  b`") == "e=`a  ${f({g:1})}  b`")
    #expect(style(#".a::after { content: "  ; /* */ "; }"#) == #".a::after{content:"  ; /* */ "}"#)
  }

  @Test func aSlashAfterAValueDivides() {
    #expect(script("a = (b) / c / d // e") == "a=(b)/c/d")
    #expect(script("a = b / 2; c = 'x'") == "a=b/2;c='x'")
  }

  @Test func wordsAndSignsStayApart() {
    #expect(script("typeof  a; b in c; d + +e; f - -g") == "typeof a;b in c;d+ +e;f- -g")
    #expect(
      style(".a :is(.b) .c { inset: calc(1px + 2px) auto; }")
        == ".a :is(.b) .c{inset:calc(1px + 2px) auto}")
    #expect(style("@media (a: b) and (c) { .d { e: f } }") == "@media (a:b) and (c){.d{e:f}}")
  }

  @Test func compactingAgainChangesNothing() {
    #expect(CompactSource.script(PageDocument.script) == PageDocument.script)
    #expect(CompactSource.style(PageDocument.style) == PageDocument.style)
  }
}
