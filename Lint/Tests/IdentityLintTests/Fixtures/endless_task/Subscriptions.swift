import Combine
import SwiftUI

final class Clock: ObservableObject {
  @Published var seconds = 0
  @Published var zone = ""
  private var bag = Set<AnyCancellable>()
  private var timer: Timer?
  func start() {
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.seconds += 1 }
      .store(in: &bag)
  }
  func listen() {
    NotificationCenter.default.publisher(for: .NSSystemClockDidChange)
      .receive(on: RunLoop.main)
      .sink { [weak self] _ in self?.seconds = 0 }
      .store(in: &bag)
  }
  func follow() { connect() }
  private func connect() {
    $zone.sink { [weak self] _ in self?.seconds = 0 }.store(in: &self.bag)
  }
  func tick() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.seconds += 1
    }
  }
}
struct ByAppearance: View {
  @StateObject private var clock = Clock()
  var body: some View {
    Text("\(clock.seconds)").onAppear { clock.start() }  // expect: endless_task
  }
}
struct ByTask: View {
  @StateObject private var clock = Clock()
  var body: some View {
    Text("\(clock.seconds)").task { clock.start() }  // expect: endless_task
  }
}
struct OfNotifications: View {
  @ObservedObject var clock: Clock
  var body: some View {
    Text("\(clock.seconds)").onAppear(perform: begin)
  }
  private func begin() {
    clock.listen()  // expect: endless_task
  }
}
struct OfAProperty: View {
  @ObservedObject var clock: Clock
  var body: some View {
    Text("\(clock.seconds)").onAppear { clock.follow() }  // expect: endless_task
  }
}
struct OfATimer: View {
  @ObservedObject var clock: Clock
  var body: some View {
    Text("\(clock.seconds)").onAppear { clock.tick() }  // expect: endless_task
  }
}
