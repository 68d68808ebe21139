import SwiftUI

/// Times one race; the finishers' times are handed to the owner as they come in.
struct StopwatchPanel: View {
  let onSplit: (TimeInterval) -> Void

  @State private var started: Date?
  @State private var stopped: Date?

  var body: some View {
    VStack(spacing: 16) {
      TimelineView(.animation(minimumInterval: 0.1, paused: started == nil || stopped != nil)) {
        context in
        Text(Formats.clock(elapsed(at: context.date)))
          .font(.system(size: 54, weight: .light).monospacedDigit())
      }
      HStack {
        if started == nil {
          Button("Start") { started = Date() }
            .buttonStyle(OarButtonStyle())
        } else if stopped == nil {
          Button("Finish") { onSplit(elapsed(at: Date())) }
            .buttonStyle(OarButtonStyle())
          Button("Stop") { stopped = Date() }
            .buttonStyle(OarButtonStyle(isProminent: false))
        } else {
          Button("Clear") {
            started = nil
            stopped = nil
          }
          .buttonStyle(OarButtonStyle(isProminent: false))
        }
      }
    }
    .padding()
  }

  private func elapsed(at date: Date) -> TimeInterval {
    guard let started = started else { return 0 }
    return (stopped ?? date).timeIntervalSince(started)
  }
}
