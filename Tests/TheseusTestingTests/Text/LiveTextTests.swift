import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a text follows a source of the time")
struct LiveTextTests {
  private static let start = Date(timeIntervalSince1970: 1_000_000_010)

  private func environment(_ seconds: TimeInterval) -> TextEnvironment {
    var environment = TextEnvironment()
    environment.now = Self.start.addingTimeInterval(seconds)
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = .gmt
    return environment
  }

  private func resolved(_ text: Text, at seconds: TimeInterval) -> (
    string: String, wait: TimeInterval?
  ) {
    let environment = environment(seconds)
    let text = text.resolve(in: environment)
    // Before AM is a narrow space.
    let string = text.string.replacingOccurrences(of: "\u{202F}", with: " ")
    return (string, text.nextChange.map { $0.timeIntervalSince(environment.now ?? .now) })
  }

  @Test("the present date is written again when its format reads differently")
  func currentDate() throws {
    let text = Text(.currentDate, format: Date.FormatStyle(date: .omitted, time: .shortened))
    #expect(resolved(text, at: 0).string == "1:46 AM")
    #expect(try abs(#require(resolved(text, at: 0).wait) - 10 - 0) < 0.01)
    #expect(resolved(text, at: 10).string == "1:47 AM")
    let short: Text = Text(.currentDate, format: .dateTime.hour().minute().second())
    #expect(resolved(short, at: 0.25).string == "1:46:50 AM")
    #expect(try abs(#require(resolved(short, at: 0.25).wait) - 0.75) < 0.01)
  }

  @Test("an offset counts up from a date, and is negative until then")
  func durationOffset() throws {
    let text = Text(.durationOffset(to: Self.start), format: .time(pattern: .minuteSecond))
    #expect(resolved(text, at: 61).string == "1:01")
    #expect(resolved(text, at: 0).string == "0:00")
    #expect(resolved(text, at: -61).string == "-1:01")
    // From each time, the text reads the same until its change, and differently after it.
    for seconds in [-65.3, -1.2, 0, 0.7, 59.9, 3600.25] {
      let now = resolved(text, at: seconds)
      let wait = try #require(now.wait)
      #expect(wait > 0 && wait <= 1.05, "\(seconds)")
      #expect(resolved(text, at: seconds + wait * 0.9).string == now.string, "\(seconds)")
    }
  }

  /// The length of a range in whole seconds.
  private struct Length: DiscreteFormatStyle {
    func format(_ value: Range<Date>) -> String {
      "\(Int(value.upperBound.timeIntervalSince(value.lowerBound).rounded(.down))) s"
    }
    func discreteInput(after input: Range<Date>) -> Range<Date>? {
      input.lowerBound..<input.upperBound.addingTimeInterval(1)
    }
    func discreteInput(before input: Range<Date>) -> Range<Date>? { nil }
    func input(after input: Range<Date>) -> Range<Date>? { nil }
    func input(before input: Range<Date>) -> Range<Date>? { nil }
  }

  @Test("a range begins or ends now, and is empty on the other side of its date")
  func ranges() {
    let growing = Text(.dateRange(startingAt: Self.start), format: Length())
    #expect(resolved(growing, at: 5).string == "5 s" && resolved(growing, at: 5).wait == 1)
    #expect(resolved(growing, at: -5).string == "0 s")
    let shrinking = Text(.dateRange(endingAt: Self.start), format: Length())
    #expect(resolved(shrinking, at: -5).string == "5 s")
    #expect(resolved(shrinking, at: 5).string == "0 s")
  }

  /// Text in bold, and no change.
  private struct Bold: DiscreteFormatStyle {
    func format(_ value: Date) -> AttributedString {
      var text = AttributedString("now")
      text.inlinePresentationIntent = .stronglyEmphasized
      return text
    }
    func discreteInput(after input: Date) -> Date? { nil }
    func discreteInput(before input: Date) -> Date? { nil }
    func input(after input: Date) -> Date? { nil }
    func input(before input: Date) -> Date? { nil }
  }

  @Test("a style may write attributes, and never read differently")
  func attributed() {
    let text = Text(.currentDate, format: Bold())
    #expect(resolved(text, at: 0).string == "now" && resolved(text, at: 0).wait == nil)
  }

  @Test("inside a longer text, and compared by source and style")
  func composed() {
    let clock = Duration.TimeFormatStyle(pattern: .minuteSecond)
    let inside = Text("since \(.durationOffset(to: Self.start), format: clock)!")
    #expect(resolved(inside, at: 61).string == "since 1:01!")
    #expect((resolved(inside, at: 61).wait ?? 9) <= 1.05)
    let text = Text(.durationOffset(to: Self.start), format: clock)
    #expect(text == Text(.durationOffset(to: Self.start), format: clock))
    #expect(text != Text(.durationOffset(to: .distantPast), format: clock))
    #expect(
      text
        != Text(
          .durationOffset(to: Self.start),
          format: Duration.TimeFormatStyle(pattern: .hourMinuteSecond)))
  }

  @Test("it changes on the screen with the host's clock")
  func onScreen() async throws {
    // Far from where minutes are rounded, however slow the machine is.
    let start = Date.now.addingTimeInterval(-3605)
    let host = TestHost(columns: 20, rows: 2) {
      Text(.durationOffset(to: start), format: .time(pattern: .hourMinute))
    }
    #expect(host.screen.contains("1:00"))
    host.advance(by: .seconds(60))
    try await host.settle()
    #expect(host.screen.contains("1:01"))
  }
}
