import FoundationAdditions
import Testing

@Suite("Lists in words")
struct ListFormatterTests {
  @Test("a language joins in its own way")
  func languages() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
    #expect(formatter.string(from: []) == "")
    #expect(ListFormatter.localizedString(byJoining: ["a"]) == "a")
  }

  @Test("another formatter writes the items, and its refusal is the list's")
  func items() {
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    numbers.numberStyle = .spellOut
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2].map(NSNumber.init(value:))) == "one and two")
    #expect(formatter.string(from: ["no number"]) == nil)
    #expect(formatter.string(for: 3) == nil)
  }
}
