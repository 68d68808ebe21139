import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A formatted argument of a text is in the locale of its surroundings")
struct FormattedArgumentTests {
  private let german = Locale(identifier: "de_DE")

  private func screen<V: View>(@ViewBuilder _ view: @escaping @MainActor () -> V) -> String {
    let german = german
    return TestHost(columns: 60, rows: 3) { view().environment(\.locale, german) }.screen
  }

  @Test("of texts, buttons and labels")
  func forms() {
    let style = FloatingPointFormatStyle<Double>.Currency(code: "EUR")
    let price = style.locale(german).format(4.99)
    #expect(price.contains("4,99"))
    #expect(screen { Text("Total: \(4.99, format: style)") }.contains("Total: \(price)"))
    #expect(screen { Text("Total: \(4.99, format: style)").bold() }.contains("Total: \(price)"))
    #expect(screen { Button("Buy for \(4.99, format: style)") {} }.contains("Buy for \(price)"))
    #expect(
      screen { Label("Costs \(4.99, format: style)", systemImage: "star") }
        .contains("Costs \(price)"))
  }

  @Test("of dates, numbers and attributed formats")
  func styles() {
    let date = Date(timeIntervalSince1970: 0)
    let style = Date.FormatStyle(date: .complete, time: .omitted, timeZone: .gmt)
    let day = style.locale(german).format(date)
    #expect(screen { Text("On \(date, format: style)!") }.contains("On \(day)!"))
    #expect(screen { Text("On \(date, format: style.attributedStyle)!") }.contains("On \(day)!"))
    #expect(screen { Text("\(1234.5, format: .number) m") }.contains("1.234,5 m"))
    #expect(screen { Text("\(1234, format: .number) m") }.contains("1.234 m"))
  }

  @Test("a style with a locale of its own keeps it")
  func ownLocale() {
    let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
    #expect(screen { Text("\(1234.5, format: style) m") }.contains("1,234.5 m"))
  }
}
