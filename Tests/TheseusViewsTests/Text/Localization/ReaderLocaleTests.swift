import Foundation
import TheseusTesting
import Testing

@testable import TheseusViews

@MainActor @Suite("values and resources are shown in the locale of their surroundings")
struct ReaderLocaleTests {
  private func shown(_ text: Text, _ identifier: String?) -> String {
    var environment = TextEnvironment()
    environment.locale = identifier.map { Locale(identifier: $0) }
    return text.resolve(in: environment).string
  }

  @Test("numbers, currencies and dates as the locale writes them")
  func values() {
    #expect(shown(Text(1234.5, format: .number), "de_DE") == "1.234,5")
    #expect(shown(Text(1234.5, format: .number), "en_US") == "1,234.5")
    #expect(shown(Text(1_234_567, format: .number), "de_DE") == "1.234.567")
    #expect(shown(Text(12.5, format: .currency(code: "EUR")), "de_DE").contains("12,50"))
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let style = Date.FormatStyle(date: .long, time: .omitted)
    #expect(shown(Text(date, format: style), "de_DE").contains("November 2023"))
    #expect(shown(Text(date, format: style), "fr_FR").contains("novembre 2023"))
    #expect(shown(Text(date, format: style.attributedStyle), "fr_FR").contains("novembre 2023"))
    let both = Text("from ") + Text(0.5, format: .number)
    #expect(shown(both, "de_DE") == "from 0,5")
  }

