import Foundation
import Testing

@testable import TheseusViews

@Suite("readers find the table of their language, whatever it is called")
struct LanguageMatchTests {
  /// The text for a reader, of tables that have the text "in xx" each.
  private func text(for reader: String..., tables: String...) -> String? {
    var table = StringTable()
    for language in tables {
      table.add(strings: Data("\"key\" = \"in \(language)\";".utf8), language: language)
    }
    return table.string("key", preferring: reader, counts: [])
  }

  @Test("Chinese is found by its script")
  func chinese() {
    for reader in ["zh-CN", "zh", "zh-SG", "zh-Hans", "zh-Hans-CN", "zh_CN"] {
      #expect(text(for: reader, tables: "en", "zh-Hans", "zh-Hant") == "in zh-Hans", "\(reader)")
    }
    for reader in ["zh-TW", "zh-HK", "zh-MO", "zh-Hant", "zh-Hant-HK", "zh_TW"] {
      #expect(text(for: reader, tables: "en", "zh-Hans", "zh-Hant") == "in zh-Hant", "\(reader)")
    }
    #expect(text(for: "zh-HK", tables: "zh-Hant", "zh-HK") == "in zh-HK")
    #expect(text(for: "zh-Hant-HK", tables: "zh-Hant", "zh-HK") == "in zh-HK")
    #expect(text(for: "zh-CN", tables: "en", "zh_CN") == "in zh_CN")
    #expect(text(for: "zh-TW", tables: "en", "zh-Hans") == "in en")
  }

  @Test("a region's table serves readers of others, the nearest one first")
  func regions() {
    #expect(text(for: "pt", tables: "en", "pt-PT", "pt-BR") == "in pt-BR")
    #expect(text(for: "pt-AO", tables: "en", "pt-PT", "pt-BR") == "in pt-PT")
    #expect(text(for: "pt-PT", tables: "en", "pt-BR") == "in pt-BR")
    #expect(text(for: "es-MX", tables: "es", "es-419") == "in es-419")
    #expect(text(for: "es-ES", tables: "es", "es-419") == "in es")
    #expect(text(for: "de-AT", tables: "de", "en") == "in de")
    #expect(text(for: "de", tables: "de-CH", "en") == "in de-CH")
    #expect(text(for: "no", tables: "en", "nb") == "in nb")
    #expect(text(for: "nb-NO", tables: "en", "no") == "in no")
    #expect(text(for: "sr-Latn-RS", tables: "sr", "sr-Latn") == "in sr-Latn")
  }

  @Test("the next language of the reader comes before the language of the app")
  func order() {
    #expect(text(for: "fr-CH", "de-CH", tables: "en", "de") == "in de")
    #expect(text(for: "fr-CH", tables: "en", "de") == "in en")
    #expect(text(for: "", tables: "en", "de") == "in en")
  }
}
