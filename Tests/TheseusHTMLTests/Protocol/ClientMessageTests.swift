import Testing
import TheseusViews

@testable import TheseusHTML

@Suite struct ClientMessageTests {
  private func parse(_ text: String) throws -> ClientMessage {
    try ClientMessage.parse(Array(text.utf8))
  }

  @Test("each message of a node is read with its values")
  func messagesOfNodes() throws {
    #expect(try parse(#"["c",12]"#) == .activate(12))
    #expect(
      try parse(#"["v",3,7,"a\ud83d\ude00",3,3]"#)
        == .edit(.init(id: 3, revision: 7, text: "a😀", selection: 3..<3)))
    #expect(
      try parse(#"["v",3,7,"a",1,1,5]"#)
        == .edit(.init(id: 3, revision: 7, text: "a", selection: 1..<1, base: 5)))
    #expect(try parse(#"["sel",3,0,2]"#) == .select(3, 0..<2))
    #expect(try parse(#"["n",4,0.5]"#) == .setNumber(4, 0.5))
    #expect(try parse(#"["f",0]"#) == .focus(0))
    #expect(
      try parse(#"["key",0,"C-S-ArrowUp"]"#)
        == .key(.init(id: 0, press: KeyPress(key: .upArrow, modifiers: [.control, .shift]))))
    #expect(
      try parse(#"["key",9,"-","-","repeat"]"#)
        == .key(.init(id: 9, press: KeyPress(phase: .repeat, key: "-", characters: "-"))))
  }

  @Test(
    "a malformed message is an error",
    arguments: [
      "", "[", "{}", "[]", "[1]", #"["c"]"#, #"["c",1.5]"#, #"["c",1,2]"#, #"["c",1]x"#,
      #"["x",1]"#, #"["v",1,2,"a",3,1]"#, #"["v",1,2,"a",-1,1]"#, #"["n",1,1e999]"#,
      #"["key",0,"Nothing"]"#, #"["s",1,1e300,0]"#, #"["size",-1,5]"#, #"["hello",{}]"#,
      #"["c",01]"#, "[\"c\",1,]", "[\"f\u{0}\",1]", #"["m","s450",[]]"#, #"["m","s400",[["a"]]]"#,
      String(repeating: "[", count: 40_000), "[\"path\",\"\u{1}\"]",
      #"["back",1001]"#, #"["back",-1001]"#, #"["back",-1000000000]"#, #"["c",9007199254740992]"#,
      #"["back",-9223372036854775808]"#, #"["size",16385,1]"#, #"["size",1,1e308]"#,
      #"["w",1,0,1e8]"#, #"["sent",1,0,1]"#, #"["drop",1,0,0,1,[]]"#, #"["files",1,[["a",-1]]]"#,
      #"["files",1,[["a",1e300]]]"#, #"["n",1,"1"]"#, #"["n",1,NaN]"#, #"["n",1,-Infinity]"#,
      #"["v",1,-1,"a",0,0]"#, #"["sel",1,-1,0]"#, #"["files",-1,[]]"#, #"["sent",1,-1,true]"#,
      #"["p",1,"down",0,0,64,0,1]"#, #"["p",1,"down",0,0,-1,0,1]"#, #"["p",1,"down",0,0,1,16,1]"#,
      #"["p",1,"down",0,0,1,0,-1]"#, #"["v",1,1,"a",0,0,-1]"#, #"["v",1,1,"a",0,0,1,1]"#,
      #"["m","s+400",[]]"#, #"["m","s0400",[]]"#,
    ])
  func malformed(text: String) {
    #expect(throws: ProtocolError.self) { try parse(text) }
  }

  @Test("the history has a thousand entries")
  func theHistoryHasAThousandEntries() throws {
    #expect(try parse(#"["back",1000]"#) == .back(1_000))
    #expect(try parse(#"["back",-1000]"#) == .back(-1_000))
  }

  @Test("a message over 64 kilobytes is an error")
  func aMessageOver64KilobytesIsAnError() {
    let text = #"["path","\#(String(repeating: "a", count: 65_536))"]"#
    #expect(throws: ProtocolError.self) { try parse(text) }
  }

  @Test("a hello has the browser, its fonts and what it shows")
  func hello() throws {
    let text = """
      ["hello",{"v":1,"page":"p1","path":"/a?b","width":375,"height":667.5,"scale":2,"dark":true,
      "motion":false,"contrast":false,"touch":true,"locale":"de-DE","zone":"Europe/Berlin",
      "fonts":[["s600i",0.93,0.24,{"a":0.5}]],"fields":[["k",3,"ab",1,2]],
      "scroll":[["l",0,120]],"focus":"k"}]
      """
    guard case .hello(let hello) = try parse(text) else {
      Issue.record("no hello")
      return
    }
    #expect(hello.size.height == 667.5)
    #expect(hello.browser.isDark && hello.browser.hasTouch && hello.browser.locale == "de-DE")
    #expect(hello.fonts.first?.font == FontKey(.system, weight: 600, isItalic: true))
    #expect(hello.fields.first?.selection == 1..<2)
    #expect(hello.scroll.first?.offset.y == 120)
    #expect(hello.focus == "k")
  }
}