  @Test("a style with a locale of its own keeps it, and one without any prints the same for all")
  func own() {
    let french = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "fr_FR"))
    #expect(shown(Text(0.5, format: french), "en_US") == "0,5")
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(shown(Text(date, format: .iso8601), "de_DE") == date.formatted(.iso8601))
  }

  @Test("without a locale around, a value is printed as its style prints it")
  func process() {
    #expect(shown(Text(1234.5, format: .number), nil) == (1234.5).formatted(.number))
    #expect(Text(1234.5, format: .number).string == (1234.5).formatted(.number))
  }

  @Test("equal values with equal styles are equal texts")
  func equality() {
    let (one, two, half) = (1, 2, 0.5)
    let french = IntegerFormatStyle<Int>.number.locale(Locale(identifier: "fr"))
    #expect(Text(one, format: .number) == Text(one, format: .number))
    #expect(Text(one, format: .number) != Text(two, format: .number))
    #expect(Text(one, format: .number) != Text(one, format: french))
    #expect(Text(half, format: .percent) != Text(half, format: .number))
  }

  @Test("a view below an environment with a locale is shown in it")
  func view() {
    let host = TestHost(columns: 20, rows: 3) {
      Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(host.screen.contains("1.234,5"))
  }

  #if !canImport(Darwin)
    @Test("a resource is looked up in the language of its surroundings, unless it names one")
    func resources() throws {
      let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
        UUID().uuidString + ".bundle")
      defer { try? FileManager.default.removeItem(at: directory) }
      for (language, text) in [("de", "Fertig"), ("fr", "Fini")] {
        let folder = directory.appendingPathComponent("\(language).lproj")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("\"Done\" = \"\(text)\"; \"key %lld\" = \"\(text) %lld\";".utf8).write(
          to: folder.appendingPathComponent("Localizable.strings"))
      }
      let bundle = try #require(Bundle(path: directory.path))
      let resource = LocalizedStringResource("Done", bundle: bundle)
      #expect(shown(Text(resource), "de_AT") == "Fertig" && shown(Text(resource), "fr") == "Fini")
      #expect(shown(Text(resource), "it") == "Done")
      let named = LocalizedStringResource(
        "Done", locale: Locale(identifier: "fr"), bundle: bundle)
      #expect(shown(Text(named), "de_AT") == "Fini")
      let counted = LocalizedStringResource("key \(3)", bundle: bundle)
      #expect(shown(Text(counted), "de") == "Fertig 3")
      let keyed = LocalizedStringResource("Done", defaultValue: "Ready", bundle: bundle)
      #expect(shown(Text(keyed), "de") == "Fertig" && shown(Text(keyed), "it") == "Ready")
      #expect(Text("plain" as LocalizedStringResource).plainString == "plain")
    }

    @Test(
      "a resource with a key of its own shows formatted and styled arguments in its table's text")
    func argumentsOfOwnKeys() throws {
      let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
        UUID().uuidString + ".bundle")
      defer { try? FileManager.default.removeItem(at: directory) }
      let folder = directory.appendingPathComponent("de.lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("\"order\" = \"Preis %2$@ von %1$@\";".utf8).write(
        to: folder.appendingPathComponent("Localizable.strings"))
      let bundle = try #require(Bundle(path: directory.path))
      let resource = LocalizedStringResource(
        "order", defaultValue: "\(Text("Anna").bold()) for \(0.5, format: .number)",
        bundle: bundle)
      let german = Text(resource)
      #expect(shown(german, "de_DE") == "Preis 0,5 von Anna")
      #expect(shown(german, "en_US") == "Anna for 0.5")
      var environment = TextEnvironment()
      environment.locale = Locale(identifier: "de_DE")
      let name = "Preis 0,5 von ".utf8.count
      let resolved = german.resolve(in: environment)
      #expect(resolved.attributes(at: name).attributes.traits == .bold)
      #expect(resolved.attributes(at: 0).attributes.traits == [])
      let text = String(
        localized: "order", defaultValue: "\(Text("Anna").bold()) for \(0.5, format: .number)",
        bundle: bundle, locale: Locale(identifier: "de_DE"))
      #expect(text == "Preis 0,5 von Anna")
    }

    @Test("the Markdown of a resource is styled, of its default text and of a table's")
    func markdownOfResources() throws {
      let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
        UUID().uuidString + ".bundle")
      defer { try? FileManager.default.removeItem(at: directory) }
      let folder = directory.appendingPathComponent("de.lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("\"thanks\" = \"Dank an [alle](%1$@) und **dich**\";".utf8).write(
        to: folder.appendingPathComponent("Localizable.strings"))
      let bundle = try #require(Bundle(path: directory.path))
      let address = "https://example.com/**all**"
      let thanks = LocalizedStringResource(
        "thanks", defaultValue: "Thanks to [all](\(address)) and **you**", bundle: bundle)
      let plain: LocalizedStringResource = "Thanks to **you**"
      for (resource, locale, text, bold) in [
        (thanks, "de_DE", "Dank an alle und dich", "dich"),
        (thanks, "en_US", "Thanks to all and you", "you"),
        (plain, "en_US", "Thanks to you", "you"),
      ] {
        var environment = TextEnvironment()
        environment.locale = Locale(identifier: locale)
        let resolved = Text(resource).resolve(in: environment)
        #expect(resolved.string == text)
        let start = text.utf8.count - bold.utf8.count
        #expect(resolved.attributes(at: start).attributes.traits == .bold)
        #expect(resolved.attributes(at: 0).attributes.traits == [])
      }
      let attributed = AttributedString(localized: thanks)
      #expect(String(attributed.characters) == "Thanks to all and you")
      #expect(attributed.runs.contains { $0.link == URL(string: address) })
      #expect(String(localized: plain) == "Thanks to **you**")
    }

    @Test("a string in a locale formats its arguments in it")
    func strings() {
      let german = Locale(identifier: "de_DE")
      #expect(
        String(localized: "\(1234.5, format: .number) left", locale: german) == "1.234,5 left")
      let attributed = AttributedString(
        localized: "**\(1234.5, format: .number)** left", locale: german)
      #expect(String(attributed.characters) == "1.234,5 left")
      let resource = LocalizedStringResource("\(1234.5, format: .number) left", locale: german)
      #expect(String(localized: resource) == "1.234,5 left")
      #expect(String(AttributedString(localized: resource).characters) == "1.234,5 left")
    }
  #endif
}
