import Foundation
import Testing

@testable import TheseusCore

@MainActor
@Suite struct SavedNumberTests {
  private func restored<Value>(_ json: String, as type: Value.Type) -> Value? {
    var empty: [String] = []
    return try? SavedValue.decodeIfPossible(json, initial: nil as Value?, empty: &empty)
  }

  @Test(
    "a saved number is restored exactly when it is JSON of an Int",
    arguments: [
      "0", "7", "-7", "-0", "007", "+7", " 7 ", "7.0", "7.5", "1e2", "9223372036854775807",
      "-9223372036854775808", "9223372036854775808", "", "-", "\"7\"", "null", "true",
    ])
  func numbers(json: String) {
    let expected = try? JSONDecoder().decode(Int.self, from: Data(json.utf8))
    #expect(restored(json, as: Int.self) == expected)
  }

  @Test(
    "a saved truth value is restored exactly when it is JSON of a Bool",
    arguments: ["true", "false", " true", "True", "1", "0", "\"true\"", "null", ""])
  func truthValues(json: String) {
    let expected = try? JSONDecoder().decode(Bool.self, from: Data(json.utf8))
    #expect(restored(json, as: Bool.self) == expected)
  }
}
