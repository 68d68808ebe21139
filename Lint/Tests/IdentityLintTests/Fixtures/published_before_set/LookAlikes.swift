import Combine
import SwiftUI

final class Basket: ObservableObject {
  @Published var items: [String] = []
  @Published var limit = 10
  @Published private(set) var title = ""
  let events = PassthroughSubject<Void, Never>()
  let current = CurrentValueSubject<[String], Never>([])
  private var subscriptions: Set<AnyCancellable> = []

  // The value that is sent.
  func useTheValue() {
    $items.sink { [weak self] items in self?.title = "\(items.count)" }
      .store(in: &subscriptions)
    $items.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
    $items.sink(receiveValue: show).store(in: &subscriptions)
  }

  // The old value is wanted beside the new one.
  func compare() {
    $items.sink { [weak self] items in
      guard let self, items.count > self.items.count else { return }
      title = "More"
    }
    .store(in: &subscriptions)
  }

  // Delivered when the property is set.
  func deliverLater() {
    $items.receive(on: DispatchQueue.main).sink { [weak self] _ in self?.refresh() }
      .store(in: &subscriptions)
    $items.debounce(for: .seconds(1), scheduler: RunLoop.main)
      .sink { [weak self] _ in self?.refresh() }
      .store(in: &subscriptions)
    $items.delay(for: 0, scheduler: RunLoop.main).sink { [weak self] _ in self?.refresh() }
      .store(in: &subscriptions)
    $items.throttle(for: 1, scheduler: RunLoop.main, latest: true)
      .sink { [weak self] _ in self?.refresh() }
      .store(in: &subscriptions)
  }

  // Read later.
  func readLater() {
    $items.sink { [weak self] _ in Task { self?.refresh() } }.store(in: &subscriptions)
    $items.sink { [weak self] _ in
      DispatchQueue.main.async { self?.title = "\(self?.items.count ?? 0)" }
    }
    .store(in: &subscriptions)
    $items.sink { [weak self] _ in self?.refreshSoon() }.store(in: &subscriptions)
  }

  // Another property, a subject, a publisher of `didSet`.
  func others() {
    $limit.sink { [weak self] _ in self?.refresh() }.store(in: &subscriptions)
    events.sink { [weak self] _ in self?.refresh() }.store(in: &subscriptions)
    current.sink { [weak self] _ in self?.title = "\(self?.current.value.count ?? 0)" }
      .store(in: &subscriptions)
  }

  // A local name, a captured value, and what is printed.
  func names() {
    $items.sink { [weak self] _ in
      let items = ["Tea"]
      self?.title = "\(items.count)"
    }
    .store(in: &subscriptions)
    $limit.sink { [limit] _ in print(limit) }.store(in: &subscriptions)
    $limit.sink { [weak self] _ in print("limit", self?.limit ?? 0) }.store(in: &subscriptions)
    // Set before it is read.
    $limit.sink { [weak self] _ in self?.reset() }.store(in: &subscriptions)
  }

  private func reset() {
    limit = 10
    title = "\(limit)"
  }
  private func show(_ items: [String]) { title = items.joined() }
  private func refresh() { title = items.joined() }
  private func refreshSoon() { DispatchQueue.main.async { self.refresh() } }
}

struct BasketView: View {
  @ObservedObject var basket: Basket
  @State private var items: [String] = []
  @State private var total = 0

  var body: some View {
    Text("\(total) \(items.count)")
      .onReceive(basket.$items) { total = $0.count }
      .onReceive(basket.$limit) { _ in total = basket.items.count }
      .onReceive(basket.events) { total = basket.items.count }
      .onReceive(basket.$items.receive(on: RunLoop.main)) { _ in total = basket.items.count }
      // The view's own property of that name.
      .onReceive(basket.$items) { _ in total = items.count }
      .onChange(of: basket.items) { total = basket.items.count }
  }
}

/// A property of another wrapper.
@propertyWrapper struct Announced<Value> {
  var wrappedValue: Value
  var projectedValue: PassthroughSubject<Value, Never> { PassthroughSubject() }
}
final class Settings {
  @Announced var volume = 1
  private var subscription: AnyCancellable?
  func follow() { subscription = $volume.sink { [weak self] _ in print(self?.volume ?? 0) } }
}
