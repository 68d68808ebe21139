import Combine
import SwiftUI

extension Notification.Name { static let lap = Notification.Name("lap") }
final class Swim: ObservableObject {
  @Published var laps = 0
  private var bag = Set<AnyCancellable>()
  func begin() {
    NotificationCenter.default.publisher(for: .lap).sink { [weak self] _ in self?.laps += 1 }
      .store(in: &bag)
  }
  func beginOnce() {
    guard bag.isEmpty else { return }
    NotificationCenter.default.publisher(for: .lap).sink { [weak self] _ in self?.laps += 1 }
      .store(in: &bag)
  }
  func beginAgain() {
    finish()
    NotificationCenter.default.publisher(for: .lap).sink { [weak self] _ in self?.laps += 1 }
      .store(in: &bag)
  }
  func finish() { bag.removeAll() }
}
struct First: View {
  @StateObject private var swim = Swim()
  var body: some View {
    Text("\(swim.laps)").onAppear { swim.begin() }.onDisappear { swim.finish() }
    Button("Finish") { swim.finish() }
  }
}
struct Second: View {
  @StateObject private var swim = Swim()
  var body: some View {
    Text("\(swim.laps)").onAppear { swim.beginOnce() }
    Button("Finish") { swim.finish() }
  }
}
struct Third: View {
  @StateObject private var swim = Swim()
  var body: some View {
    Text("\(swim.laps)").onAppear { swim.beginAgain() }
    Button("Finish") { swim.finish() }
  }
}
