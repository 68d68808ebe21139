import Combine
import SwiftUI

// Nothing holds these models but their views.
final class Sensor: ObservableObject {
  @Published var reading = 0.0
  @Published var text = ""
  private var bag: Set<AnyCancellable> = []
  init() {
    Timer.publish(every: 5, on: .main, in: .common).autoconnect().map { _ in 1.0 }
      .assign(to: &$reading)
    Timer.publish(every: 5, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.text = "a" }
      .store(in: &bag)
    // A request ends.
    URLSession.shared.dataTaskPublisher(for: URL(string: "https://example.com")!)
      .map { "\($0.data.count)" }.replaceError(with: "").assign(to: \.text, on: self)
      .store(in: &bag)
    NotificationCenter.default.publisher(for: .init("a")).first()
      .sink { _ in self.text = "b" }
      .store(in: &bag)
  }
}
final class Meter: ObservableObject {
  @Published var value = 0
  private var timer: Timer?
  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.value += 1 }
  }
  func stop() { timer?.invalidate() }
}
final class Clock: ObservableObject {
  @Published var time = 0
  init() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      time += 1
    }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.time = 0 }
  }
}
final class Mail: ObservableObject {
  @Published var count = 0
  private var token: NSObjectProtocol?
  init() {
    token = NotificationCenter.default.addObserver(
      forName: .init("a"), object: nil, queue: .main
    ) { [weak self] _ in self?.count += 1 }
  }
  deinit { if let token { NotificationCenter.default.removeObserver(token) } }
}
struct SensorScreen: View {
  @StateObject private var mail = Mail()
  @StateObject private var sensor = Sensor()
  @StateObject private var meter = Meter()
  @StateObject private var clock = Clock()
  var body: some View {
    Text("\(sensor.reading) \(meter.value) \(clock.time)")
      .onAppear { meter.start() }
      .onDisappear { meter.stop() }
  }
}
struct Host: View {
  var body: some View { NavigationStack { NavigationLink("Sensor") { SensorScreen() } } }
}
// A model that lives as long as the window.
final class Ticker: ObservableObject {
  @Published var count = 0
  private var bag: Set<AnyCancellable> = []
  init() {
    Timer.publish(every: 1, on: .main, in: .common).autoconnect().map { _ in 1 }
      .assign(to: \.count, on: self).store(in: &bag)
  }
}
struct TickerView: View {
  @StateObject private var ticker = Ticker()
  var body: some View { Text("\(ticker.count)") }
}
struct TickerHost: View { var body: some View { VStack { TickerView() } } }
