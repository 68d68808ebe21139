import SwiftUI

@Observable final class Clock: Identifiable {
  let id = UUID()
  private var end: Date?
  var isOpen = false
  var isRunning: Bool { end != nil }
  func start() { end = .now }
  func open() { isOpen.toggle() }
}
struct ClockRow: View {
  let clock: Clock
  @State private var isTicking = false
  @State private var now = Date.now
  var body: some View {
    Text(now, style: .time)
      .onChange(of: clock.isRunning) { _, running in  // expect: mirrored_state
        isTicking = running
      }
      .task(id: isTicking) {
        while isTicking, !Task.isCancelled { now = .now }
      }
  }
}
struct ClockPage: View {
  @Environment(Clock.self) private var clock
  @State private var follows = false
  @State private var now = Date.now
  var body: some View {
    Text(now, style: .time)
      .task(id: follows) { now = .now }
      .onChange(of: clock.isOpen) { follows = clock.isOpen }  // expect: mirrored_state
  }
}
