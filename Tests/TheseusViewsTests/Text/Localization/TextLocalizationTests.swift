import Foundation
import Testing

@testable import TheseusViews

@Suite("Texts are looked up in string tables")
struct TextLocalizationTests {
  @Test("The key of an interpolated literal names its arguments' types")
  func keys() {
    func key(_ key: LocalizedStringKey) -> String { key.key }
    #expect(key("Row \(7)") == "Row %lld")
    #expect(key("\("a") of \(2.5), \(UInt8(1))") == "%@ of %lf, %u")
    #expect(key("\(5)% of \(3, specifier: "%.2f")") == "%lld%% of %.2f")
    #expect(key("100%") == "100%")
    #expect(key("\(Text("x").bold()) and \(1) and \(2)") == "%@ and %lld and %lld")
  }

  @Test("Without a table a text reads as written")
  func asWritten() {
    #expect(Text("Row \(1234)").string == "Row 1234")
    #expect(Text("\("a") of \(2.5)").string == "a of 2.500000")
    #expect(Text("\(2.456, specifier: "%.1f") \(7, specifier: "%02d")").string == "2.5 07")
    #expect(
      Text("\(Int8(-3)) \(UInt.max) \(Float(0.5)) \(CGFloat(1))").string
        == "-3 18446744073709551615 0.500000 1.000000")
    #expect(Text("\(true) \(nil as Int?) \("sub".dropFirst())").plainString == "true nil ub")
    #expect(Text("\(12.5, format: .number) \(Text("plain"))").string == "12.5 plain")
    let name: String = "variable **not** \\markdown"
    #expect(Text(name) == Text(verbatim: name))
  }

  @Test("Numbers are grouped as the locale named by the environment groups them; C groups nothing")
  func separators() {
    #expect(
      NumberFormat.Separators(environment: ["LANG": "C.UTF-8"]) == .init(group: "", decimal: "."))
    #expect(
      NumberFormat.Separators(environment: ["LANG": "de_DE.UTF-8"])
        == .init(group: ".", decimal: ","))
    #expect(
      NumberFormat.Separators(environment: ["LANG": "de_DE.UTF-8", "LC_ALL": "en_US.UTF-8"])
        == .init(group: ",", decimal: "."))
    var text = ""
    for value in [0, 999, -999, 1000, -1000, 1_234_567, Int.min] {
      NumberFormat.append(value, to: &text, separators: .init(group: ","))
      text += " "
    }
    #expect(text == "0 999 -999 1,000 -1,000 1,234,567 -9,223,372,036,854,775,808 ")
    text = ""
    NumberFormat.append(1234.5, to: &text, separators: .init(group: ".", decimal: ","))
    #expect(text == "1.234,500000")
  }

  private func bundle(_ files: [String: String], _ body: (Bundle, Localization) throws -> Void)
    throws
  {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString + ".bundle")
    defer { try? FileManager.default.removeItem(at: directory) }
    for (path, text) in files {
      let url = directory.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try body(try #require(Bundle(path: directory.path)), Localization(directory: directory))
  }

  @Test("NSLocalizedString reads the app's tables; its placeholders stay")
  func foundationFunction() throws {
    let files = [
      "en.lproj/Localizable.strings": "\"min\" = \"%d min\"; \"start\" = \"Start\";",
      "en.lproj/Other.strings": "\"start\" = \"Begin\";",
    ]
    try bundle(files) { bundle, _ in
      #expect(NSLocalizedString("start", bundle: bundle, comment: "") == "Start")
      #expect(
        NSLocalizedString("start", tableName: "Other", bundle: bundle, comment: "") == "Begin")
      let pattern = NSLocalizedString("min", bundle: bundle, comment: "")
      #expect(pattern == "%d min" && String(format: pattern, 5) == "5 min")
      #expect(NSLocalizedString("none", bundle: bundle, comment: "") == "none")
      #expect(NSLocalizedString("none", bundle: bundle, value: "None", comment: "") == "None")
      #expect(NSLocalizedString("start", bundle: bundle, value: "None", comment: "") == "Start")
      // The tests' own bundle has no tables.
      #expect(NSLocalizedString("start", comment: "") == "start")
      #expect(NSLocalizedString("start", value: "Go", comment: "") == "Go")
      #expect(NSLocalizedString("start", tableName: nil, comment: "") == "start")
      #expect(NSLocalizedString("start", tableName: "T", value: "Go", comment: "") == "Go")
    }
  }

  @Test(
    "A .strings table gives the text of the preferred language, its arguments in the table's order")
  func strings() throws {
    let files = [
      "de.lproj/Localizable.strings":
        """
      /* a row */ "Row %lld of %@" = "%2$@, Zeile %1$lld";\n"Done" = "Fertig **jetzt**";
      """,
      "en.lproj/Localizable.strings": "\"Done\" = \"Finished\";",
      "de.lproj/Other.strings": "\"Done\" = \"Anders\";",
    ]
    try bundle(files) { bundle, localization in
      var environment = TextEnvironment()
      environment.locale = Locale(identifier: "de_AT")
      #expect(
        Text("Row \(3) of \("x_y_z")", bundle: bundle).resolve(in: environment).string
          == "x_y_z, Zeile 3")
      let done = Text("Done", bundle: bundle).resolve(in: environment)
      #expect(done.string == "Fertig jetzt" && done.attributes(at: 8).attributes.traits == .bold)
      #expect(
        Text("Done", tableName: "Other", bundle: bundle).resolve(in: environment).string == "Anders"
      )
      #expect(Text("Missing \(1)", bundle: bundle).resolve(in: environment).string == "Missing 1")
      #expect(localization.string("Done", table: nil, preferring: ["fr"], counts: []) == "Finished")
      #expect(localization.string("Done", table: "None", preferring: ["de"], counts: []) == nil)
      #expect(
        String(localized: "Done", bundle: bundle, locale: Locale(identifier: "de"))
          == "Fertig **jetzt**")
    }
  }

  @Test(
    "A string catalog is read as it is, with plural forms; the source language reads as written")
  func catalog() throws {
    let json = """
      {"sourceLanguage":"en","version":"1.0","strings":{
        "Done":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Fertig"}}}},
        "%lld tasks":{"localizations":{"en":{"variations":{"plural":{
          "one":{"stringUnit":{"state":"translated","value":"%lld \
      task"}},"other":{"stringUnit":{"state":"translated","value":"%lld tasks"}}}}}}}}}
      """
    try bundle(["Localizable.xcstrings": json, "Broken.xcstrings": "{"]) { bundle, localization in
      var environment = TextEnvironment()
      environment.locale = Locale(identifier: "en_US")
      #expect(Text("\(1) tasks", bundle: bundle).resolve(in: environment).string == "1 task")
      #expect(Text("\(2) tasks", bundle: bundle).resolve(in: environment).string == "2 tasks")
      #expect(
        localization.string("Done", table: nil, preferring: ["en-US", "de"], counts: []) == nil)
      #expect(
        localization.string("Done", table: nil, preferring: ["de-DE"], counts: []) == "Fertig")
      #expect(localization.string("Done", table: "Broken", preferring: ["de"], counts: []) == nil)
    }
  }

  @Test("Placeholders beyond the arguments stay as they are written")
  func placeholders() {
    func parts(_ pattern: String, _ count: Int) -> [LocalizedStringKey.Part] {
      LocalizedStringKey.parts(ofPattern: pattern, arguments: count)
    }
    #expect(parts("%@ %@", 1) == [.argument(0), .literal(" %@")])
    #expect(parts("100%% %9$@ %", 1) == [.literal("100% %9$@ %")])
    #expect(parts("%1$@%1$@", 1) == [.argument(0), .argument(0)])
    #expect(parts("%d %@", 0) == [.literal("%d %@")])
  }

  /// Xcode 26 names the arguments of entries from which it generates symbols.
  @Test("A placeholder may name its argument")
  func namedArguments() throws {
    func parts(_ pattern: String, _ count: Int) -> [LocalizedStringKey.Part] {
      LocalizedStringKey.parts(ofPattern: pattern, arguments: count)
    }
    #expect(
      parts("Delete %2$(name)@ of %1$(user_1)lld?", 2) == [
        .literal("Delete "), .argument(1), .literal(" of "), .argument(0), .literal("?"),
      ])
    #expect(parts("%(first)@%(second).2f", 2) == [.argument(0), .argument(1)])
    #expect(parts("%()@ %(a b)@ %(open@ 5%(x)", 1) == [.literal("%()@ %(a b)@ %(open@ 5%(x)")])
    let json = """
      {"sourceLanguage":"en","version":"1.1","strings":{
        "delete_title":{"extractionState":"manual","localizations":{
          "en":{"stringUnit":{"state":"translated","value":"Delete %1$(name)@?"}},
          "de":{"stringUnit":{"state":"translated","value":"%(name)@ löschen?"}}}}}}
      """
    try bundle(["Localizable.xcstrings": json]) { bundle, _ in
      for (language, text) in [("en", "Delete Key?"), ("de", "Key löschen?")] {
        let resource = LocalizedStringResource(
          "delete_title", defaultValue: "Delete \("Key")?", locale: Locale(identifier: language),
          bundle: bundle)
        #expect(String(localized: resource) == text)
        let styled = AttributedString(
          localized: "delete_title", defaultValue: "Delete \("Key")?", bundle: bundle,
          locale: Locale(identifier: language))
        #expect(String(styled.characters) == text)
      }
    }
  }

  @Test("The languages come from the environment")
  func languages() {
    #expect(Localization.languages(environment: ["LANG": "de_AT.UTF-8"]) == ["de-AT"])
    #expect(Localization.languages(environment: ["LANG": "C.UTF-8"]) == [])
    #expect(
      Localization.languages(environment: ["LANGUAGE": "fr:en_GB", "LANG": "de_DE"]) == [
        "fr", "en-GB",
      ])
  }

  @Test("Strings are localised by the same literals")
  func stringLocalized() {
    #expect(String(localized: "Row \(3)") == "Row 3")
    #expect(String(localized: "row.key", defaultValue: "Row \(3)") == "Row 3")
    let styled = AttributedString(localized: "row.key", defaultValue: "Row **\(3)**")
    #expect(String(styled.characters) == "Row 3" && styled.runs.count == 2)
    // It compiles: the initializer is that of an attributed string.
    _ = Text(.init(localized: "row.key", defaultValue: "Row \(3)"))
    let resource: LocalizedStringResource = "Hello \("you")"
    #expect(resource.key == "Hello %@" && Text(resource).plainString == "Hello you")
  }
}
