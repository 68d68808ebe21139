import Foundation
import Testing

@testable import TheseusViews

@Suite("a number takes the plural form of the language that its text is in")
struct PluralTests {
  private func forms(_ language: String, _ numbers: [UInt]) -> [String] {
    numbers.map { PluralRules.category(of: $0, in: language).rawValue }
  }

  @Test("the rules of Unicode's CLDR for whole numbers")
  func rules() {
    let numbers: [UInt] = [0, 1, 2, 3, 5, 11, 12, 21, 22, 100, 101, 111, 1_000_000]
    func check(_ languages: [String], _ wanted: String) {
      for language in languages {
        #expect(
          forms(language, numbers) == wanted.split(separator: " ").map(String.init), "\(language)")
      }
    }
    check(
      ["en", "de", "nl", "sv", "da", "nb", "fi", "hu", "tr", "el", "en-GB", "xx"],
      "other one other other other other other other other other other other other")
    check(
      ["ja", "zh-Hans", "ko", "vi", "th", "id"],
      "other other other other other other other other other other other other other")
    check(
      ["fr", "fr-CA", "pt", "pt-BR"],
      "one one other other other other other other other other other other many")
    check(
      ["es", "it", "ca", "pt-PT"],
      "other one other other other other other other other other other other many")
    check(
      ["ru", "uk", "be"], "many one few few many many many one few many one many many")
    check(["pl"], "many one few few many many many many few many many many many")
    check(["cs", "sk"], "other one few few other other other other other other other other other")
    check(
      ["sr", "hr", "bs"], "other one few few other other other one few other one other other")
    check(["sl"], "other one two few other other other other other other one other other")
    check(["lt"], "other one few few few other other one few other one other other")
    check(["lv"], "zero one other other other zero zero one other zero one zero zero")
    check(["ro"], "few one few few few few few other other other few few other")
    check(["ar"], "zero one two few few many many many many other other many other")
    check(["he"], "other one two other other other other other other other other other other")
    check(
      ["hi", "fa"], "one one other other other other other other other other other other other")
    check(["ga"], "other one two few few other other other other other other other other")
    check(["cy"], "zero one two few other other other other other other other other other")
    check(["mt"], "few one two few few many many other other other other many other")
    check(["is"], "other one other other other other other one other other one other other")
  }

  private static let catalog = """
    {"sourceLanguage":"en","version":"1.0","strings":{"%lld files":{"localizations":{
      "ru":{"variations":{"plural":{
        "one":{"stringUnit":{"state":"translated","value":"%lld файл"}},
        "few":{"stringUnit":{"state":"translated","value":"%lld файла"}},
        "many":{"stringUnit":{"state":"translated","value":"%lld файлов"}},
        "other":{"stringUnit":{"state":"translated","value":"%lld файла!"}}}}},
      "en":{"variations":{"plural":{
        "zero":{"stringUnit":{"state":"translated","value":"no files"}},
        "one":{"stringUnit":{"state":"translated","value":"%lld file"}},
        "other":{"stringUnit":{"state":"translated","value":"%lld files"}}}}}}}}}
    """

  @Test("a catalog's forms are chosen by the language in which the text was found")
  func catalog() {
    var table = StringTable()
    table.add(catalog: Data(Self.catalog.utf8))
    func text(_ count: UInt?, _ languages: String...) -> String? {
      table.string("%lld files", preferring: languages, counts: [count])
    }
    #expect(text(1, "ru") == "%lld файл" && text(21, "ru-RU") == "%lld файл")
    #expect(text(3, "ru") == "%lld файла" && text(5, "ru") == "%lld файлов")
    #expect(text(nil, "ru") == "%lld файла!")
    #expect(text(21, "fr", "ru") == "%lld файл")
    // French has no text: the forms are those of English.
    #expect(text(21, "fr") == "%lld files" && text(1, "fr") == "%lld file")
    #expect(text(0, "en") == "no files")
  }

  @Test("whole numbers of every type count, however their digits are grouped")
  func counts() {
    func count(_ key: LocalizedStringKey) -> UInt? { key.counts.compactMap { $0 }.first }
    #expect(count("\(3) files") == 3 && count("\(-1) files") == 1)
    #expect(count("\(UInt(4)) files") == 4 && count("\(UInt8(5)) files") == 5)
    #expect(count("\(Int32(6)) files") == 6 && count("\(Int64(7)) files") == 7)
    #expect(count("\("a") of \(8)") == 8)
    #expect(count("\("a")") == nil && count("\(1.5)") == nil && count("none") == nil)
    #expect(count("\(1, specifier: "%d") files") == 1)
    #expect(count("\(-21, specifier: "%lld") files") == 21)
    #expect(count("\(UInt8(7), specifier: "%03u") files") == 7)
    #expect(count("\(Text("a").bold()) \(1.5, specifier: "%.1f") \(3, specifier: "%x")") == 3)
    #expect(count("\(1.5, specifier: "%.1f") of \(8)") == 8)
    #expect(count("\(Int.min, specifier: "%lld")") == Int.min.magnitude)
    var grouped = LocalizedStringKey(literalCapacity: 0, interpolationCount: 1)
    grouped.append(.int) { NumberFormat.append(1001, to: &$0, separators: .init(group: ",")) }
    #expect(grouped.counts == [1001])
    grouped = LocalizedStringKey(literalCapacity: 0, interpolationCount: 1)
    grouped.append(.int) {
      NumberFormat.append(1001, to: &$0, separators: .init(group: "\u{202F}"))
    }
    #expect(grouped.counts == [1001])
  }

  @Test("a text whose counts have no forms has no translation, rather than one with their names")
  func missingForms() throws {
    var table = StringTable()
    table.add(
      catalog: Data(
        """
        {"sourceLanguage":"en","version":"1.0","strings":{
          "%lld pages in %lld books":{"localizations":{"de":{
            "stringUnit":{"state":"translated","value":"%#@pages@ in %2$#@books@"},
            "substitutions":{
              "pages":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
                "other":{"stringUnit":{"state":"translated","value":"%arg Seiten"}}}}}}}}},
          "#@ %@":{"localizations":{"de":{
            "stringUnit":{"state":"translated","value":"Nummer #@ %@"}}}}}}
        """.utf8))
    #expect(table.string("%lld pages in %lld books", preferring: ["de"], counts: [5]) == nil)
    #expect(table.string("#@ %@", preferring: ["de"], counts: []) == "Nummer #@ %@")

    func entry(_ format: String) -> [String: Any] {
      ["NSStringLocalizedFormatKey": format, "places": ["other": "%lld Orte"]]
    }
    let data = try PropertyListSerialization.data(
      fromPropertyList: [
        "%@ shared %lld": entry("%1$@ teilt %2$#@files@"),
        "%@ sent %lld": entry("%1$@ schickt %#@files@"),
      ], format: .xml, options: 0)
    table.add(
      strings: Data("\"%@ shared %lld\" = \"%1$@ teilt %2$#@files@\";".utf8), language: "de")
    table.add(stringsdict: data, language: "de")
    #expect(table.string("%@ shared %lld", preferring: ["de"], counts: [3]) == nil)
    #expect(table.string("%@ sent %lld", preferring: ["de"], counts: [3]) == nil)
  }

  @Test("a .stringsdict file has plural forms too")
  func stringsdict() throws {
    let variable = [
      "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld",
      "one": "%lld plik", "few": "%lld pliki", "many": "%lld plików", "other": "%lld pliku",
    ]
    let entry: [String: Any] = [
      "NSStringLocalizedFormatKey": "Razem: %#@files@", "files": variable,
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["%lld files": entry], format: .xml, options: 0)
    var table = StringTable()
    table.add(stringsdict: data, language: "pl")
    func text(_ count: UInt) -> String? {
      table.string("%lld files", preferring: ["pl"], counts: [count])
    }
    #expect(text(1) == "Razem: %1$@ plik" && text(3) == "Razem: %1$@ pliki")
    #expect(text(5) == "Razem: %1$@ plików")
    table.add(stringsdict: Data("not a list".utf8), language: "pl")
    #expect(text(1) == "Razem: %1$@ plik")
  }
}
