import SwiftUI

@MainActor @Observable
final class Queue {
  var waiting = 0
  func startPolling() {
    Task {
      while !Task.isCancelled {
        waiting += 1
        try? await Task.sleep(for: .seconds(5))
      }
    }
  }
}

struct QueuePage: View {
  let queue: Queue
  var body: some View {
    Text("\(queue.waiting)")
      .onAppear { queue.startPolling() }  // expect: endless_task
    Button("Start") { queue.startPolling() }  // expect: endless_task
    Button("Spin") {
      Task {  // expect: endless_task
        while true { await Task.yield() }
      }
    }
  }
}
