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

  /// Every kind of message, as often as the others, from what the page shows: whole ones and
  /// damaged ones.
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func damagedMessages(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let facts = FuzzedScreen.Facts()
    let page = try ModelPage(height: 700) { FuzzedScreen(facts: facts) }
    page.page.onFiles = { _ in facts.files += 1 }
    let targets = MessageTargets()
    var (accepted, effects): ([MessageKind: Int], [MessageKind: Int]) = ([:], [:])
    for number in 0..<Self.messageCount / 4 {
      if number % 8 == 0 {
        try page.show()
        targets.find(in: try page.root)
      }
      let kind = MessageKind.allCases[number % MessageKind.allCases.count]
      let bytes = mutated(kind.seed(targets, &random), &random)
      guard let message = try? ClientMessage.parse(bytes) else { continue }
      // Comparing costs more than the messages.
      let before = number < 4_000 ? PageState(page.page, facts) : nil
      guard (try? page.page.receive(message)) != nil else { continue }
      accepted[MessageKind(message), default: 0] += 1
      if let before, PageState(page.page, facts) != before {
        effects[MessageKind(message), default: 0] += 1
      }
    }
    // A measurement has an effect only where the page asked for it, and few random pointers reach a
    // view that follows them: MeasuringTests and MovementTests have those effects.
    let rarelyEffective: Set<MessageKind> = [.measured, .pointer]
    for kind in MessageKind.allCases {
      #expect(accepted[kind, default: 0] > 200, "\(kind) is accepted")
      #expect(
        effects[kind, default: 0] > 0 || rarelyEffective.contains(kind),
        "\(kind) changes something")
    }
    try page.show()
    #expect(shownTexts(try page.root) == shownTexts(try page.freshTree()))
  }

  /// The texts of a page but those in fields: a client writes those itself before it sends an edit,
  /// which these messages leave out.
  private func shownTexts(_ root: ModelNode) -> [String] {
    root.all.filter { $0.tag != "input" && $0.tag != "textarea" }.map(\.ownText)
  }

  @Test("the scripts send no message that the table lacks, and each that it has")
  func everyMessageOfTheScript() throws {
    let script = String(
      decoding: PackageResources.theseus_js + PackageResources.transfer_js, as: UTF8.self)
    let call = /(?:send|ask|press|post|report)\(\[?"([a-z]+)"|= \["([a-z]+)",|files, "([a-z]+)"/
    let names = script.matches(of: call).map {
      String($0.output.1 ?? $0.output.2 ?? $0.output.3 ?? "")
    }
    #expect(Set(names) == Set(MessageKind.allCases.map(\.rawValue)))
  }

  @Test(
    "no number in a message ends or hangs the page",
    arguments: [Int.min, -1_000_000_000, -1_001, 1_001, 1_000_000_000, Int.max])
  func unboundedHistory(count: Int) throws {
    let page = try ModelPage { FuzzedScreen(facts: .init()) }
    for message in [ClientMessage.back(count), .back(count), .back(-1), .back(1)] {
      try page.page.receive(message)
    }
    #expect(try page.show() < 100_000)
    #expect(try page.find("button", "Ask").box[2] > 0)
  }

  @Test(arguments: MessageKind.allCases)
  func everySeedIsAMessage(kind: MessageKind) throws {
    var random = SeededGenerator(seed: 1)
    let targets = MessageTargets()
    for _ in 0..<20 {
      let message = try ClientMessage.parse(Array(kind.seed(targets, &random).utf8))
      #expect(MessageKind(message) == kind)
    }
  }

  @Test("markup in a text stays text")
  func textsStayTexts() throws {
    let page = try ModelPage { FuzzedScreen(facts: .init()) }
    let text = try #require(page.root.all.first { $0.ownText.contains("<b>") })
    #expect(text.ownText == "<b>&\"'" && text.tag == "span")
    let field = try page.find("textField")
    try page.send(
      .edit(.init(id: field.id, revision: 1, text: "</span><script>", selection: 0..<0)))
    #expect(try page.root.all.contains { $0.ownText == "</span><script>" })
    #expect(try page.root.all.allSatisfy { NodeTag(rawValue: $0.tag) != nil })
  }

  @Test("the document escapes its title")
  func theDocumentEscapesItsTitle() {
    let html = PageDocument.html(
      title: "</title><script>", language: "\"><x", script: "/a.js", transfer: "/b.js",
      style: "/a.css")
    #expect(!html.contains("<x") && !html.contains("</title><script>"))
    #expect(html.contains("&lt;/title&gt;"))
  }
}
