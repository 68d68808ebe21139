import Foundation
import Testing
import TheseusTesting

@testable import TheseusViews

@MainActor @Suite("words agree with their number")
struct InflectionTests {
  @Test(
    "a noun takes the singular after one and the plural after any other number",
    arguments: [
      ("item", "items"), ("box", "boxes"), ("class", "classes"), ("church", "churches"),
      ("dish", "dishes"), ("city", "cities"), ("day", "days"), ("photo", "photos"),
      ("potato", "potatoes"), ("child", "children"), ("person", "people"), ("man", "men"),
      ("woman", "women"), ("human", "humans"), ("foot", "feet"), ("mouse", "mice"),
      ("leaf", "leaves"), ("knife", "knives"), ("half", "halves"), ("sheep", "sheep"),
      ("fish", "fish"), ("series", "series"), ("analysis", "analyses"), ("bus", "buses"),
      ("status", "statuses"), ("address", "addresses"), ("lens", "lenses"), ("quiz", "quizzes"),
      ("movie", "movies"), ("cookie", "cookies"), ("size", "sizes"), ("house", "houses"),
      ("cache", "caches"), ("page", "pages"), ("file", "files"), ("entry", "entries"),
      ("key", "keys"), ("toy", "toys"), ("roof", "roofs"), ("video", "videos"),
      ("category", "categories"), ("match", "matches"), ("hour", "hours"), ("minute", "minutes"),
      ("to-do", "to-dos"), ("Item", "Items"), ("ITEM", "ITEMS"), ("Person", "People"),
      ("image", "images"), ("message", "messages"), ("device", "devices"), ("space", "spaces"),
      ("purchase", "purchases"), ("release", "releases"), ("response", "responses"),
      ("exercise", "exercises"), ("course", "courses"), ("nurse", "nurses"),
      ("box set", "box sets"),
    ])
  func nouns(_ singular: String, _ plural: String) {
    for word in [singular, plural] {
      #expect(text("^[\(1) \(word)](inflect: true)") == "1 \(singular)")
      #expect(text("^[\(2) \(word)](inflect: true)") == "2 \(plural)")
      #expect(text("^[\(0) \(word)](inflect: true)") == "0 \(plural)")
    }
  }

  private func text(_ key: LocalizedStringKey) -> String {
    let host = TestHost(columns: 80, rows: 3) { Text(key) }
    return host.findAll(.text).first?.label ?? ""
  }

  @Test("literal text as apps write it")
  func phrases() {
    let (one, many) = (1, 3)
    #expect(text("^[\(one) item](inflect: true)") == "1 item")
    #expect(text("^[\(many) item](inflect: true)") == "3 items")
    #expect(text("You have ^[\(many) new message](inflect: true).") == "You have 3 new messages.")
    #expect(text("You have ^[\(one) new messages](inflect: true).") == "You have 1 new message.")
    #expect(
      text("Add ^[\(many) item](inflect: true) to ^[\(one) list](inflect: true)")
        == "Add 3 items to 1 list")
    #expect(text("^[There is \(many) file](inflect: true)") == "There are 3 files")
    #expect(text("^[\(one) file are missing](inflect: true)") == "1 file is missing")
    #expect(text("^[\(many) item selected](inflect: true)") == "3 items selected")
    #expect(text("^[\(many) day of rain](inflect: true)") == "3 days of rain")
    #expect(text("^[3 apple](inflect: true)") == "3 apples")
    #expect(text("^[\(1234) apple](inflect: true)").hasSuffix("apples"))
    #expect(text("^[\(1.5, specifier: "%.1f") hour](inflect: true)") == "1.5 hours")
    #expect(text("^[\(many, format: .number) hour](inflect: true)") == "3 hours")
    #expect(text("^[\(-1) point](inflect: true)") == "-1 point")
    #expect(text("\(many) ^[item](agreeWithArgument: 1, inflect: true) left") == "3 items left")
    #expect(text("^[\(Text("2").bold()) item](inflect: true)") == "2 items")
  }

  @Test("styles inside and outside stay; other attributes lose their marks; escapes are text")
  func marks() {
    #expect(text("**^[\(2) item](inflect: true)** left") == "2 items left")
    #expect(text("^[**\(2)** item](inflect: true)") == "2 items")
    #expect(text("^[\(2) item](color: 'red')") == "2 item")
    #expect(text("\\^[2] item") == "^[2] item")
    #expect(text("2^[x]") == "2^[x]")
    #expect(text("[link](https://example.com) ^[\(2) item](inflect: true)") == "link 2 items")
  }

  @Test("a caret before a link is text, and the link stays")
  func links() throws {
    for extended in [false, true] {
      let note = try AttributedString(
        markdown: "as shown^[1](https://example.org/a)",
        options: .init(allowsExtendedAttributes: extended))
      #expect(String(note.characters) == "as shown^1")
      #expect(note.runs.compactMap { $0.link?.absoluteString } == ["https://example.org/a"])
    }
    let text = Text("as shown^[1](https://example.org/a)").resolve(in: TextEnvironment())
    #expect(text.string == "as shown^1")
    #expect(text.attributes(at: 9).attributes.link == URL(string: "https://example.org/a"))
  }

  @Test("titles of controls are inflected")
  func titles() throws {
    let host = TestHost(columns: 60, rows: 12) {
      NavigationStack {
        VStack {
          Button("Delete ^[\(2) file](inflect: true)") {}
          Toggle("^[\(1) day](inflect: true)", isOn: .constant(true))
        }
        .navigationTitle("^[\(3) note](inflect: true)")
      }
    }
    #expect(try host.find(.button, "Delete 2 files").isEnabled)
    #expect(try host.find(.toggle, "1 day").isEnabled)
    #expect(host.screen.contains("3 notes") && !host.screen.contains("^["))
  }

  @Test("attributed strings and strings are inflected")
  func strings() throws {
    let count = 2
    #if !canImport(Darwin)
      let attributed = AttributedString(localized: "^[\(count) **item**](inflect: true) left")
      #expect(String(attributed.characters) == "2 items left")
      #expect(attributed.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
      #expect(String(attributed.inflected().characters) == "2 items left")
      #expect(String(localized: "^[\(count) item](inflect: true)") == "2 items")
    #endif
    let markdown = try AttributedString(
      markdown: "^[2 item](inflect: true)", options: .init(allowsExtendedAttributes: true))
    #expect(String(markdown.characters) == "2 items")
    let plain = try AttributedString(markdown: "^[2 item](inflect: true)")
    #expect(String(plain.characters) == "^[2 item](inflect: true)")
  }

  @Test("other languages lose the marks only")
  func otherLanguages() {
    let parts: [LocalizedStringKey.Part] = [.literal("^[2 Apfel](inflect: true)")]
    #expect(Inflection.inflected(parts, isEnglish: false) == [.literal("2 Apfel")])
  }
}
