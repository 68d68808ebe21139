import SwiftUI

struct Polling: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)").onAppear {
      Task {  // expect: endless_task
        while true {
          count += 1
          try? await Task.sleep(for: .seconds(1))
        }
      }
    }
    Text("b").onAppear(perform: listen)
    Text("c").onAppear {
      _ = Task.detached {  // expect: endless_task
        while !Task.isCancelled { await Task.yield() }
      }
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }  // expect: endless_task
      NotificationCenter.default.addObserver(  // expect: endless_task
        forName: .init("a"), object: nil, queue: nil
      ) { _ in }
    }
    Text("d").onAppear { Task { await poll() } }  // expect: endless_task
  }
  private func listen() {
    Task {  // expect: endless_task
      for await _ in NotificationCenter.default.notifications(named: .init("a")) { count += 1 }
    }
  }
  private func poll() async {
    while true { await Task.yield() }
  }
}
