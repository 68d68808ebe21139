import Combine
import SwiftUI

struct Clock: View {
  @State private var one: Timer?
  @State private var work: Task<Void, Never>?
  @State private var bag: Set<AnyCancellable> = []
  @State private var ticks = 0
  let changes: PassthroughSubject<Int, Never>
  var body: some View {
    Text("\(ticks)").onAppear(perform: begin)
  }
  private func begin() {
    one = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }  // expect: endless_task
    work = Task { while true { await Task.yield() } }  // expect: endless_task
    changes.sink { ticks = $0 }
      .store(in: &bag)  // expect: endless_task
  }
}
