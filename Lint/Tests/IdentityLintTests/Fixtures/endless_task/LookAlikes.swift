import SwiftUI

struct Polling: View {
  @State private var count = 0
  @State private var work: Task<Void, Never>?
  @State private var timer: Timer?
  var body: some View {
    Text("a").task { while !Task.isCancelled { await Task.yield() } }
    Text("b").onAppear { work = Task { while true { await Task.yield() } } }
      .onDisappear { work?.cancel() }
    Text("c").onAppear {
      Task {
        while true {
          count += 1
          if count > 9 { break }
        }
      }
    }
    Text("d").onAppear {
      guard count == 0 else { return }
      Task { while true { await Task.yield() } }
    }
    Text("e").onAppear { Task { count = 1 } }
    Text("f").onAppear {
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
      Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { $0.invalidate() }
    }
    .onDisappear { timer?.invalidate() }
  }
}
