import Foundation
import TheseusTesting
import Testing

@testable import TheseusViews

@MainActor @Suite("numbers have the digits of the locale of their surroundings")
struct NativeDigitTests {
  private func shown(_ text: Text, _ identifier: String?) -> String {
    var environment = TextEnvironment()
    environment.locale = identifier.map { Locale(identifier: $0) }
    return text.resolve(in: environment).string
  }

  @Test(
    "grouped numbers and decimals, in each script",
    arguments: [
      ("ar_EG", "١٬٢٣٤", "٢٫٥٠٠٠٠٠"), ("fa_IR", "۱٬۲۳۴", "۲٫۵۰۰۰۰۰"),
      ("ne_NP", "१,२३४", "२.५०००००"), ("hi_IN", "1,234", "2.500000"),
    ])
  func scripts(locale: String, whole: String, decimal: String) {
    #expect(shown(Text("\(1234)"), locale) == whole)
    #expect(shown(Text("\(2.5)"), locale) == decimal)
  }

  @Test("every number of a text, also a small one and one with a specifier")
  func allNumbers() {
    #expect(shown(Text("\(5) of \(1234)"), "ar_EG") == "٥ of ١٬٢٣٤")
    #expect(shown(Text("\(2.456, specifier: "%.1f") \(-7)"), "ar_EG") == "٢٫٥ -٧")
  }

  @Test("words stay as they are, also those of a format")
  func words() {
    #expect(shown(Text("iPhone 12 \("R2") \(1234)"), "ar_EG") == "iPhone 12 R2 ١٬٢٣٤")
    #expect(shown(Text("\(255, specifier: "%x") \(2.5)"), "ar_EG") == "ff ٢٫٥٠٠٠٠٠")
  }

  #if !canImport(Darwin)
    @Test("small numbers of localized strings, and plural forms by numbers in native digits")
    func localized() {
      let arabic = Locale(identifier: "ar_EG")
      #expect(String(localized: "\(5) m", locale: arabic) == "٥ m")
      var key = LocalizedStringKey(literalCapacity: 0, interpolationCount: 1)
      key.append(.int) {
        NumberFormat.append(1234, to: &$0, separators: NumberFormat.Separators(arabic))
      }
      #expect(key.counts == [1234])
    }
  #endif

  @Test("numbers that the process has written in native digits are rewritten whole")
  func rewriting() {
    let arabic = NumberFormat.Separators(Locale(identifier: "ar_EG"))
    let english = Locale(identifier: "en_US")
    #expect(NumberFormat.rewritten("١٬٢٣٤", .int, in: english, from: arabic) == "1,234")
    #expect(NumberFormat.rewritten("-٢٫٥", .format, in: english, from: arabic) == "-2.5")
    var text = ""
    NumberFormat.append(5, to: &text, separators: arabic)
    #expect(text == "٥")
  }

  private struct Fields: View {
    @State private var count = 7
    @State private var part = 0.5
    var body: some View {
      VStack {
        Text(verbatim: "is \(count) and \(part)")
        TextField("count", value: $count, format: .number)
        TextField("part", value: $part, format: .number)
      }
      .environment(\.locale, Locale(identifier: "fa_IR"))
    }
  }

  @Test("a field shows them and reads them, and those of ASCII too")
  func fields() throws {
    let host = TestHost(columns: 40, rows: 8) { Fields() }
    #expect(try host.find(.textField, "count").value == "۷")
    try host.find(.textField, "count").replaceText("۱۲")
    host.press(.return)
    try host.find(.textField, "part").replaceText("۲٫۵")
    host.press(.return)
    #expect(host.screen.contains("is 12 and 2.5"))
    try host.find(.textField, "count").replaceText("34")
    host.press(.return)
    #expect(host.screen.contains("is 34 and 2.5"))
  }
}
