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
      .sheet(isPresented: $isPresented) { Button("Close") { isPresented = false } }
    }
  }

  private static let seeds = [
    #"["c",5]"#, #"["v",3,7,"<img src=x onerror=alert(1)>",3,3]"#, #"["sel",3,0,2]"#,
    #"["n",4,0.5]"#, #"["s",9,0,120]"#, #"["f",3]"#, #"["key",0,"C-S-ArrowUp"]"#,
    #"["key",3,"a","a","down"]"#, #"["p",5,"down",10,20,1,0,1]"#, #"["p",5,"up",10,20,0,0,1]"#,
    #"["w",9,0,40]"#, #"["size",300,200]"#, #"["env",{"dark":true}]"#,
    #"["m","s400",[["ж",0.5]]]"#, #"["back",1]"#, #"["path","/x"]"#, #"["hidden",true]"#,
  ]

  /// `make survival` sends more.
  private static let messageCount =
    ProcessInfo.processInfo.environment["HOSTILE_MESSAGES"].flatMap { Int($0) } ?? 100_000

  private func mutated(_ text: String, _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 0...3, using: &random) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(UInt8.random(in: 0x20...0x7e, using: &random), at: index)
      case 3: bytes[index] = UInt8.random(in: 0x30...0x39, using: &random)
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
