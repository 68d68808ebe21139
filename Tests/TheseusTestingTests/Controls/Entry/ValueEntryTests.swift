import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("a field of a value takes what its format can parse")
struct ValueEntryTests {
  private struct Field<Format: ParseableFormatStyle>: View
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    @State var value: Format.FormatInput
    let format: Format
    @State private var changes = 0
    @State private var submitted = ""
    @State private var other = ""
    var body: some View {
      Form {
        TextField("Value", value: $value, format: format)
          .onSubmit { submitted = "\(value)" }
        TextField("Other", text: $other)
        Button("Save") { submitted = "saved \(value)" }
        Text("is \(String(describing: value))")
        Text("changes \(changes)")
        Text("submitted \(submitted)")
      }
      .onChange(of: value) { changes += 1 }
    }
  }

  private func host<Format: ParseableFormatStyle>(
    _ value: Format.FormatInput, _ format: Format, locale: String = "en_US"
  ) -> TestHost where Format.FormatInput: Equatable, Format.FormatOutput == String {
    TestHost(columns: 60, rows: 20) {
      Field(value: value, format: format).environment(\.locale, Locale(identifier: locale))
    }
  }

  private func field(_ host: TestHost) throws -> Element { try host.find(.textField, "Value") }

  @Test("a number is committed by Return, before onSubmit, and is one change")
  func number() throws {
    let host = host(5, .number)
    #expect(try field(host).value == "5")
    try field(host).replaceText("1234")
    host.press(.return)
    #expect(host.screen.contains("is 1234"))
    #expect(host.screen.contains("submitted 1234"))
    #expect(try field(host).value == "1,234")
    try field(host).replaceText("12")
    host.press(.tab)
    #expect(host.screen.contains("is 12"))
    #expect(try host.find(.textField, "Other").isFocused)
    #expect(host.trace.issues.isEmpty)
  }

  @Test("text that is no number leaves the value, and the field shows it after leaving")
  func invalid() throws {
    for leave in [KeyEquivalent.return, .tab] {
      let host = host(5, .number)
      try field(host).replaceText("abc")
      host.press(leave)
      try host.find(.textField, "Other").focus()
      #expect(host.screen.contains("is 5"))
      #expect(try field(host).value == "5")
      #expect(host.screen.contains("changes 0"))
    }
  }

  @Test("an emptied field of a number that is not optional shows its value again")
  func emptied() throws {
    let host = host(5, .number)
    try field(host).replaceText("")
    #expect(try field(host).value == "")
    host.press(.tab)
    #expect(host.screen.contains("is 5"))
    #expect(try field(host).value == "5")
  }

  @Test("a button beside the field sees the number that was typed")
  func button() throws {
    let host = host(5, .number)
    try field(host).replaceText("77")
    try host.find(.button, "Save").tap()
    #expect(host.screen.contains("submitted saved 77"))
  }

  @Test("grouping and decimal separators are those of the environment's locale")
  func locale() throws {
    let host = host(1234.5, .number, locale: "de_DE")
    #expect(try field(host).value == "1.234,5")
    try field(host).replaceText("2.000,25")
    host.press(.return)
    #expect(host.screen.contains("is 2000.25"))
    #expect(try field(host).value == "2.000,25")
  }

  @Test("a negative number; a fraction for an integer")
  func negative() throws {
    let host = host(5, .number)
    try field(host).replaceText("-3")
    host.press(.return)
    #expect(host.screen.contains("is -3"))
    #expect(try field(host).value == "-3")
  }

  @Test("the format's precision is shown after the commit")
  func precision() throws {
    let host = host(1.5, FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2)))
    #expect(try field(host).value == "1.50")
    try field(host).replaceText("3")
    host.press(.return)
    #expect(try field(host).value == "3.00")
    try field(host).replaceText("4")
    try host.find(.textField, "Other").focus()
    #expect(try field(host).value == "4.00")
    #expect(host.screen.contains("is 4.0"))
  }

  @Test("a decimal is exact")
  func decimal() throws {
    let host = host(Decimal(1), Decimal.FormatStyle())
    try field(host).replaceText("0.1")
    host.press(.return)
    #expect(host.screen.contains("is 0.1\n") || host.screen.contains("is 0.1 "))
  }

  @Test("currency with and without its symbol")
  func currency() throws {
    let host = host(9.5, .currency(code: "USD"))
    #expect(try field(host).value == "$9.50")
    try field(host).replaceText("$12.25")
    host.press(.return)
    #expect(host.screen.contains("is 12.25"))
    try field(host).replaceText("7")
    host.press(.return)
    #expect(host.screen.contains("is 7.0"))
    #expect(try field(host).value == "$7.00")
    try field(host).replaceText("nothing")
    host.press(.tab)
    #expect(try field(host).value == "$7.00")
  }

  @Test("percent")
  func percent() throws {
    let host = host(0.25, .percent)
    #expect(try field(host).value == "25%")
    try field(host).replaceText("50%")
    host.press(.return)
    #expect(host.screen.contains("is 0.5"))
    #expect(try field(host).value == "50%")
  }

  @Test("a date")
  func date() throws {
    var format = Date.FormatStyle(date: .abbreviated, time: .omitted)
    format.timeZone = .gmt
    format.locale = Locale(identifier: "en_US")
    let host = host(Date(timeIntervalSince1970: 0), format)
    #expect(try field(host).value == "Jan 1, 1970")
    try field(host).replaceText("Mar 5, 2024")
    host.press(.return)
    #expect(host.screen.contains("is 2024-03-05"))
    #expect(try field(host).value == "Mar 5, 2024")
    try field(host).replaceText("someday")
    host.press(.return)
    try host.find(.textField, "Other").focus()
    #expect(try field(host).value == "Mar 5, 2024")
  }

  private struct Hex: ParseableFormatStyle, ParseStrategy {
    struct Failure: Error {}
    var parseStrategy: Hex { self }
    func format(_ value: Int) -> String { "0x" + String(value, radix: 16) }
    func parse(_ value: String) throws -> Int {
      guard let number = Int(value.replacingOccurrences(of: "0x", with: ""), radix: 16) else {
        throw Failure()
      }
      return number
    }
  }

  @Test("a format of the app")
  func own() throws {
    let host = host(255, Hex())
    #expect(try field(host).value == "0xff")
    try field(host).replaceText("10")
    host.press(.return)
    #expect(host.screen.contains("is 16"))
    #expect(try field(host).value == "0x10")
    try field(host).replaceText("zz")
    host.press(.tab)
    #expect(try field(host).value == "0x10")
  }

  private struct Optionals: View {
    @State private var age: Int?
    @State private var other = ""
    var body: some View {
      Form {
        TextField("Age", value: $age, format: .number, prompt: Text("years"))
        TextField("Other", text: $other)
        Text("age \(age.map(String.init) ?? "none")")
        Button("Set") { age = 30 }
        Button("Clear") { age = nil }
      }
    }
  }

  @Test("an optional number is nil when its field is empty or has no number, and shows the prompt")
  func optional() throws {
    let host = TestHost(columns: 60, rows: 20) { Optionals() }
    #expect(host.screen.contains("years") && host.screen.contains("age none"))
    let field = try host.find(.textField, "Age")
    try field.type("41")
    host.press(.tab)
    #expect(host.screen.contains("age 41"))
    try field.replaceText("")
    host.press(.tab)
    #expect(host.screen.contains("age none"))
    #expect(field.value == "")
    try host.find(.button, "Set").tap()
    #expect(field.value == "30")
    try field.replaceText("x")
    try host.find(.textField, "Other").focus()
    #expect(field.value == "" && host.screen.contains("age none"))
    try host.find(.button, "Set").tap()
    try host.find(.button, "Clear").tap()
    #expect(field.value == "" && host.screen.contains("age none"))
  }

  private struct Limited: View {
    @State private var age = 20
    @State private var other = ""
    var body: some View {
      Form {
        TextField("Age", value: $age, format: .number)
          .onChange(of: age) { _, new in age = min(max(new, 0), 120) }
        TextField("Other", text: $other)
        Text("age is \(age)")
        Button("More") { age += 1 }
      }
    }
  }

  @Test("a field shows the number that onChange made of it")
  func limited() throws {
    let host = TestHost(columns: 60, rows: 20) { Limited() }
    let field = try host.find(.textField, "Age")
    try field.replaceText("500")
    host.press(.return)
    #expect(host.screen.contains("age is 120"))
    try host.find(.textField, "Other").focus()
    #expect(field.value == "120")
    // The same once more: the value does not change, and neither does the text stay.
    try field.replaceText("900")
    host.press(.tab)
    #expect(field.value == "120")
    try host.find(.button, "More").tap()
    #expect(field.value == "120")
  }

  private struct Two: View {
    @State private var celsius = 0.0
    private var fahrenheit: Binding<Double> {
      Binding {
        celsius * 9 / 5 + 32
      } set: {
        celsius = ($0 - 32) * 5 / 9
      }
    }
    var body: some View {
      Form {
        TextField("C", value: $celsius, format: .number)
        TextField("F", value: fahrenheit, format: .number)
      }
    }
  }

  @Test("two fields of one value follow each other")
  func converted() throws {
    let host = TestHost(columns: 60, rows: 20) { Two() }
    try host.find(.textField, "C").replaceText("100")
    host.press(.tab)
    #expect(try host.find(.textField, "F").value == "212")
    try host.find(.textField, "F").replaceText("32")
    host.press(.return)
    #expect(try host.find(.textField, "C").value == "0")
  }
}
