import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("values of controls are in the locale and the time zone of their surroundings")
struct ReaderValueTests {
  private let german = Locale(identifier: "de_DE")

  private struct Steppers: View {
    @State private var value = 1234.5
    var body: some View {
      VStack {
        Stepper("free", value: $value, format: .number)
        Stepper("bounded", value: $value, in: 0...9999, format: .number)
        Stepper(value: $value, format: .number.locale(Locale(identifier: "en_US"))) {
          Text("own")
        }
      }
    }
  }

  @Test("a stepper's value with a format")
  func steppers() throws {
    let german = german
    let host = TestHost(columns: 40, rows: 8) { Steppers().environment(\.locale, german) }
    #expect(try host.find(.stepper, "free").value == "1.234,5")
    #expect(try host.find(.stepper, "bounded").value == "1.234,5")
    #expect(try host.find(.stepper, "own").value == "1,234.5")
    try host.find(.stepper, "free").increment()
    #expect(try host.find(.stepper, "free").value == "1.235,5")
  }

  @Test("the numbers of a slider and a gauge that are read out")
  func scales() throws {
    let german = german
    let host = TestHost(columns: 40, rows: 8) {
      VStack {
        Slider(value: .constant(2.5), in: 0...10) { Text("slider") }
        Gauge(value: 0.5) { Text("gauge") }
      }
      .environment(\.locale, german)
    }
    #expect(try host.find(.slider, "slider").value == "2,5")
    #expect(host.root.tree.contains("0,5"))
  }

  @Test("the percentage of a progress view, which follows a new locale")
  func progress() throws {
    struct Page: View {
      @State private var locale = Locale(identifier: "en_US")
      var body: some View {
        VStack {
          Button("German") { locale = Locale(identifier: "de_DE") }
          ProgressView("load", value: 0.5).environment(\.locale, locale)
        }
      }
    }
    let host = TestHost(columns: 40, rows: 8) { Page() }
    func percentage() throws -> String {
      try host.find(.progressBar, "load").value.replacing("\u{A0}", with: " ")
    }
    #expect(try percentage() == "50%")
    try host.find(.button, "German").tap()
    #expect(try percentage() == "50 %")
  }

  private struct DayField: View {
    let format: Date.FormatStyle
    @State private var date = Date(timeIntervalSince1970: 0)
    var body: some View {
      VStack {
        Text("is \(String(Int(date.timeIntervalSince1970)))")
        TextField("date", value: $date, format: format)
      }
    }
  }

  @Test("a field shows and reads dates in the time zone around it")
  func fields() throws {
    let zone = try #require(TimeZone(secondsFromGMT: 5 * 3600))
    let format = Date.FormatStyle(
      date: .numeric, time: .shortened, locale: Locale(identifier: "en_GB"))
    var zoned = format
    zoned.timeZone = zone
    let host = TestHost(columns: 40, rows: 8) {
      DayField(format: format).environment(\.timeZone, zone)
    }
    #expect(
      try host.find(.textField, "date").value == zoned.format(Date(timeIntervalSince1970: 0)))
    let later = Date(timeIntervalSince1970: 31_536_000)
    try host.find(.textField, "date").replaceText(zoned.format(later))
    host.press(.return)
    #expect(host.screen.contains("is 31536000"))
  }
}
