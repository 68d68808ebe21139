import Combine
import SwiftUI

final class Counter: ObservableObject {
  static let finished = PassthroughSubject<String, Never>()
  @Published var count = 0
  private var bag: Set<AnyCancellable> = []
  func start() {
    Self.finished.receive(on: DispatchQueue.main).sink { [weak self] _ in self?.count += 1 }
      .store(in: &bag)
  }
}
final class Swim: ObservableObject {
  @Published var laps = 0
  private var bag = Set<AnyCancellable>()
  func begin() {
    NotificationCenter.default.publisher(for: .lap).sink { [weak self] _ in self?.laps += 1 }
      .store(in: &bag)
  }
  func finish() { bag.removeAll() }
}
extension Notification.Name { static let lap = Notification.Name("lap") }
struct Downloads: View {
  @StateObject private var counter = Counter()
  var body: some View {
    Text("\(counter.count)").onAppear { counter.start() }  // expect: endless_task
  }
}
struct SwimScreen: View {
  @StateObject private var swim = Swim()
  var body: some View {
    Text("\(swim.laps)")
      .onAppear { swim.begin() }  // expect: endless_task
    // The end comes once, long after the second begin.
    Button("Finish") { swim.finish() }
  }
}
