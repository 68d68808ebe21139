import Foundation
import Testing

@testable import TheseusCore

@Suite struct JSONStringTests {
  @Test("strings are written as JSON that reads back")
  func strings() throws {
    let texts = [
      "", "plain", "\"quoted\"", "a\\b", "\n\t\r", "\u{0}\u{1}\u{1f}", "жé👍🏽\u{2028}", "/",
    ]
    for text in texts {
      var bytes: [UInt8] = []
      StateJSON.write(text, to: &bytes)
      #expect(try JSONDecoder().decode(String.self, from: Data(bytes)) == text)
      #expect(try StateJSON.encode(text) == String(decoding: bytes, as: UTF8.self))
    }
  }
}
