import Foundation
import TheseusTesting
import TheseusViews
import Testing

private let utc = TimeZone(secondsFromGMT: 0) ?? .current
private let third = DateComponents(year: 2026, month: 11, day: 3)

/// Days of November 2026, in UTC.
private struct DaysPage<Picker: View>: View {
  let picker: (Binding<Set<DateComponents>>) -> Picker
  @State var days: Set<DateComponents>

  var body: some View {
    VStack(alignment: .leading) {
      picker($days)
      Text("days \(days.compactMap(\.day).sorted().map(String.init).joined(separator: " ")).")
      Text(days.allSatisfy { $0.year == 2026 && $0.calendar != nil } ? "complete" : "partial")
    }
    .environment(\.locale, Locale(identifier: "en_US"))
    .environment(\.timeZone, utc)
    .environment(\.calendar, Calendar(identifier: .gregorian))
  }
}

@MainActor @Suite("a picker for several days")
struct MultiDatePickerTests {
  private func date(_ day: Int) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = utc
    return calendar.date(from: DateComponents(year: 2026, month: 11, day: day)) ?? .distantPast
  }

  private func host<Picker: View>(
    _ days: Set<DateComponents> = [third],
    @ViewBuilder _ picker: @escaping (Binding<Set<DateComponents>>) -> Picker
  ) -> TestHost {
    TestHost(columns: 60, rows: 14) { DaysPage(picker: picker, days: days) }
  }

  private func plain(_ days: Set<DateComponents> = [third]) -> TestHost {
    host(days) { MultiDatePicker("Days", selection: $0) }
  }

  private func click(_ host: TestHost, _ day: Int) {
    let number = day < 10 ? "  \(day) " : " \(day) "
    for (row, line) in host.screen.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated() where !line.contains("days")
    {
      let padded = "\(line) ".replacing(/[^0-9]/, with: " ")
      guard let range = padded.range(of: number) else { continue }
      let column = padded.distance(from: padded.startIndex, to: range.upperBound) - 2
      host.send(.pointer(PointerEvent(.press(.left), column: column, row: row)))
      host.send(.pointer(PointerEvent(.release(.left), column: column, row: row)))
      return
    }
    Issue.record("\(day) is not on the screen:\n\(host.screen)")
  }

  @Test("it shows the month of its first day, and reads its days out")
  func shows() throws {
    let host = plain([third, DateComponents(year: 2026, month: 11, day: 20)])
    #expect(host.screen.contains("November 2026") && host.screen.contains("Days"))
    #expect(try host.find(.picker).label == "Days")
    #expect(try host.find(.picker).value == "2026-11-03, 2026-11-20")
  }

  @Test("a click chooses a day, and another one no longer does")
  func clicks() {
    let host = plain()
    click(host, 17)
    click(host, 26)
    #expect(host.screen.contains("days 3 17 26."))
    click(host, 17)
    #expect(host.screen.contains("days 3 26."))
    // The app's own day has no calendar; the picker's have.
    #expect(host.screen.contains("partial"))
    click(host, 3)
    #expect(host.screen.contains("days 26.") && host.screen.contains("complete"))
  }

  @Test("arrow keys move and choose nothing; Return and Space choose; Escape leaves")
  func keys() throws {
    let host = plain()
    try host.find(.picker).focus()
    host.press(.return)
    host.press(.rightArrow)
    host.press(.downArrow)
    #expect(host.screen.contains("days 3."))
    host.press(.space)
    #expect(host.screen.contains("days 3 11."))
    host.press(.rightArrow)
    host.press(.return)
    #expect(host.screen.contains("days 3 11 12."))
    host.press(.return)
    #expect(host.screen.contains("days 3 11."))
    host.press(.escape)
    #expect(try host.find(.picker).value == "2026-11-03, 2026-11-11")
  }

  @Test("days outside of its bounds cannot be chosen", arguments: [0, 1, 2])
  func bounds(form: Int) {
    let (low, end) = (date(10), date(20))
    let host = host { days in
      switch form {
      case 0: MultiDatePicker("Days", selection: days, in: low..<end)
      case 1: MultiDatePicker("Days", selection: days, in: low...)
      default: MultiDatePicker("Days", selection: days, in: ..<end)
      }
    }
    for day in [9, 10, 19, 20] { click(host, day) }
    let chosen = ["days 3 10 19.", "days 3 10 19 20.", "days 3 9 10 19."]
    #expect(host.screen.contains(chosen[form]))
  }

  @Test("with a label of the app's own, and disabled it takes nothing")
  func disabled() throws {
    let host = host { days in
      MultiDatePicker(selection: days) { Text("Own") }.disabled(true)
    }
    #expect(host.screen.contains("Own"))
    click(host, 17)
    #expect(try host.find(.picker).value == "2026-11-03")
  }
}
