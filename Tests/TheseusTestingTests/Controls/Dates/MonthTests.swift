import Foundation
import TheseusTesting
import TheseusViews
import Testing

/// A month that is chosen from, in UTC.
private struct MonthPage: View {
  var locale = "en_US"
  var range = Date.distantPast...Date.distantFuture
  var components: DatePickerComponents = .date
  // 23 November 2026, 18:45.
  @State var date = Date(timeIntervalSince1970: 1_795_459_500)

  var body: some View {
    VStack(alignment: .leading) {
      DatePicker("Due", selection: $date, in: range, displayedComponents: components)
        .datePickerStyle(.graphical)
        .environment(\.locale, Locale(identifier: locale))
      Text("at \(Int(date.timeIntervalSince1970) % 86_400 / 60)")
    }
    .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
    .environment(\.calendar, Calendar(identifier: .gregorian))
  }
}

@MainActor @Suite("the graphical date picker shows a month")
struct MonthTests {
  private func host(_ page: MonthPage = MonthPage()) -> TestHost {
    TestHost(columns: 50, rows: 12) { page }
  }

  private func value(_ host: TestHost) throws -> String { try host.find(.picker).value }

  /// The line of the screen that contains a text.
  private func line(_ text: String, _ host: TestHost) -> String {
    host.screen.split(separator: "\n").first { $0.contains(text) }.map(String.init) ?? ""
  }

  @Test("a title, weekdays in the locale's order and the days, below them")
  func days() throws {
    let host = host()
    #expect(host.screen.contains("November 2026"))
    #expect(line("Mo", host).contains("Su  Mo  Tu  We  Th  Fr  Sa"))
    #expect(line(" 23 ", host).contains("22  23  24  25  26  27  28"))
    let german = self.host(MonthPage(locale: "de_DE"))
    #expect(line("Di", german).contains("Mo"))
    #expect(line(" 24 ", german).contains("23  24  25  26  27  28  29"))
    let names = line("Mo", german)
    #expect(names.hasSuffix("So."))
    let one = german.screen.split(separator: "\n").first {
      $0.trimmingCharacters(in: .whitespaces) == "1"
    }
    #expect(one?.count == names.count)
  }

  @Test("keys pass over it until Return, Space, a digit or a click enters it")
  func entering() throws {
    struct Form: View {
      var body: some View {
        VStack {
          TextField("Before", text: .constant(""))
          MonthPage()
          Button("After") {}
        }
      }
    }
    let host = TestHost(columns: 50, rows: 16) { Form() }
    for key in [KeyEquivalent.upArrow, .downArrow, .leftArrow, .rightArrow] {
      try host.find(.picker).focus()
      host.press(key)
      #expect(try value(host) == "2026-11-23")
    }
    for key in [KeyEquivalent.pageUp, .pageDown, .home, .end] {
      try host.find(.picker).focus()
      host.press(key)
      #expect(try value(host) == "2026-11-23")
    }
    try host.find(.textField).focus()
    host.press(.downArrow)
    host.press(.downArrow)
    #expect(host.focused?.label == "After")
    for (entry, expected) in [(KeyEquivalent.return, "2026-11-24"), (.space, "2026-11-25")] {
      try host.find(.picker).focus()
      host.press(entry)
      host.press(.rightArrow)
      #expect(try value(host) == expected)
      host.press(entry)
      host.press(.rightArrow)
      #expect(try value(host) == expected, "left by the same key")
      host.press(.tab)
    }
  }

  @Test("digits choose a day of the month; another key ends the number")
  func digits() throws {
    let host = host()
    try host.find(.picker).focus()
    host.type("1")
    #expect(try value(host) == "2026-11-01")
    host.type("7")
    #expect(try value(host) == "2026-11-17")
    host.type("3")
    #expect(try value(host) == "2026-11-03")
    host.type("1")
    #expect(try value(host) == "2026-11-01")
    host.press(.rightArrow)
    host.type("0")
    #expect(try value(host) == "2026-11-02")
    host.type("9")
    #expect(try value(host) == "2026-11-09")
  }

  @Test("arrow keys choose days and weeks, PgUp and PgDn months, Home and End the month's ends")
  func keys() throws {
    let host = host()
    try host.find(.picker).focus()
    host.press(.return)
    for (key, expected) in [
      (KeyEquivalent.rightArrow, "2026-11-24"), (.downArrow, "2026-12-01"),
      (.leftArrow, "2026-11-30"), (.upArrow, "2026-11-23"), (.pageDown, "2026-12-23"),
      (.pageUp, "2026-11-23"), (.end, "2026-11-30"), (.home, "2026-11-01"),
    ] {
      host.press(key)
      #expect(try value(host) == expected)
    }
    host.press(.pageDown)
    #expect(host.screen.contains("December 2026"))
  }

