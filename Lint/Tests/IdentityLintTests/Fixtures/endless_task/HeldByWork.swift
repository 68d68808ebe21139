import Combine
import SwiftUI

final class Sensor: ObservableObject {
  @Published var reading = 0.0
  private var bag: Set<AnyCancellable> = []
  init() {
    Timer.publish(every: 5, on: .main, in: .common)
      .autoconnect()
      .map { _ in 1.0 }
      .assign(to: \.reading, on: self)
      .store(in: &bag)
  }
}
struct SensorScreen: View {
  @StateObject private var model = Sensor()  // expect: endless_task
  var body: some View { Text("\(model.reading)") }
}
final class Inbox: ObservableObject {
  @Published var count = 0
  private var token: AnyCancellable?
  init() {
    token = NotificationCenter.default.publisher(for: .init("a")).sink { _ in self.count += 1 }
  }
}
struct InboxScreen: View {
  @StateObject private var inbox = Inbox()  // expect: endless_task
  var body: some View { Text("\(inbox.count)") }
}
@MainActor final class Clock: ObservableObject {
  @Published var time = 0
  init() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      Task { @MainActor in self.time += 1 }
    }
  }
}
struct ClockView: View {
  @StateObject private var clock = Clock()  // expect: endless_task
  var body: some View { Text("\(clock.time)") }
}
final class Meter: NSObject, ObservableObject {
  @Published var value = 0
  private var timer: Timer?
  override init() {
    super.init()
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }
  @objc func tick() { value += 1 }
  deinit { timer?.invalidate() }
}
struct MeterView: View {
  @StateObject private var meter = Meter()  // expect: endless_task
  var body: some View { Text("\(meter.value)") }
}
// A method as the receiver, a display link, an observer.
final class Feed: ObservableObject {
  @Published var count = 0
  private var bag: Set<AnyCancellable> = []
  init() {
    NotificationCenter.default.publisher(for: .init("a")).sink(receiveValue: receive)
      .store(in: &bag)
  }
  private func receive(_ note: Notification) { count += 1 }
}
struct FeedView: View {
  @StateObject private var feed = Feed()  // expect: endless_task
  var body: some View { Text("\(feed.count)") }
}
final class Frames: NSObject, ObservableObject {
  @Published var count = 0
  private var link: CADisplayLink?
  override init() {
    super.init()
    link = CADisplayLink(target: self, selector: #selector(step))
    link?.add(to: .main, forMode: .common)
  }
  @objc func step() { count += 1 }
  deinit { link?.invalidate() }
}
struct FramesView: View {
  @StateObject private var frames = Frames()  // expect: endless_task
  var body: some View { Text("\(frames.count)") }
}
final class Mail: ObservableObject {
  @Published var count = 0
  private var token: NSObjectProtocol?
  init() {
    token = NotificationCenter.default.addObserver(
      forName: .init("a"), object: nil, queue: .main
    ) { _ in self.count += 1 }
  }
  deinit { if let token { NotificationCenter.default.removeObserver(token) } }
}
struct MailView: View {
  @StateObject private var mail = Mail()  // expect: endless_task
  var body: some View { Text("\(mail.count)") }
}
struct Host: View {
  @State private var isOn = false
  var body: some View {
    NavigationStack {
      Toggle("On", isOn: $isOn)
      if isOn { ClockView() }
      NavigationLink("Sensor") { SensorScreen() }
      NavigationLink("Inbox") { InboxScreen() }
      NavigationLink("Meter") { MeterView() }
      NavigationLink("Feed") { FeedView() }
      NavigationLink("Frames") { FramesView() }
      NavigationLink("Mail") { MailView() }
    }
  }
}
