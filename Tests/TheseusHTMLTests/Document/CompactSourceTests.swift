import Testing

@testable import TheseusHTML

/// The server sends the source without comments and needless space.
@Suite struct CompactSourceTests {
  private func script(_ source: String) -> String {
    String(decoding: CompactSource.script(Array(source.utf8)), as: UTF8.self)
  }

  private func style(_ source: String) -> String {
    String(decoding: CompactSource.style(Array(source.utf8)), as: UTF8.self)
  }

  @Test("comments and space are removed")
  func commentsAndSpaceAreRemoved() {
    #expect(script("/* a */ const x = 1; // b\n\n  let y = x + 2;\n") == "const x=1;let y=x+2;")
    #expect(
      style("/* a */\n.a > .b , .c { color : red; top: 0;\n}\n") == ".a>.b,.c{color :red;top:0}")
  }

  @Test("a line that ends a statement stays a line")
  func aLineThatEndsAStatementStaysALine() {
    #expect(script("a()\nb()\n[1].c\n") == "a()\nb()\n[1].c")
    #expect(script("x = {\n  a: 1,\n  b\n}\n") == "x={a:1,b}")
    #expect(script("x = {\n  a: \",\",\n}\n") == "x={a:\",\"}")
    #expect(script("a\n  .b()\n  ?.c") == "a.b()?.c")
  }

  @Test("strings, expressions and templates stay as they are")
  func stringsExpressionsAndTemplatesStayAsTheyAre() {
    let kept = [
      #"a="// no  comment""#, #"b='it\'s  /* this */'"#, #"c=/[/ "]  \/ '/g.test(d)"#,
      "e=`a  ${f({g:`h  ${i}`})}  // j`", #"return/ "x" /"#,
    ]
    for text in kept { #expect(script(text) == text) }
    #expect(script("e = `a  ${ f( { g : 1 } ) }  b`") == "e=`a  ${f({g:1})}  b`")
    #expect(style(#".a::after { content: "  ; /* */ "; }"#) == #".a::after{content:"  ; /* */ "}"#)
  }

  @Test("a slash after a value divides")
  func aSlashAfterAValueDivides() {
    #expect(script("a = (b) / c / d // e") == "a=(b)/c/d")
    #expect(script("a = b / 2; c = 'x'") == "a=b/2;c='x'")
  }

  @Test("words and symbols stay apart")
  func wordsAndSignsStayApart() {
    #expect(script("typeof  a; b in c; d + +e; f - -g") == "typeof a;b in c;d+ +e;f- -g")
    #expect(
      style(".a :is(.b) .c { inset: calc(1px + 2px) auto; }")
        == ".a :is(.b) .c{inset:calc(1px + 2px) auto}")
    #expect(style("@media (a: b) and (c) { .d { e: f } }") == "@media (a:b) and (c){.d{e:f}}")
  }

  @Test("local names become short")
  func localNamesBecomeShort() {
    #expect(
      script("(() => {\n  const first = 1;\n  f(first, other.first);\n})();")
        == "(()=>{let A=1;f(A,other.first)})();")
    #expect(
      script("(() => { const go = (event, ...rest) => event.go(go, rest, window); })();")
        == "(()=>{let A=(a,...b)=>a.go(A,b,window)})();")
  }

  @Test("names of the script itself stay")
  func namesOfTheScriptItselfStay() {
    #expect(script("const first = (second) => second;") == "const first=second=>second;")
  }

  @Test("properties and keys stay")
  func propertiesAndKeysStay() {
    #expect(
      script("(() => { const a1 = { b1, c1: b1, d1(e1) { return e1 ? b1 : c1; } }; })();")
        == "(()=>{let A={b1,c1:b1,d1(a){return a?b1:c1}}})();")
    #expect(
      script("(() => { const some = 1, all = { some, other: some }; })();")
        == "(()=>{let A=1,B={some:A,other:A}})();")
  }

  @Test("patterns declare names")
  func patternsDeclareNames() {
    #expect(
      script(
        "(() => { const f = ({ left, top: up = left }, [x1, , ...y1]) => left + up + x1 + y1; })();"
      )
        == "(()=>{let A=({left:a,top:b=a},[c,,...d])=>a+b+c+d})();")
    #expect(
      script(
        "(() => { const f = () => { for (const [key, { size = 2 }] of m) g(key, size); }; })();")
        == "(()=>{let A=()=>{for(let[a,{size:b=2}]of m)g(a,b)}})();")
    #expect(
      script("(() => { const f = () => { try { g(); } catch (error) { h(error); } }; })();")
        == "(()=>{let A=()=>{try{g()}catch(a){h(a)}}})();")
  }

  @Test("templates have the new names")
  func templatesHaveTheNewNames() {
    #expect(
      script("(() => { const name = 1, t = `name ${name} ${`${name}`}`; })();")
        == "(()=>{let A=1,B=`name ${A} ${`${A}`}`})();")
  }

  @Test("a short name is no other name's")
  func aShortNameIsNoOther() {
    // `A` and `a` are names of others.
    #expect(
      script("(() => { const one = A, f = (two) => a + two + one; })();")
        == "(()=>{let B=A,C=b=>a+b+B})();")
  }

  @Test("declarations become one in their block only")
  func declarationsBecomeOneInTheirBlockOnly() {
    #expect(
      script("(() => { const a1 = () => { let b1; };\n  const c1 = 1; f(); const d1 = 2; })();")
        == "(()=>{let A=()=>{let a},B=1;f();let C=2})();")
    #expect(
      script("(() => { for (const a1 of b) c(); const d1 = 1; })();")
        == "(()=>{for(let a of b)c();let A=1})();")
  }

  @Test("an empty statement stays")
  func anEmptyStatementStays() {
    #expect(script("{ while (a()); }") == "{while(a());}")
    #expect(script("{ if (a) b(); }") == "{if(a)b()}")
  }

  @Test("a line end after a block is not needed")
  func aLineEndAfterABlockIsNotNeeded() {
    #expect(script("if (a) {\n  b();\n}\nc();") == "if(a){b()}c();")
    #expect(script("a = {}\nb = () => {}\nc()") == "a={}\nb=()=>{}\nc()")
  }

  @Test("compacting again changes nothing")
  func compactingAgainChangesNothing() {
    #expect(CompactSource.style(PageDocument.style) == PageDocument.style)
    // Compacting again may choose other short names.
    #expect(CompactSource.script(PageDocument.script).count == PageDocument.script.count)
  }
}
