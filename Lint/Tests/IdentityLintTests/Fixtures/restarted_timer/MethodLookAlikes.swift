import SwiftUI

/// Only the timer runs the body again, by a method.
struct Countdown: View {
  @State private var seconds = 60
  var body: some View {
    Text("\(seconds)")
      .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect(), perform: tick)
  }
  private func tick(_ date: Date) { seconds -= 1 }
}

struct Clock: View {
  @State private var seconds = 60
  var body: some View {
    Text("\(seconds)")
      .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
        advance()
      }
  }
  private func advance() { count() }
  private func count() { seconds -= 1 }
}
