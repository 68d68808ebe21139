import Combine
import SwiftUI

final class Search: ObservableObject {
  @Published var query = ""
  @Published private(set) var title = ""
  private var kept: AnyCancellable?

  init() {
    _ = $query.sink { [weak self] in self?.title = $0 }  // expect: dropped_subscription
  }

  // A local constant that no code uses.
  func follow() {
    let subscription = $query.sink { print($0) }  // expect: dropped_subscription
    title = "Following"
  }

  // A discarded one of other kinds.
  func more() {
    let _ = $query.debounce(for: 1, scheduler: RunLoop.main)
      .sink { print($0) }  // expect: dropped_subscription
    _ = AnyCancellable($query.sink { print($0) })  // expect: dropped_subscription
    _ = NotificationCenter.default.publisher(for: .init("changed"))
      .sink { _ in print(1) }  // expect: dropped_subscription
    _ = $query.map(\.count).assign(to: \.count, on: Counter())  // expect: dropped_subscription
  }

  // An unused result.
  func load(_ isNeeded: Bool) {
    URLSession.shared.dataTaskPublisher(for: URL(filePath: "/"))
      .sink(  // expect: dropped_subscription
        receiveCompletion: { _ in }, receiveValue: { print($0) })
    if isNeeded {
      $query.sink { print($0) }  // expect: dropped_subscription
    }
    title = "Loading"
  }
}

final class Counter {
  var count = 0
}

struct SearchView: View {
  @ObservedObject var search: Search
  @State private var length = 0

  var body: some View {
    Text("\(length)")
      .onAppear {
        search.$query.sink { length = $0.count }  // expect: dropped_subscription
      }
  }
}
