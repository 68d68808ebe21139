import SwiftUI

@Observable final class Clock {
  private var end: Date?
  let isFixed = true
  var isRunning: Bool { end != nil }
  func start() { end = .now }
}
struct ClockRow: View {
  let clock: Clock
  @State private var own = Clock()
  @State private var first = false
  @State private var second = false
  @State private var third = false
  @State private var fourth = false
  @State private var fifth: Bool
  @State private var sixth = false
  @State private var seventh = false
  @State private var eighth = false
  @State private var now = Date.now
  init(clock: Clock) {
    self.clock = clock
    _fifth = State(initialValue: clock.isRunning)
  }
  var body: some View {
    // The first value comes too.
    Text("a").onChange(of: clock.isRunning, initial: true) { _, new in first = new }
      .task(id: first) { now = .now }
    Text("b").onChange(of: clock.isRunning) { _, new in second = new }
      .onAppear { second = clock.isRunning }
      .task(id: second) { now = .now }
    Text("e").onChange(of: clock.isRunning) { _, new in fifth = new }
      .task(id: fifth) { now = .now }
    // The user sets it as well.
    Toggle("c", isOn: $third).onChange(of: clock.isRunning) { _, new in third = new }
      .task(id: third) { now = .now }
    // No task: a mark of the change, as for an animation.
    Text("d").onChange(of: clock.isRunning) { _, new in fourth = new }.opacity(fourth ? 1 : 0.5)
    // The model is as old as the state.
    Text("f").onChange(of: own.isRunning) { _, new in sixth = new }.task(id: sixth) { now = .now }
    // It never changes.
    Text("g").onChange(of: clock.isFixed) { _, new in seventh = new }
      .task(id: seventh) { now = .now }
    // Only one direction: what begins stays begun.
    Text("h").onChange(of: clock.isRunning) { eighth = true }.task(id: eighth) { now = .now }
    Button("Start") { own.start() }
  }
}
