import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a date picker has the digits of the locale around it, and takes all")
struct NativeDateTests {
  private struct Due: View {
    let locale: String
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
    var body: some View {
      DatePicker("Due", selection: $date, displayedComponents: .date)
        .environment(\.locale, Locale(identifier: locale))
        .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
        .environment(\.calendar, Calendar(identifier: .gregorian))
    }
  }

  @Test("they are shown")
  func shown() {
    let arabic = TestHost(columns: 40, rows: 2) { Due(locale: "ar_EG") }
    #expect(arabic.screen.contains("٢٠٢٣") && !arabic.screen.contains("2023"))
    let english = TestHost(columns: 40, rows: 2) { Due(locale: "en_GB") }
    #expect(english.screen.contains("2023"))
  }

  @Test("digits of any script are typed, and the value is read out as ISO 8601")
  func typed() throws {
    for digits in ["05", "٠٥", "۰۵"] {
      let host = TestHost(columns: 40, rows: 2) { Due(locale: "en_GB") }
      #expect(try host.find(.picker, "Due").value == "2023-11-14")
      try host.find(.picker, "Due").focus()
      host.press(.return)
      host.type(digits)
      host.press(.return)
      #expect(try host.find(.picker, "Due").value == "2023-11-05")
    }
  }
}
