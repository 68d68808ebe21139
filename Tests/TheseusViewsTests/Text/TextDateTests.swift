import Foundation
import Testing

@testable import TheseusViews

@Suite("Dates in texts")
struct TextDateTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  private var environment: TextEnvironment {
    var environment = TextEnvironment()
    environment.now = now
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = TimeZone(identifier: "UTC")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    environment.calendar = calendar
    return environment
  }

  private func text(_ offset: TimeInterval, _ style: Text.DateStyle) -> String {
    Text(now.addingTimeInterval(offset), style: style).resolve(in: environment).string
  }

  @Test("a date is written in its style")
  func styles() {
    #expect(text(0, .date) == "November 14, 2023")
    #expect(text(0, .time).filter { !$0.isWhitespace } == "10:13PM")
    #expect(
      text(8580, .relative) == "2 hours, 23 minutes" && text(-61, .relative) == "1 minute, 1 second"
    )
    #expect(text(3600, .relative) == "1 hour" && text(0, .relative) == "0 seconds")
    #expect(text(7200, .offset) == "+2 hours" && text(-3 * 2_592_000, .offset) == "-3 months")
    #expect(text(152, .timer) == "2:32" && text(-133_141, .timer) == "36:59:01")
  }

  private func text(_ offset: TimeInterval, _ style: Text.DateStyle, in locale: String) -> String {
    var environment = environment
    environment.locale = Locale(identifier: locale)
    return Text(now.addingTimeInterval(offset), style: style).resolve(in: environment).string
  }

  @Test("distances are in the language of the surroundings")
  func languages() {
    func german(_ offset: TimeInterval, _ style: Text.DateStyle) -> String {
      text(offset, style, in: "de_DE")
    }
    #expect(german(8580, .relative) == "2 Stunden, 23 Minuten")
    #expect(german(-61, .relative) == "1 Minute, 1 Sekunde")
    #expect(german(7200, .offset) == "+2 Stunden" && german(-86_400, .offset) == "-1 Tag")
    #expect(german(-3 * 2_592_000, .offset) == "-3 Monate")
    #expect(german(31_536_000, .offset) == "+1 Jahr")
    #expect(german(-31_536_000 - 2 * 2_592_000, .relative) == "1 Jahr, 2 Monate")
    #expect(german(-2_592_000 - 604_800, .relative) == "1 Monat, 1 Woche")
  }

  @Test("months and years have the plural forms of their language, or are in English")
  func plurals() {
    func months(_ count: Int, _ locale: String) -> String {
      text(Double(count) * 2_592_000, .offset, in: locale)
    }
    #expect(months(1, "ru_RU") == "+1 месяц" && months(3, "ru_RU") == "+3 месяца")
    #expect(months(5, "ru_RU") == "+5 месяцев" && months(5, "pl_PL") == "+5 miesięcy")
    #expect(months(2, "fr_CA") == "+2 mois" && months(2, "ja_JP") == "+2 か月")
    #expect(months(2, "zh_TW") == "+2 個月" && months(2, "zh_CN") == "+2个月")
    #expect(months(2, "nb_NO") == "+2 måneder" && months(2, "pt_BR") == "+2 meses")
    #expect(months(2, "kl_GL") == "+2 months")
  }

  @Test("running times and distances have the digits of the locale")
  func digits() {
    #expect(text(152, .timer, in: "ar_EG") == "٢:٣٢")
    #expect(text(152, .timer, in: "en_US") == "2:32")
    #expect(text(-3 * 2_592_000, .offset, in: "fa_IR") == "-۳ ماه")
    #expect(text(3600 * 5, .offset, in: "ar_EG").contains("٥"))
  }

  @Test("at the borders of units, also where the smaller does not fit into the larger")
  func borders() {
    let (day, week, month, year) = (86_400.0, 604_800.0, 2_592_000.0, 31_536_000.0)
    func change(_ offset: TimeInterval, _ style: Text.DateStyle) -> TimeInterval? {
      Text(now.addingTimeInterval(offset), style: style).resolve(in: environment).nextChange?
        .timeIntervalSince(now)
    }
    #expect(text(-60, .relative) == "1 minute" && text(-59, .relative) == "59 seconds")
    #expect(text(59, .relative) == "59 seconds" && text(3600, .offset) == "+1 hour")
    #expect(change(-59, .offset) == 1 && change(-3599, .offset) == 1)
    #expect(change(3600, .offset) == 1 && change(3659, .offset) == 60)
    #expect(text(-59 * day, .relative) == "1 month, 4 weeks")
    #expect(change(-59 * day, .relative) == day, "two months, before a fifth week")
    #expect(text(-2 * month, .relative) == "2 months")
    #expect(text(-390 * day, .relative) == "1 year")
    #expect(change(-390 * day, .relative) == 5 * day, "a month after a year of 365 days")
    #expect(text(-364 * day, .offset) == "-12 months")
    #expect(change(-364 * day, .offset) == day && text(-year, .offset) == "-1 year")
    #expect(change(month + week, .relative) == 1)
    #expect(change(month + week - 1, .relative) == week)
    #expect(text(0, .timer) == "0:00" && change(0, .timer) == 1)
    #expect(text(3600, .timer) == "1:00:00" && text(3599, .timer) == "59:59")
  }

  @Test("a relative date knows when it changes")
  func changes() {
    let running = Text(now.addingTimeInterval(-1.25), style: .timer).resolve(in: environment)
    #expect(running.string == "0:01" && running.nextChange == now.addingTimeInterval(0.75))
    #expect(Text(now, style: .date).resolve(in: environment).nextChange == nil)
    let two = (Text(now, style: .timer) + Text(now.addingTimeInterval(0.5), style: .timer).bold())
      .resolve(in: environment)
    #expect(two.nextChange == now.addingTimeInterval(0.5))
    func change(_ offset: TimeInterval, _ style: Text.DateStyle) -> TimeInterval? {
      Text(now.addingTimeInterval(offset), style: style).resolve(in: environment).nextChange?
        .timeIntervalSince(now)
    }
    #expect(change(5.5, .timer) == 0.5 && text(5.5, .timer) == "0:06")
    #expect(change(8580, .relative) == 1 && text(8579, .relative) == "2 hours, 22 minutes")
    #expect(change(-8580, .relative) == 60 && change(-8585, .offset) == 3600 * 3 - 8585)
  }

  @Test("A timer runs from one end of its interval to the other")
  func timers() {
    func timer(
      _ start: TimeInterval, _ end: TimeInterval, pause: Date? = nil, down: Bool = true,
      hours: Bool = true
    ) -> ResolvedText {
      let interval = now.addingTimeInterval(start)...now.addingTimeInterval(end)
      return Text(timerInterval: interval, pauseTime: pause, countsDown: down, showsHours: hours)
        .resolve(in: environment)
    }
    #expect(timer(-10, 90).string == "1:30" && timer(-10, 90, down: false).string == "0:10")
    #expect(
      timer(-10, 5400).string == "1:30:00" && timer(-10, 5400, hours: false).string == "90:00")
    #expect(timer(-10, -5).string == "0:00" && timer(-10, -5).nextChange == nil)
    #expect(
      timer(10, 20).string == "0:10" && timer(10, 20).nextChange == now.addingTimeInterval(10))
    let paused = timer(-10, 90, pause: now.addingTimeInterval(-4))
    #expect(paused.string == "1:34" && paused.nextChange == nil)
  }

  @Test("Two dates are a range of times, or of days")
  func ranges() {
    let times = Text(now...now.addingTimeInterval(3600)).resolve(in: environment).string
    #expect(times.filter { !$0.isWhitespace } == "10:13PM–11:13PM")
    #expect(
      Text(now...now.addingTimeInterval(86_400)).resolve(in: environment).string
        == "Nov 14, 2023 – Nov 15, 2023")
  }

  @Test("Dates beyond all calendars do not crash")
  func extremes() {
    for style in [Text.DateStyle.relative, .offset, .timer] {
      #expect(
        !text(.infinity, style).isEmpty && !text(.nan, style).isEmpty
          && !text(-1e300, style).isEmpty)
    }
  }
}
