import Foundation
import TheseusCells
import TheseusCore
import TheseusTerminal
import TheseusViews

#if canImport(CombineFoundation)
  import CombineFoundation
#endif

/// An app whose buttons keep the main thread busy: for ever, for some seconds, or in many short
/// jobs.
struct BusyApp: App {
  var body: some Scene {
    WindowGroup("Busy") { BusyPage() }
  }
}

private struct BusyPage: View {
  @State private var taps = 0
  @State private var spins = 0
  @State private var received: [String] = []
  @State private var subject = PassthroughSubject<String, Never>()

  var body: some View {
    VStack(alignment: .leading) {
      Text("taps \(taps)")
      // Words of their own, because only changed cells are written.
      Text(taps == 0 ? "" : taps == 30 ? "complete" : "quick")
      Text(spins > 0 ? "whirling" : "")
      Text(verbatim: "parity \(spins % 2)")
      Text(verbatim: "received \(received.joined(separator: " "))")
      Button("Tap") { taps += 1 }.keyboardShortcut("t", modifiers: [])
      Button("Hang") { while true { usleep(10_000) } }.keyboardShortcut("h", modifiers: [])
      Button("Work") { usleep(5_000_000) }.keyboardShortcut("w", modifiers: [])
      Button("Spin") {
        Task {
          while true {
            spins += 1
            await Task.yield()
          }
        }
      }
      .keyboardShortcut("s", modifiers: [])
      Button("Loop") { loop() }.keyboardShortcut("l", modifiers: [])
      Button("Send") { sendFromThread() }.keyboardShortcut("r", modifiers: [])
    }
    .onReceive(subject.receive(on: RunLoop.main)) { received.append($0) }
    .onReceive(subject.delay(for: .milliseconds(5), scheduler: RunLoop.main)) {
      received.append("late-\($0)")
    }
  }

  private func loop() {
    spins += 1
    DispatchQueue.main.async { MainActor.assumeIsolated { loop() } }
  }

  private func sendFromThread() {
    nonisolated(unsafe) let subject = subject
    Thread.detachNewThread {
      // The loop sleeps by then.
      usleep(300_000)
      subject.send("news")
    }
  }
}

extension TerminalProbe {
  static func showBusyApp() -> Never {
    TerminalHost.show(makeApp: { columns, rows, metrics, configure in
      AppHost(BusyApp(), columns: columns, rows: rows, metrics: metrics, configure: configure)
    })
  }
}
