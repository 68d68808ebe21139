import SwiftUI

@MainActor @Observable
final class Queue {
  var waiting = 0
  private var work: Task<Void, Never>?
  private var isRunning = false
  func start() {
    work?.cancel()
    work = Task { while !Task.isCancelled { await Task.yield() } }
  }
  func startOnce() {
    guard !isRunning else { return }
    isRunning = true
    Task { while true { await Task.yield() } }
  }
  func refresh() { Task { waiting += 1 } }
  func listen() { Task { for await _ in AsyncStream<Int>(unfolding: { nil }) { waiting += 1 } } }
  func run() async { while !Task.isCancelled { await Task.yield() } }
}

struct QueuePage: View {
  let queue: Queue
  @State private var isOn = false
  var body: some View {
    Text("\(queue.waiting)")
      .onAppear { queue.start() }
      .onAppear { queue.startOnce() }
      .onAppear { queue.refresh() }
      .task { await queue.run() }
    Button("Listen") { queue.listen() }
    Button("Once") { Task { while true { await Task.yield() } } }.disabled(isOn)
    if !isOn {
      Button("Start") { Task { while true { await Task.yield() } } }
    }
    Button("Begin") {
      isOn = true
      Task { while true { await Task.yield() } }
    }
  }
}
