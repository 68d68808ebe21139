import Foundation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

@MainActor
@Suite struct MeasuringTests {
  @Test("measured clusters set the width")
  func measuredClustersSetTheWidth() throws {
    let page = try ModelPage { Text("abcd") }
    #expect(try page.find("text").box[2] == 34)
    #expect(!page.client.operationNames.contains("m"))
  }

  @Test("unknown clusters are requested once, and texts with them are laid out again")
  func unknownClustersAreAskedOnceAndLaidOutAgain() throws {
    let page = try ModelPage {
      VStack {
        Text("жж"); Text("ab")
      }
    }
    let asked = try #require(page.client.operations.first { $0.first == .string("m") })
    #expect(asked == [.string("m"), .string("s400"), .array([.string("ж")])])
    let before = try page.find("text", "жж").box
    try page.send(#"["m","s400",[["ж",1.5]]]"#)
    #expect(try page.find("text", "жж").box[2] == 51)
    #expect(before[2] != 51)
    #expect(page.page.nextFrame() == nil)
  }

  @Test("a font that the browser has not measured is asked about once, with all its plain letters")
  func unknownFonts() throws {
    let page = try ModelPage {
      VStack {
        Text("ab").font(.body.bold().italic()); Text("cd").font(.body.bold().italic())
      }
    }
    let asked = page.client.operations.filter { $0.first == .string("m") }
    #expect(asked.count == 1)
    let letters = (UInt8(0x20)..<0x7f).map { JSONValue.string(String(Unicode.Scalar($0))) }
    #expect(asked.first == [.string("m"), .string("s700i"), .array(letters)])
    try page.send(#"["m","s700i",[["a",1],["b",1]]]"#)
    #expect(try page.find("text", "ab").box[2] == 34)
    // Each letter is answered once.
    try page.send(#"["m","s700i",[["a",9],["b",9],["c",2],["d",2]]]"#)
    #expect(try page.find("text", "ab").box[2] == 34)
    #expect(try page.find("text", "cd").box[2] == 68)
    #expect(page.page.nextFrame() == nil)
  }

  @Test("measurements that were not requested are ignored")
  func answersThatWereNotAskedAreIgnored() throws {
    let page = try ModelPage { Text("abcd") }
    try page.send(#"["m","s400",[["a",100],["ж",3]]]"#)
    #expect(try page.find("text").box[2] == 34)
  }

  @Test("fields and symbols are laid out again too")
  func fieldsAndSymbolsAreLaidOutAgainToo() throws {
    let page = try ModelPage { Button("ж") {} }
    let before = try page.find("button").box[2]
    try page.send(#"["m","s400",[["ж",4]]]"#)
    #expect(try page.find("button").box[2] > before)
  }

  @Test("the back button of a bar gets the width of its measured title")
  func backButtons() throws {
    let page = try ModelPage {
      NavigationStack {
        NavigationLink("Go") { Text("ab") }.navigationTitle("жж")
      }
    }
    let link = try #require(
      page.root.all.first { $0.attribute("on") == "c" && $0.name.contains("Go") })
    try page.send(.activate(link.id))
    let before = try page.root.lines()
    try page.send(#"["m","s400",[["ж",1.5]]]"#)
    #expect(try page.root.lines() == page.freshTree().lines())
    #expect(try page.root.lines() != before)
  }

  @Test("words of joining scripts are measured whole", arguments: ["سلام", "नमस्ते"])
  func words(word: String) throws {
    let page = try ModelPage { Text("\(word) ab") }
    let asked = try #require(page.client.operations.first { $0.first == .string("m") })
    #expect(asked == [.string("m"), .string("s400"), .array([.string(word)])])
    try page.send(#"["m","s400",[["\#(word)",3]]]"#)
    let (space, letter) = (17.0 / 2, 17.0 / 2)
    #expect(try page.find("text").box[2] == (51 + space + 2 * letter).rounded(.up))
  }

  @Test("a word that is longer than a line is broken, and drawn as it was measured")
  func longWords() throws {
    let page = try ModelPage(width: 100) { Text(String(repeating: "س", count: 300)) }
    #expect(try page.find("text").box[2] <= 100)
  }

  @Test("a table is shared only by equal browsers")
  func aTableIsSharedOnlyByEqualBrowsers() throws {
    var hello = Hello(size: CGSize(width: 100, height: 100))
    hello.fonts = [.plain]
    let table = FontTable(hello)
    let (first, second) = (BrowserTextMetrics(table), BrowserTextMetrics(table))
    let typography = Typography()
    _ = first.advance(of: "ж", in: typography)
    _ = first.takeUnknown()
    #expect(first.take(["ж": 2], for: FontKey()))
    #expect(first.advance(of: "ж", in: typography) == 34)
    #expect(second.advance(of: "ж", in: typography) != 34)
  }
}
