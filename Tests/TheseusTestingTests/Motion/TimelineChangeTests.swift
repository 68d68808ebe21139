import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("A timeline view shows the times of its schedule")
struct TimelineChangeTests {
  final class Shown {
    var dates: [Date] = []
    func note(_ date: Date) -> Text {
      if dates.last != date { dates.append(date) }
      return Text("shown")
    }
  }

  @Test("as the clock is advanced, each in its turn")
  func advance() {
    let shown = Shown()
    // In the middle of a period: the time of day does not matter.
    let start = Date.now.addingTimeInterval(-5)
    let host = TestHost {
      TimelineView(.periodic(from: start, by: 10)) { context in shown.note(context.date) }
    }
    #expect(shown.dates.count == 1)
    host.advance(by: .seconds(10))
    #expect(shown.dates.count == 2)
    host.advance(by: .seconds(1))
    #expect(shown.dates.count == 2)
    // Of several that have passed, the last one.
    host.advance(by: .seconds(100))
    #expect(shown.dates.count == 3)
    for date in shown.dates {
      #expect(abs(date.timeIntervalSince(start).remainder(dividingBy: 10)) < 0.001)
    }
  }

  @Test("one that is shown again, or for the first time, has the date of the host's clock")
  func shownLater() throws {
    struct Stopwatch: View {
      let start: Date
      @State private var isShown = true
      @State private var pages: [Int] = []
      var body: some View {
        VStack {
          Button("toggle") { isShown.toggle() }
          if isShown { clock("first") }
          Button("another") { pages.append(1) }
          ForEach(pages, id: \.self) { _ in clock("second") }
        }
      }
      private func clock(_ name: String) -> some View {
        TimelineView(.periodic(from: start, by: 3600)) { context in
          Text("\(name) \(Int((context.date.timeIntervalSince(start) / 3600).rounded(.down)))")
        }
      }
    }
    // In the middle of an hour: the time that the test takes does not matter.
    let start = Date.now.addingTimeInterval(-1800)
    let host = TestHost { Stopwatch(start: start) }
    #expect(host.screen.contains("first 0"))
    host.advance(by: .seconds(36_000))
    #expect(host.screen.contains("first 10"))
    try host.find(.button, "toggle").tap()
    host.advance(by: .seconds(36_000))
    try host.find(.button, "toggle").tap()
    try host.find(.button, "another").tap()
    #expect(host.screen.contains("first 20") && host.screen.contains("second 20"))
    host.advance(by: .seconds(18_000))
    #expect(host.screen.contains("first 25") && host.screen.contains("second 25"))
  }

  private struct Page: View {
    let shown: Shown
    @State private var isPaused = true
    @State private var interval = 1.0
    var body: some View {
      TimelineView(.animation(minimumInterval: 0.1, paused: isPaused)) { shown.note($0.date) }
      TimelineView(.periodic(from: .distantPast, by: interval)) { context in
        Text("second \(Int(context.date.timeIntervalSince1970))")
      }
      Button("Pause") { isPaused.toggle() }
      Button("Slower") { interval = 100_000 }
    }
  }

  @Test("a schedule that is paused shows nothing new until it is resumed")
  func paused() throws {
    let shown = Shown()
    let host = TestHost { Page(shown: shown) }
    host.advance(by: .seconds(1))
    #expect(shown.dates.count == 1)
    try host.find(.button, "Pause").tap()
    for _ in 0..<5 { host.advance(by: .milliseconds(100)) }
    let count = shown.dates.count
    #expect(count > 4)
    try host.find(.button, "Pause").tap()
    let paused = shown.dates.count
    host.advance(by: .seconds(1))
    #expect(shown.dates.count == paused)
  }

  @Test("another schedule replaces the one before it")
  func otherSchedule() throws {
    let host = TestHost { Page(shown: Shown()) }
    let first = host.screen
    host.advance(by: .seconds(1))
    #expect(host.screen != first)
    try host.find(.button, "Slower").tap()
    let slower = host.screen
    host.advance(by: .seconds(1))
    #expect(host.screen == slower)
  }

  @Test("nothing happens while the view is not shown")
  func hidden() throws {
    struct Tabs: View {
      let shown: Shown
      var body: some View {
        TabView {
          TimelineView(.periodic(from: .now, by: 1)) { context in
            shown.note(context.date)
            Text("second view")
          }
          .tabItem { Text("Clock") }
          Text("other page").tabItem { Text("Other") }
        }
      }
    }
    let shown = Shown()
    let host = TestHost { Tabs(shown: shown) }
    try host.find(.tab, "Other").tap()
    let count = shown.dates.count
    host.advance(by: .seconds(5))
    #expect(shown.dates.count == count)
    try host.find(.tab, "Clock").tap()
    #expect(shown.dates.count == count + 1)
    host.advance(by: .seconds(1))
    #expect(shown.dates.count == count + 2)
  }
}
