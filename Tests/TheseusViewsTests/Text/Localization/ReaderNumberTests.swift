import Foundation
import Testing

@testable import TheseusViews

@Suite("Plain numbers of a text are written as in the locale of its surroundings")
struct ReaderNumberTests {
  private func shown(_ text: Text, _ identifier: String?) -> String {
    var environment = TextEnvironment()
    environment.locale = identifier.map { Locale(identifier: $0) }
    return text.resolve(in: environment).string
  }

  @Test("whole numbers of each type, decimals and specifiers")
  func kinds() {
    let text = Text("\(1234) \(Int32(-1_234_567)) \(UInt(1000)) \(UInt8(7))")
    #expect(shown(text, "de_DE") == "1.234 -1.234.567 1.000 7")
    #expect(shown(text, "en_US") == "1,234 -1,234,567 1,000 7")
    let decimals = Text("\(1234.5) \(Float(0.5)) \(CGFloat(-2)) \(2.456, specifier: "%.1f")")
    #expect(shown(decimals, "de_DE") == "1.234,500000 0,500000 -2,000000 2,5")
    #expect(shown(decimals, "en_US") == "1,234.500000 0.500000 -2.000000 2.5")
    #expect(shown(Text("\(1.25, specifier: "No. %.2f.")"), "de_DE") == "No. 1,25.")
    #expect(shown(Text("\(7, specifier: "%02d")"), "de_DE") == "07")
  }

  @Test("groups are as long as the locale's, and begin where it begins them")
  func groups() {
    #expect(shown(Text("\(12_345_678)"), "en_IN") == "1,23,45,678")
    #expect(shown(Text("\(1234) \(12345)"), "es_ES") == "1234 12.345")
  }

  @Test("numbers inside styled, joined and nested texts")
  func containers() {
    let (count, part) = (1234, 0.5)
    #expect(shown(Text("**\(count)** of \(part)"), "de_DE") == "1.234 of 0,500000")
    #expect(shown(Text("a \(count)") + Text(" b \(part)"), "de_DE") == "a 1.234 b 0,500000")
    #expect(shown(Text("in \(Text("\(count)").bold())"), "de_DE") == "in 1.234")
    #expect(shown(Text("in \(Text("\(count)"))"), "de_DE") == "in 1.234")
    #expect(shown(Text("\("12,345") \(count)"), "de_DE") == "12,345 1.234")
  }

  @Test("what reads alike for all readers is a plain string")
  func plain() {
    #expect(Text("Row \(999) \("x") \(-999)").plainString == "Row 999 x -999")
    #expect(Text("Row \(1000)").plainString == nil)
    #expect(Text("\(1000)") == Text("\(1000)") && Text("\(1000)") != Text("\(1001)"))
  }

  @Test("only where the locale changes a number must a text be resolved")
  func plainForItsReader() {
    func isPlain(_ text: Text, _ locale: Locale?) -> Bool {
      var environment = TextEnvironment()
      environment.locale = locale
      let context = TextContext(environment)
      let isPlain = text.isPlain(in: context)
      if isPlain { #expect(text.resolve(in: context).string == shown(text, locale?.identifier)) }
      return isPlain
    }
    #expect(isPlain(Text("Row \(1234)"), nil))
    // At most one of them writes numbers as the process does.
    let locales = ["de_DE", "en_US", "de_CH"].map(Locale.init(identifier:))
    #expect(locales.count { isPlain(Text("Row \(1234)"), $0) } <= 1)
    #expect(!isPlain(Text("**Row** \(1234)"), nil))
    #expect(!isPlain(Text("Row \(Text("\(1234)").bold())"), nil))
    #expect(!isPlain(Text("Row \(1234)").bold(), nil))
  }

  @Test("without a locale around, numbers are in the process's")
  func process() {
    #expect(shown(Text("\(1234) \(2.5)"), nil) == String(localized: "\(1234) \(2.5)"))
  }

  #if !canImport(Darwin)
    @Test("of resources and localized strings, which may name a locale of their own")
    func resources() {
      let (german, french) = (Locale(identifier: "de_DE"), Locale(identifier: "fr_FR"))
      let resource: LocalizedStringResource = "\(1234) of \(2.5)"
      #expect(shown(Text(resource), "de_DE") == "1.234 of 2,500000")
      #expect(shown(Text("\(resource)!"), "de_DE") == "1.234 of 2,500000!")
      let named = LocalizedStringResource("\(2.5) m", locale: german)
      #expect(shown(Text(named), "en_US") == "2,500000 m")
      #expect(String(localized: named) == "2,500000 m")
      #expect(String(localized: "\(2.5) m", locale: french) == "2,500000 m")
      #expect(
        String(localized: "key", defaultValue: "\(2.5) m", locale: german) == "2,500000 m")
      let attributed = AttributedString(localized: "**\(1234)** m", locale: german)
      #expect(String(attributed.characters) == "1.234 m")
    }

    @Test("in a translation, which keeps its plural form")
    func translations() throws {
      let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
        UUID().uuidString + ".bundle")
      defer { try? FileManager.default.removeItem(at: directory) }
      let folder = directory.appendingPathComponent("de.lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("\"%lld items of %lf\" = \"%2$lf: %1$lld Stück\";".utf8).write(
        to: folder.appendingPathComponent("Localizable.strings"))
      let bundle = try #require(Bundle(path: directory.path))
      #expect(
        shown(Text("\(1234) items of \(2.5)", bundle: bundle), "de_DE") == "2,500000: 1.234 Stück")
    }
  #endif

  @Test("numbers that the process has written in its own locale are rewritten whole")
  func rewriting() {
    let german = NumberFormat.Separators(group: ".", decimal: ",")
    let english = Locale(identifier: "en_US")
    #expect(
      NumberFormat.rewritten("1.234.567", .int, in: english, from: german) == "1,234,567")
    #expect(
      NumberFormat.rewritten("-1.234,500000", .double, in: english, from: german)
        == "-1,234.500000")
    #expect(NumberFormat.rewritten("2,5", .format, in: english, from: german) == "2.5")
    #expect(NumberFormat.rewritten("2,5", .object, in: english, from: german) == "2,5")
  }
}
