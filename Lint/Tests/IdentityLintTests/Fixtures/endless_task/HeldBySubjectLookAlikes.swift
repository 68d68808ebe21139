import Combine
import SwiftUI

struct Quote { let symbol = ""; let price = 0.0 }
final class Stream {
  static let shared = Stream()
  let quotes = PassthroughSubject<Quote, Never>()
  @Published var state = 0
}
final class Weak: ObservableObject {
  @Published var latest: Quote?
  private var bag = Set<AnyCancellable>()
  init() {
    Stream.shared.quotes.sink { [weak self] in self?.latest = $0 }.store(in: &bag)
    Stream.shared.$state.map { _ in nil }.assign(to: &$latest)
  }
}
final class Once: ObservableObject {
  @Published var latest: Quote?
  private var bag = Set<AnyCancellable>()
  init() { Stream.shared.quotes.first().sink { self.latest = $0 }.store(in: &bag) }
}
// A request ends.
final class Request: ObservableObject {
  @Published var text = ""
  private var bag = Set<AnyCancellable>()
  init(loader: Loader) { loader.text().sink { self.text = $0 }.store(in: &bag) }
}
final class Loader { func text() -> AnyPublisher<String, Never> { Just("").eraseToAnyPublisher() } }
// The view ends it.
final class Ended: ObservableObject {
  @Published var state = 0
  private var bag = Set<AnyCancellable>()
  init() { Stream.shared.$state.sink { self.state = $0 }.store(in: &bag) }
  func stop() { bag.removeAll() }
}
// Its own publisher: nothing sends to it when it is gone.
final class Own: ObservableObject {
  @Published var query = ""
  @Published var result = ""
  private var bag = Set<AnyCancellable>()
  init() { $query.sink { self.result = $0 }.store(in: &bag) }
}
struct Screen: View {
  @StateObject private var weak = Weak()
  @StateObject private var once = Once()
  @StateObject private var request = Request(loader: Loader())
  @StateObject private var ended = Ended()
  @StateObject private var own = Own()
  var body: some View {
    Text("\(weak.latest?.price ?? 0)\(once.latest?.price ?? 0)\(request.text)\(own.result)")
      .onDisappear { ended.stop() }
  }
}