  @Test("a click chooses a day and keeps the time of day; the buttons only turn the page")
  func pointer() throws {
    let host = host()
    func press(_ text: String, from start: String? = nil) throws {
      let lines = host.screen.split(separator: "\n", omittingEmptySubsequences: false)
      let row = try #require(lines.firstIndex { $0.contains(text) })
      let range = try #require(lines[row].range(of: text, options: .backwards))
      let column = lines[row].distance(from: lines[row].startIndex, to: range.lowerBound)
      host.send(.pointer(PointerEvent(.press(.left), column: column, row: row)))
      host.send(.pointer(PointerEvent(.release(.left), column: column, row: row)))
    }
    try press("11 ")
    #expect(try value(host) == "2026-11-11")
    #expect(host.screen.contains("at 1125"))
    try press("›")
    #expect(host.screen.contains("December 2026"))
    #expect(try value(host) == "2026-11-11")
    try press("‹")
    try press("‹")
    #expect(host.screen.contains("October 2026"))
    try press("31")
    #expect(try value(host) == "2026-10-31")
  }

  @Test("days out of the range cannot be chosen")
  func range() throws {
    let day = Date(timeIntervalSince1970: 1_795_459_500)
    let host = host(MonthPage(range: day...day.addingTimeInterval(86_400)))
    try host.find(.picker).focus()
    host.press(.return)
    host.press(.upArrow)
    #expect(try value(host) == "2026-11-23")
    host.press(.pageDown)
    #expect(try value(host) == "2026-11-24")
  }

  @Test("a date and a time are a month and a field for the time")
  func time() throws {
    let host = host(MonthPage(components: [.date, .hourAndMinute]))
    #expect(host.findAll(.picker).map(\.value) == ["2026-11-23", "18:45"])
    #expect(host.screen.contains("6:45 PM"))
  }

  @Test("a disabled month takes no keys and no clicks")
  func disabled() throws {
    let host = TestHost(columns: 50, rows: 12) { MonthPage().disabled(true) }
    #expect(try !host.find(.picker).isEnabled)
    host.press(.tab)
    host.press(.return)
    host.press(.rightArrow)
    host.type("7")
    #expect(try value(host) == "2026-11-23")
  }
}

@MainActor @Suite("dates follow the locale")
struct DateLocaleTests {
  private struct Page: View {
    let locale: String
    var components: DatePickerComponents = [.date, .hourAndMinute]
    @State private var date = Date(timeIntervalSince1970: 1_795_459_500)
    var body: some View {
      DatePicker("Due", selection: $date, displayedComponents: components)
        .environment(\.locale, Locale(identifier: locale))
        .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
        .environment(\.calendar, Calendar(identifier: .gregorian))
    }
  }

  @Test(
    "a field shows the locale's order, names and clock",
    arguments: [
      ("en_US", "Nov 23, 2026 at 6:45 PM"), ("en_GB", "23 Nov 2026 at 18:45"),
      ("de_DE", "23. Nov. 2026, 18:45"), ("ja_JP", "2026年11月23日 18:45"),
    ])
  func order(locale: String, expected: String) throws {
    let host = TestHost(columns: 60, rows: 3) { Page(locale: locale) }
    #expect(host.screen.contains(expected), "\(host.screen)")
    #expect(try host.find(.picker).value == "2026-11-23 18:45")
  }

  @Test("digits go to the parts in the locale's order; letters choose a month")
  func typing() throws {
    let host = TestHost(columns: 60, rows: 3) { Page(locale: "en_GB", components: .date) }
    try host.find(.picker).focus()
    host.type("07042025")
    host.press(.return)
    #expect(try host.find(.picker).value == "2025-04-07")
    host.press(.return)
    host.press(.home)
    host.press(.rightArrow)
    host.type("j")
    #expect(try host.find(.picker).value == "2025-06-07")
    host.type("j")
    #expect(try host.find(.picker).value == "2025-07-07")
  }

  @Test("a clock of twelve hours has a part for the half of the day")
  func halves() throws {
    let host = TestHost(columns: 60, rows: 3) { Page(locale: "en_US", components: .hourAndMinute) }
    try host.find(.picker).focus()
    host.press(.return)
    host.press(.end)
    host.press(.upArrow)
    #expect(try host.find(.picker).value == "06:45")
    host.type("p")
    #expect(try host.find(.picker).value == "18:45")
    host.press(.home)
    host.type("12")
    #expect(try host.find(.picker).value == "12:45")
  }

  @Test("a pasted ISO date is taken whole in every locale")
  func paste() throws {
    let host = TestHost(columns: 60, rows: 3) { Page(locale: "en_US") }
    try host.find(.picker).focus()
    host.press(.return)
    host.paste("2025-03-15 08:05")
    #expect(try host.find(.picker).value == "2025-03-15 08:05")
  }
}
