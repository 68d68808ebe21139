import FoundationAdditions
import Testing

@Suite("Names of people are formatted")
struct PersonNameFormatTests {
  private var ada: PersonNameComponents {
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Ada"
    name.middleName = "King"
    name.familyName = "Lovelace"
    name.nickname = "Addie"
    return name
  }

  @Test("a style decides how much of the name is written")
  func styles() {
    #expect(ada.formatted() == "Ada Lovelace")
    #expect(ada.formatted(.name(style: .long)) == "Dr. Ada King Lovelace")
    #expect(ada.formatted(.name(style: .short)) == "Addie")
    #expect(ada.formatted(.name(style: .abbreviated)) == "AL")
  }

  @Test("absent and empty parts leave no space")
  func absent() {
    var name = PersonNameComponents()
    #expect(name.formatted(.name(style: .long)) == "")
    name.givenName = ""
    name.familyName = "Lovelace"
    #expect(name.formatted() == "Lovelace")
    #expect(name.formatted(.name(style: .short)) == "Lovelace")
  }

  @Test("names in Chinese characters begin with the family name, without a space")
  func eastern() {
    var name = PersonNameComponents()
    name.givenName = "小明"
    name.familyName = "王"
    #expect(name.formatted() == "王小明")
  }

  @Test("a written name is read; without a word it is an error")
  func parsing() throws {
    let strategy = PersonNameComponents.FormatStyle(style: .long).parseStrategy
    let name = try strategy.parse("Ada King Lovelace")
    #expect(name.givenName == "Ada" && name.middleName == "King" && name.familyName == "Lovelace")
    let turned = try strategy.parse("Lovelace, Ada")
    #expect(turned.givenName == "Ada" && turned.familyName == "Lovelace")
    let single = try strategy.parse("Ada")
    #expect(single.givenName == "Ada" && single.familyName == nil)
    #expect(throws: CocoaError.self) { try strategy.parse("  ") }
  }
}
