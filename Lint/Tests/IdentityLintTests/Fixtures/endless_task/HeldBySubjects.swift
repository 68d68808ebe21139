import Combine
import SwiftUI

struct Quote { let symbol = ""; let price = 0.0 }
final class Stream {
  static let shared = Stream()
  let quotes = PassthroughSubject<Quote, Never>()
  @Published var state = 0
}
final class Recorder: ObservableObject {
  @Published private(set) var latest: Quote?
  private var bag = Set<AnyCancellable>()
  init(symbol: String) {
    Stream.shared.quotes
      .filter { $0.symbol == symbol }
      .sink(receiveValue: record)
      .store(in: &bag)
  }
  private func record(_ quote: Quote) { latest = quote }
}
final class Follower: ObservableObject {
  @Published var state = 0
  private let stream: Stream
  private var link: AnyCancellable?
  init(stream: Stream) {
    self.stream = stream
    link = stream.$state.sink { value in self.state = value }
  }
}
final class Copier: ObservableObject {
  @Published var state = 0
  private var bag = Set<AnyCancellable>()
  init() {
    Stream.shared.$state.assign(to: \.state, on: self).store(in: &bag)
  }
}
struct QuoteScreen: View {
  @StateObject private var recorder: Recorder  // expect: endless_task
  init(symbol: String) { _recorder = StateObject(wrappedValue: Recorder(symbol: symbol)) }
  var body: some View { Text("\(recorder.latest?.price ?? 0)") }
}
struct StateScreen: View {
  @StateObject private var follower = Follower(stream: .shared)  // expect: endless_task
  @StateObject private var copier = Copier()  // expect: endless_task
  var body: some View { Text("\(follower.state) \(copier.state)") }
}
