import Foundation
import TheseusTesting
import TheseusViews
import Testing

#if canImport(CombineFoundation)
  import CombineFoundation
#endif

@MainActor @Suite("Timers that views receive from follow the host's clock")
struct TimerTests {
  private struct Ticking: View {
    @State private var count = 0
    @State private var isRunning = true
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
      VStack {
        Text("count \(count)")
        Button("stop") { timer.upstream.connect().cancel() }
        Button("leave") { isRunning = false }
        if isRunning { Text("on").onReceive(timer) { _ in count += 1 } }
      }
    }
  }

  @Test("each interval of an advance fires once")
  func advance() {
    let host = TestHost(columns: 30, rows: 6) { Ticking() }
    #expect(host.screen.contains("count 0"))
    host.advance(by: .milliseconds(900))
    #expect(host.screen.contains("count 0"))
    host.advance(by: .milliseconds(100))
    #expect(host.screen.contains("count 1"))
    host.advance(by: .seconds(3))
    #expect(host.screen.contains("count 4"))
  }

  @Test("connect().cancel() stops it, and so does the end of the view")
  func stopping() throws {
    let host = TestHost(columns: 30, rows: 6) { Ticking() }
    host.advance(by: .seconds(2))
    try host.find(.button, "stop").tap()
    host.advance(by: .seconds(2))
    #expect(host.screen.contains("count 2"))
    let other = TestHost(columns: 30, rows: 6) { Ticking() }
    other.advance(by: .seconds(1))
    try other.find(.button, "leave").tap()
    other.advance(by: .seconds(2))
    #expect(other.screen.contains("count 1"))
  }

  @Test("dates are an interval apart; operators keep the clock; each firing is an event")
  func operators() {
    struct Page: View {
      @State private var dates: [Date] = []
      @State private var seconds = 10
      var body: some View {
        let timer = Timer.publish(every: 0.5, on: .main, in: .default).autoconnect()
        VStack {
          Text("\(dates.count) dates, \(seconds) left")
          Leaf(timer: timer, dates: $dates, seconds: $seconds)
        }
      }
      struct Leaf: View {
        let timer: Publishers.Autoconnect<Timer.TimerPublisher>
        @State private var source: Publishers.Autoconnect<Timer.TimerPublisher>?
        @Binding var dates: [Date]
        @Binding var seconds: Int
        init(
          timer: Publishers.Autoconnect<Timer.TimerPublisher>, dates: Binding<[Date]>,
          seconds: Binding<Int>
        ) {
          self.timer = timer
          _source = State(initialValue: timer)
          _dates = dates
          _seconds = seconds
        }
        var body: some View {
          if let source {
            Text("leaf")
              .onReceive(source) { dates.append($0) }
              .onReceive(source.map { _ in 1 }.prefix(3)) { seconds -= $0 }
          }
        }
      }
    }
    let host = TestHost(columns: 40, rows: 6) { Page() }
    host.advance(by: .seconds(5))
    #expect(host.screen.contains("10 dates, 7 left"))
  }

  @Test("TimelineView and timers keep the same time")
  func order() {
    @MainActor final class Log { var words: [String] = [] }
    struct Page: View {
      let log: Log
      let fast = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      let slow = Timer.publish(every: 1.5, on: .main, in: .common).autoconnect()
      var body: some View {
        Text("page")
          .onReceive(fast) { _ in log.words.append("fast") }
          .onReceive(slow) { _ in log.words.append("slow") }
      }
    }
    let log = Log()
    let host = TestHost { Page(log: log) }
    host.advance(by: .seconds(2))
    #expect(log.words == ["fast", "slow", "fast"])
    host.unmount()
    host.advance(by: .seconds(2))
    #expect(log.words.count == 3)
  }
}
