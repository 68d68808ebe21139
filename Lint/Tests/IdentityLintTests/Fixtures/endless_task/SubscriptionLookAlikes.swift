import Combine
import SwiftUI

final class Clock: ObservableObject {
  @Published var seconds = 0
  private var ticker: AnyCancellable?
  private var bag = Set<AnyCancellable>()
  private var requests = Set<AnyCancellable>()
  private var guarded = Set<AnyCancellable>()
  private var ended = Set<AnyCancellable>()
  private var timer: Timer?
  /// Takes the place of the one before.
  func start() {
    ticker = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.seconds += 1 }
  }
  /// Ends the ones before.
  func restart() {
    bag.removeAll()
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.seconds += 1 }
      .store(in: &bag)
  }
  /// A request ends by itself.
  func load(_ url: URL) {
    URLSession.shared.dataTaskPublisher(for: url).map(\.data)
      .sink(receiveCompletion: { _ in }, receiveValue: { [weak self] in self?.seconds = $0.count })
      .store(in: &requests)
  }
  /// Only once.
  func startOnce() {
    guard guarded.isEmpty else { return }
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.seconds += 1 }
      .store(in: &guarded)
  }
  func startUntilGone() {
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.seconds += 1 }
      .store(in: &ended)
  }
  func stop() { ended = [] }
  func tick() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.seconds += 1
    }
  }
}
struct Clocks: View {
  @StateObject private var clock = Clock()
  let url: URL
  var body: some View {
    Text("\(clock.seconds)")
      .onAppear {
        clock.start()
        clock.restart()
        clock.load(url)
        clock.startOnce()
        clock.startUntilGone()
        clock.tick()
      }
      .onDisappear { clock.stop() }
      .task { clock.start() }
  }
}
