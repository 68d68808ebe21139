import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a field for a value follows the environment's locale")
struct LocaleOfFieldTests {
  private struct Form: View {
    let format: Decimal.FormatStyle.Currency
    @State private var price: Decimal = 1234.5
    @State private var optional: Decimal? = 2
    var body: some View {
      VStack {
        Text("price \(NSDecimalNumber(decimal: price).stringValue)")
        TextField("price", value: $price, format: format)
        TextField("optional", value: $optional, format: format)
      }
    }
  }

  private func host(_ locale: String?, _ format: Decimal.FormatStyle.Currency) -> TestHost {
    TestHost(columns: 40, rows: 8) {
      if let locale {
        Form(format: format).environment(\.locale, Locale(identifier: locale))
      } else {
        Form(format: format)
      }
    }
  }

  /// With plain spaces.
  private func text(_ host: TestHost, _ label: String) throws -> String {
    try host.find(.textField, label).value.replacing("\u{A0}", with: " ")
  }

  @Test("it shows and reads values as that locale writes them")
  func follows() throws {
    let host = host("de_DE", .currency(code: "EUR"))
    #expect(try text(host, "price") == "1.234,50 €")
    #expect(try text(host, "optional") == "2,00 €")
    try host.find(.textField, "price").replaceText("2.000,75 €")
    host.press(.return)
    #expect(host.screen.contains("price 2000.75"))
  }

  @Test("a locale of the style's own stays")
  func own() throws {
    let host = host("de_DE", .currency(code: "USD").locale(Locale(identifier: "en_US")))
    #expect(try text(host, "price") == "$1,234.50")
  }

  private struct Switching: View {
    @State private var locale = Locale(identifier: "en_US")
    @State private var value = 1.5
    var body: some View {
      VStack {
        Button("German") { locale = Locale(identifier: "de_DE") }
        TextField("value", value: $value, format: .number).environment(\.locale, locale)
      }
    }
  }

  @Test("another locale shows the value in its own form")
  func switches() throws {
    let host = TestHost(columns: 40, rows: 8) { Switching() }
    #expect(try text(host, "value") == "1.5")
    try host.find(.button, "German").tap()
    #expect(try text(host, "value") == "1,5")
  }
}
