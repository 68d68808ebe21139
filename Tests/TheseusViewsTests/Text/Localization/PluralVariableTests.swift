import Foundation
import Testing

@testable import TheseusViews

@Suite("each count in a text takes its own plural form")
struct PluralVariableTests {
  private func shown(_ key: LocalizedStringKey, _ table: StringTable, _ language: String) -> String?
  {
    table.string(key.key, preferring: [language], counts: key.counts).map {
      key.string(of: LocalizedStringKey.parts(ofPattern: $0, arguments: Int(key.argumentCount)))
    }
  }

  private static let catalog = """
    {"sourceLanguage":"en","version":"1.0","strings":{
      "%lld pages in %lld books":{"localizations":{"ru":{
        "stringUnit":{"state":"translated","value":"%#@pages@ в %#@books@, 100%%"},
        "substitutions":{
          "books":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
            "one":{"stringUnit":{"state":"translated","value":"%arg книге"}},
            "other":{"stringUnit":{"state":"translated","value":"%arg книгах"}}}}},
          "pages":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
            "one":{"stringUnit":{"state":"translated","value":"%arg страница"}},
            "few":{"stringUnit":{"state":"translated","value":"%arg страницы"}},
            "many":{"stringUnit":{"state":"translated","value":"%arg страниц"}},
            "other":{"stringUnit":{"state":"translated","value":"%arg страницы"}}}}}}}}},
      "%@ has %lld files":{"localizations":{"en":{
        "stringUnit":{"state":"translated","value":"%1$@ has %#@files@"},
        "substitutions":{
          "files":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
            "zero":{"stringUnit":{"state":"translated","value":"nothing"}},
            "one":{"stringUnit":{"state":"translated","value":"one file"}},
            "other":{"stringUnit":{"state":"translated","value":"%arg files"}}}}}}}}}}}
    """

  @Test("of a catalog, with the rules of its language")
  func catalog() {
    var table = StringTable()
    table.add(catalog: Data(Self.catalog.utf8))
    func text(_ pages: Int, _ books: Int) -> String? {
      shown("\(pages) pages in \(books) books", table, "ru")
    }
    #expect(text(1, 2) == "1 страница в 2 книгах, 100%")
    #expect(text(3, 21) == "3 страницы в 21 книге, 100%")
    #expect(text(5, 1) == "5 страниц в 1 книге, 100%")
    #expect(shown("\("Anna") has \(0) files", table, "en") == "Anna has nothing")
    #expect(shown("\("Anna") has \(1) files", table, "en") == "Anna has one file")
    #expect(shown("\("Anna") has \(2) files", table, "en") == "Anna has 2 files")
  }

  private func table(_ entries: [String: [String: Any]]) throws -> StringTable {
    var table = StringTable()
    table.add(
      stringsdict: try PropertyListSerialization.data(
        fromPropertyList: entries, format: .xml, options: 0), language: "de")
    return table
  }

  private func forms(_ one: String, _ other: String) -> [String: String] {
    [
      "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld",
      "one": one, "other": other,
    ]
  }

  @Test("of a .stringsdict, numbered or in order")
  func stringsdict() throws {
    let (files, folders) = (forms("%d Datei", "%d Dateien"), forms("%d Ordner", "%d Ordnern"))
    let table = try table([
      "%lld files in %lld folders": [
        "NSStringLocalizedFormatKey": "%#@files@ in %#@folders@", "files": files,
        "folders": folders,
      ],
      "%lld folders of %lld files": [
        "NSStringLocalizedFormatKey": "%2$#@files@ in %1$#@folders@", "files": files,
        "folders": folders,
      ],
      "%lf km, %lld files": [
        "NSStringLocalizedFormatKey": "%#@km@ und %#@files@", "files": files,
        "km": forms("ein km", "%.1f km"),
      ],
    ])
    #expect(shown("\(1) files in \(2) folders", table, "de") == "1 Datei in 2 Ordnern")
    #expect(shown("\(2) files in \(1) folders", table, "de") == "2 Dateien in 1 Ordner")
    #expect(shown("\(1) folders of \(5) files", table, "de") == "5 Dateien in 1 Ordner")
    #expect(shown("\(1.5) km, \(1) files", table, "de") == "1.500000 km und 1 Datei")
  }

  @Test("of a count that is not the first argument")
  func later() throws {
    let files = forms("%d Datei", "%d Dateien")
    let table = try table([
      "%@ shared %lld": [
        "NSStringLocalizedFormatKey": "%1$@ teilt %2$#@files@", "files": files,
      ],
      "%@ sent %lld": ["NSStringLocalizedFormatKey": "%1$@ schickt %#@files@", "files": files],
      "%@ read %lld": ["NSStringLocalizedFormatKey": "%@ liest %#@files@", "files": files],
    ])
    #expect(shown("\("Anna") shared \(1)", table, "de") == "Anna teilt 1 Datei")
    #expect(shown("\("Anna") sent \(3)", table, "de") == "Anna schickt 3 Dateien")
    #expect(shown("\("Anna") read \(1)", table, "de") == "Anna liest 1 Datei")
  }

  @Test("a form may hold another count, and one that holds itself ends")
  func nested() throws {
    let table = try table([
      "%lld of %lld": [
        "NSStringLocalizedFormatKey": "%#@done@", "done": forms("eine %#@all@", "%d %#@all@"),
        "all": forms("von %d Aufgabe", "von %d Aufgaben"),
      ],
      "loop %lld": ["NSStringLocalizedFormatKey": "%#@a@", "a": forms("x", "x%1$#@a@")],
    ])
    #expect(shown("\(2) of \(5)", table, "de") == "2 von 5 Aufgaben")
    #expect(shown("loop \(2)", table, "de")?.hasPrefix("x") == true)
  }
}
