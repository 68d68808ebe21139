import Foundation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// Whatever a page asks its browser about, the answer is a message that the server takes.
@MainActor
@Suite struct QuestionTests {
  /// The message of a client that answers one question.
  private func answer(_ question: [JSONValue], advance: String) -> String {
    let clusters = question[2].array?.compactMap(\.string) ?? []
    let pairs = clusters.map { cluster in
      var writer = JSONWriter()
      writer.string(cluster)
      return "[\(String(decoding: writer.bytes, as: UTF8.self)),\(advance)]"
    }
    return "[\"m\",\"\(question[1].string ?? "")\",[\(pairs.joined(separator: ","))]]"
  }

  private func questions(_ page: ModelPage) -> [[JSONValue]] {
    page.client.operations.filter { $0.first == .string("m") }
  }

  /// Different words in Arabic letters.
  private func words(_ count: Int) -> [String] {
    let letters = Array("ابتثجحخدذرزسشصضطظعغفقكلمنهوي")
    return (0..<count).map { number in
      String([1, 28, 784, 21_952].map { letters[number / $0 % 28] })
    }
  }

  @Test("a long text of a joining script is asked about in parts, each word once")
  func longText() throws {
    let words = words(3_500)
    let page = try ModelPage(width: 800) { Text(words.joined(separator: " ")) }
    let asked = questions(page)
    #expect(asked.count > 1)
    let clusters = asked.flatMap { $0[2].array?.compactMap(\.string) ?? [] }
    #expect(clusters.count == Set(clusters).count && Set(clusters).isSuperset(of: words))
    for question in asked {
      let message = answer(question, advance: "12.34567")
      #expect(message.utf8.count <= ClientMessage.greatestSize)
      try page.send(message)
      // Parts of words that are broken now, and no word again.
      let more = questions(page).flatMap { $0[2].array?.compactMap(\.string) ?? [] }
      #expect(Set(more).isDisjoint(with: words))
    }
  }

  @Test("answers fit in the messages of a server with another limit", arguments: [2_000, 20_000])
  func otherLimit(limit: Int) throws {
    let words = words(3_000)
    for part in Questions.parts(words, answeredIn: limit) {
      let question: [JSONValue] = [
        .string("m"), .string("s400"), .array(part.map { .string($0) }),
      ]
      #expect(answer(question, advance: "1000.12345").utf8.count <= limit)
    }
    #expect(Questions.parts(words, answeredIn: limit).flatMap { $0 } == words)
  }

  @Test("a word that is too long to be measured keeps its estimate")
  func longWord() {
    let long = String(repeating: "س", count: 40_000)
    #expect(
      Questions.parts(["a", long, "b"], answeredIn: 65_536).map(Array.init) == [["a"], ["b"]])
    #expect(Questions.parts([long], answeredIn: 65_536).isEmpty)
    #expect(Questions.parts([], answeredIn: 65_536).isEmpty)
  }
}
