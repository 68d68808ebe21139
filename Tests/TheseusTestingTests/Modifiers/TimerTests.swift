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

  @MainActor
  private final class TickModel: ObservableObject {
    static let shared = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @Published var count = 0
    private var running: AnyCancellable?
    func start() {
      running = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        .sink { [weak self] _ in self?.count += 1 }
    }
    func stop() { running = nil }
  }

  /// Every place where a timer is kept; each can be stopped and started again.
  private struct Kept: View {
    enum Place: CaseIterable { case state, shared, model, connected }
    let place: Place
    @State private var count = 0
    @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var plain = Timer.publish(every: 1, on: .main, in: .common)
    @State private var connection: (any Cancellable)?
    @State private var listens = true
    @StateObject private var model = TickModel()

    var body: some View {
      VStack {
        Text("count \(place == .model ? model.count : count)")
        Button("stop", action: stop)
        Button("start", action: start)
        switch place {
        case .state: Text("on").onReceive(timer) { _ in count += 1 }
        case .shared: if listens { Text("on").onReceive(TickModel.shared) { _ in count += 1 } }
        case .model: Text("on").onAppear { model.start() }
        case .connected:
          Text("on").onReceive(plain) { _ in count += 1 }.onAppear { connection = plain.connect() }
        }
      }
    }

    private func stop() {
      switch place {
      case .state: timer.upstream.connect().cancel()
      case .shared: listens = false
      case .model: model.stop()
      case .connected: connection?.cancel()
      }
    }

    private func start() {
      switch place {
      case .state: timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      case .shared: listens = true
      case .model: model.start()
      case .connected:
        plain = Timer.publish(every: 1, on: .main, in: .common)
        connection = plain.connect()
      }
    }
  }

  @Test(
    "a timer fires, stops and starts again, wherever it is kept", arguments: Kept.Place.allCases)
  private func restart(place: Kept.Place) throws {
    let host = TestHost(columns: 30, rows: 8) { Kept(place: place) }
    // A timer that was stopped and started ticks from then on.
    for round in 1...3 {
      host.advance(by: .milliseconds(500))
      host.advance(by: .seconds(2))
      #expect(host.screen.contains("count \(round * 2)"), "round \(round)")
      try host.find(.button, "stop").tap()
      host.advance(by: .seconds(5))
      #expect(host.screen.contains("count \(round * 2)"), "stopped, round \(round)")
      try host.find(.button, "start").tap()
    }
    host.unmount()
    host.advance(by: .seconds(5))
  }

  @Test("several views of one timer get each date; one that leaves does not stop the others")
  func subscribers() throws {
    struct Page: View {
      @State private var counts = [0, 0, 0]
      @State private var shown = 3
      @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      var body: some View {
        VStack {
          Text(counts.map(String.init).joined(separator: " "))
          Button("fewer") { shown -= 1 }
          Button("all") { shown = 3 }
          ForEach(0..<shown, id: \.self) { index in
            Text("row").onReceive(timer) { _ in counts[index] += 1 }
          }
        }
      }
    }
    let host = TestHost(columns: 30, rows: 8) { Page() }
    host.advance(by: .seconds(2))
    #expect(host.screen.contains("2 2 2"))
    try host.find(.button, "fewer").tap()
    host.advance(by: .seconds(1))
    #expect(host.screen.contains("3 3 2"))
    for _ in 0..<2 { try host.find(.button, "fewer").tap() }
    host.advance(by: .seconds(4))
    #expect(host.screen.contains("3 3 2"))
    try host.find(.button, "all").tap()
    host.advance(by: .seconds(2))
    #expect(host.screen.contains("5 5 4"))
  }

  @Test("hosts that share a timer each fire it by their own clock")
  func twoHosts() {
    let first = TestHost(columns: 30, rows: 8) { Kept(place: .shared) }
    let second = TestHost(columns: 30, rows: 8) { Kept(place: .shared) }
    first.advance(by: .seconds(3))
    #expect(first.screen.contains("count 3") && second.screen.contains("count 0"))
    second.advance(by: .seconds(2))
    #expect(first.screen.contains("count 3") && second.screen.contains("count 2"))
    first.unmount()
    second.advance(by: .seconds(2))
    #expect(second.screen.contains("count 4"))
    let third = TestHost(columns: 30, rows: 8) { Kept(place: .shared) }
    third.advance(by: .seconds(1))
    #expect(third.screen.contains("count 1") && second.screen.contains("count 4"))
  }

  @Test("connecting twice is connecting once")
  func connectedTwice() throws {
    struct Page: View {
      @State private var count = 0
      @State private var connections: [any Cancellable] = []
      @State private var timer = Timer.publish(every: 1, on: .main, in: .common)
      var body: some View {
        VStack {
          Text("count \(count)").onReceive(timer) { _ in count += 1 }
          Button("connect") { connections.append(timer.connect()) }
          Button("cancel") { connections.last?.cancel() }
        }
      }
    }
    let host = TestHost(columns: 30, rows: 8) { Page() }
    host.advance(by: .seconds(2))
    #expect(host.screen.contains("count 0"))
    for _ in 0..<3 { try host.find(.button, "connect").tap() }
    host.advance(by: .seconds(2))
    #expect(host.screen.contains("count 2"))
    try host.find(.button, "cancel").tap()
    host.advance(by: .seconds(2))
    #expect(host.screen.contains("count 2"))
  }
}
