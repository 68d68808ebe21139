import Foundation
import PageModel
import TestSupport
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// Random and damaged messages: no crash, malformed ones change nothing, and texts stay texts.
@MainActor
@Suite struct HostileMessageTests {
  private struct Screen: View {
    @State private var text = "<b>&\"'"
    @State private var isOn = false
    @State private var number = 0.5
    @State private var isPresented = false

    var body: some View {
      VStack {
        TextField("<script>", text: $text)
        Text(verbatim: text)
        Toggle("On", isOn: $isOn)
        Slider(value: $number)
        Button("Ask") { isPresented = true }
        List(0..<30, id: \.self) { Text("Row \($0)") }
      }
      .dropDestination(for: URL.self) { _, _ in true }
      .sheet(isPresented: $isPresented) { Button("Close") { isPresented = false } }
    }
  }

  private static let seeds = [
    #"["c",5]"#, #"["v",3,7,"<img src=x onerror=alert(1)>",3,3]"#, #"["sel",3,0,2]"#,
    #"["n",4,0.5]"#, #"["s",9,0,120]"#, #"["f",3]"#, #"["key",0,"C-S-ArrowUp"]"#,
    #"["key",3,"a","a","down"]"#, #"["p",5,"down",10,20,1,0,1]"#, #"["p",5,"up",10,20,0,0,1]"#,
    #"["w",9,0,40]"#, #"["size",300,200]"#, #"["env",{"dark":true}]"#,
    #"["m","s400",[["ж",0.5]]]"#, #"["back",1]"#, #"["path","/x"]"#, #"["hidden",true]"#,
    #"["files",1,[["a.txt",5]]]"#, #"["drop",5,10,20,-1,[["a.txt",5]]]"#, #"["sent",1,0,true]"#,
    """
    ["hello",{"v":1,"page":"p","path":"/","width":400,"height":600,"scale":2,"dark":true,\
    "depth":3,"fonts":[["s400",0.9,0.2,{"a":0.5}]],"fields":[["k",3,"ab",1,2]],\
    "scroll":[["l",0,120]],"focus":"k"}]
    """,
  ]

  /// Numbers at which arithmetic overflows, counting takes for ever, or doubles lose whole numbers.
  private static let boundaries = [
    "-9223372036854775808", "9223372036854775807", "1000000000", "-1000000000",
    "9007199254740992", "9007199254740991", "-9007199254740991", "2147483648", "-1", "0", "1e7",
    "-1e7", "1e308", "-1e308", "5e-324", "-0", "1e999", "16384", "1000", "-1000",
  ]

  /// The message with one of its numbers replaced.
  private func bounded(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let starts = bytes.indices.filter { index in
      digits.contains(bytes[index]) && (index == 0 || !digits.contains(bytes[index - 1]))
    }
    guard let start = starts.randomElement(using: &random) else { return bytes }
    let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.endIndex
    let number = Self.boundaries.randomElement(using: &random) ?? ""
    return bytes[..<start] + Array(number.utf8) + bytes[end...]
  }

  /// `make survival` sends more.
  private static let messageCount =
    ProcessInfo.processInfo.environment["HOSTILE_MESSAGES"].flatMap { Int($0) } ?? 100_000

  private func mutated(_ text: String, _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 0...3, using: &random) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(UInt8.random(in: 0x20...0x7e, using: &random), at: index)
      case 3: bytes[index] = UInt8.random(in: 0x30...0x39, using: &random)
      case 4, 5: bytes = bounded(bytes, &random)
      default: bytes.insert(contentsOf: bytes[index...].prefix(8), at: index)
      }
    }
    return bytes
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func damagedMessages(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let page = try ModelPage { Screen() }
    for number in 0..<Self.messageCount / 4 {
      let seed = Self.seeds.randomElement(using: &random) ?? ""
      guard let message = try? ClientMessage.parse(mutated(seed, &random)) else { continue }
      try? page.page.receive(message)
      if number % 8 == 0 { try page.show() }
    }
    try page.show()
    let mine = try page.root
    let its = try page.freshTree()
    #expect(mine.all.map(\.ownText) == its.all.map(\.ownText))
  }

  @Test(
    "no number in a message ends or hangs the page",
    arguments: [Int.min, -1_000_000_000, -1_001, 1_001, 1_000_000_000, Int.max])
  func unboundedHistory(count: Int) throws {
    let page = try ModelPage { NavigationStack { Screen() } }
    for message in [ClientMessage.back(count), .back(count), .back(-1), .back(1)] {
      try page.page.receive(message)
    }
    #expect(try page.show() < 100_000)
    #expect(try page.find("button", "Ask").box[2] > 0)
  }

  @Test func everySeedIsAMessage() throws {
    for seed in Self.seeds { _ = try ClientMessage.parse(Array(seed.utf8)) }
  }

  @Test func textsStayTexts() throws {
    let page = try ModelPage { Screen() }
    let text = try #require(page.root.all.first { $0.ownText.contains("<b>") })
    #expect(text.ownText == "<b>&\"'" && text.tag == "span")
    let field = try page.find("textField")
    try page.send(
      .edit(.init(id: field.id, revision: 1, text: "</span><script>", selection: 0..<0)))
    #expect(try page.root.all.contains { $0.ownText == "</span><script>" })
    #expect(try page.root.all.allSatisfy { NodeTag(rawValue: $0.tag) != nil })
  }

  @Test func theDocumentEscapesItsTitle() {
    let html = PageDocument.html(
      title: "</title><script>", language: "\"><x", script: "/a.js", style: "/a.css")
    #expect(!html.contains("<x") && !html.contains("</title><script>"))
    #expect(html.contains("&lt;/title&gt;"))
  }
}
