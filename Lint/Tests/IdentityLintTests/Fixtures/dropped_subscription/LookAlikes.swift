import Combine
import SwiftUI

final class Search: ObservableObject {
  @Published var query = ""
  @Published private(set) var title = ""
  private var subscription: AnyCancellable?
  private var all: Set<AnyCancellable> = []
  private var list: [AnyCancellable] = []
  lazy var lasting = $query.sink { print($0) }

  // Stored.
  init() {
    $query.sink { print($0) }.store(in: &all)
    subscription = $query.sink { print($0) }
    list.append($query.sink { print($0) })
    all.insert($query.sink { print($0) })
    list += [$query.sink { print($0) }]
    let local = $query.sink { print($0) }
    local.store(in: &all)
    // It ends with the property.
    $query.map { $0 + "!" }.assign(to: &$title)
  }

  // Returned, by each kind of code.
  func follow() -> AnyCancellable {
    $query.sink { print($0) }
  }
  func followLater() -> AnyCancellable {
    let subscription = $query.sink { print($0) }
    return subscription
  }
  var following: AnyCancellable { $query.sink { print($0) } }
  func choose(_ isShort: Bool) -> AnyCancellable {
    if isShort {
      $query.sink { print($0) }
    } else {
      $title.sink { print($0) }
    }
  }
  func select(_ isShort: Bool) -> AnyCancellable {
    switch isShort {
    case true: $query.sink { print($0) }
    case false: $title.sink { print($0) }
    }
  }
  func make() -> [AnyCancellable] { [1, 2].map { _ in $query.sink { print($0) } } }

  // Passed on, captured, kept alive.
  func pass() {
    keep($query.sink { print($0) })
    let captured = $query.sink { print($0) }
    DispatchQueue.main.async { captured.cancel() }
    let extended = $query.sink { print($0) }
    withExtendedLifetime(extended) { print(1) }
  }
  private func keep(_ subscription: AnyCancellable) { list.append(subscription) }

  // All values come while it is subscribed to.
  func read() {
    _ = Just(1).sink { print($0) }
    _ = [1, 2].publisher.map { $0 + 1 }.sink { print($0) }
    _ = $query.first().sink { print($0) }
  }

  // The code waits for the values.
  func wait() async {
    let subscription = $query.sink { print($0) }
    try? await Task.sleep(for: .seconds(1))
  }

  // Other methods of these names.
  func others(_ pipe: Pipe) {
    pipe.assign(1)
    pipe.assign(to: 1)
    pipe.subscribe { print($0) }
    sink(1)
  }
  private func sink(_ number: Int) {}
}

struct Pipe {
  func assign(_ number: Int) {}
  func assign(to number: Int) {}
  func subscribe(_ action: (Int) -> Void) {}
}

struct SearchView: View {
  @ObservedObject var search: Search
  @State private var subscription: AnyCancellable?
  @State private var length = 0

  var body: some View {
    Text("\(length)")
      .onAppear { subscription = search.$query.sink { length = $0.count } }
      .onReceive(search.$title) { length = $0.count }
  }
}
