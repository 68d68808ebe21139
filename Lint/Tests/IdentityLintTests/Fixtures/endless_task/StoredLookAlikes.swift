import Combine
import SwiftUI

struct Clock: View {
  @State private var timer: Timer?
  @State private var work: Task<Void, Never>?
  @State private var bag: Set<AnyCancellable> = []
  @State private var ticks = 0
  let changes: PassthroughSubject<Int, Never>
  var body: some View {
    Text("\(ticks)")
      .onAppear {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        work = Task { while true { await Task.yield() } }
        changes.sink { ticks = $0 }.store(in: &bag)
      }
      .onDisappear {
        timer?.invalidate()
        work?.cancel()
        bag = []
      }
  }
}
