import Foundation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

@MainActor
@Suite struct UnusualContentTests {
  @Test(
    "texts in any script arrive as they are",
    arguments: [
      "שלום עולם", "مرحبا", "日本語", "👩‍👩‍👧‍👦🇩🇪", "e\u{301}", "\u{202e}abc", "a\u{200b}b",
      "नमस्ते",
    ])
  func scripts(text: String) throws {
    let page = try ModelPage { Text(verbatim: text) }
    #expect(try page.find("text").ownText == text)
  }

  @Test("controls become symbols")
  func controlsBecomeSymbols() throws {
    let page = try ModelPage { Text(verbatim: "a\u{1}b\u{7f}") }
    #expect(try page.root.all.map(\.ownText).joined() == "a\u{2401}b\u{2421}")
  }

  @Test(arguments: [(1.0, 1.0), (1.0, 600.0), (16_384.0, 1.0), (3.0, 3.0)])
  func windowsOfAnySize(width: CGFloat, height: CGFloat) throws {
    let page = try ModelPage(width: width, height: height) {
      NavigationStack {
        List(0..<10, id: \.self) { Text("Row \($0)") }.navigationTitle("Title")
      }
    }
    #expect(try page.root.box == [0, 0, width, height])
    #expect(try page.root.lines() == page.freshTree().lines())
  }

  @Test("a huge text is shown whole")
  func aHugeText() throws {
    let text = String(repeating: "word ", count: 20_000)
    let page = try ModelPage { ScrollView { Text(verbatim: text) } }
    #expect(try page.find("text").ownText.filter { $0 != " " }.count == 80_000)
  }

  @Test("numbers are short")
  func numbersAreShort() {
    var writer = JSONWriter()
    writer.list {
      for number in [0, -0.0, 1.5, -2.25, 1.0 / 3, 1e-9, .infinity, .nan, 123_456.789, 0.1, 10] {
        $0.number(number)
      }
    }
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == "[0,0,1.5,-2.25,0.33,0,0,0,123456.79,0.1,10]")
  }
}
