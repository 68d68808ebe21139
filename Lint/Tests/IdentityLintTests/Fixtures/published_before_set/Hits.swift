import Combine
import SwiftUI

final class Basket: ObservableObject {
  @Published var items: [String] = []
  @Published var limit = 10
  @Published private(set) var title = ""
  private var subscriptions: Set<AnyCancellable> = []

  // In the closure.
  func showTitle() {
    $items
      .sink { [weak self] _ in  // expect: published_before_set
        guard let self else { return }
        title = "\(self.items.count) items"
      }
      .store(in: &subscriptions)
  }

  // In a method, and in a method of that.
  func follow() {
    $items
      .removeDuplicates()
      .sink { [weak self] _ in self?.refresh() }  // expect: published_before_set
      .store(in: &subscriptions)
    self.$limit.dropFirst()
      .sink(receiveValue: { [weak self] _ in self?.check() })  // expect: published_before_set
      .store(in: &subscriptions)
    $limit.sink(receiveCompletion: { _ in }) { [unowned self] _ in  // expect: published_before_set
      title = isFull ? "Full" : ""
    }
    .store(in: &subscriptions)
  }

  private func refresh() { rename() }
  private func rename() { title = items.joined(separator: ", ") }
  private func check() {
    if items.contains(where: { $0.count > limit }) { title = "Too long" }
  }
  private var isFull: Bool { items.count >= limit }
}

struct BasketView: View {
  @ObservedObject var basket: Basket
  @State private var total = 0
  @State private var first = ""

  var body: some View {
    Text("\(total) \(first)")
      .onReceive(basket.$items) { _ in  // expect: published_before_set
        total = basket.items.count
      }
      .onReceive(  // expect: published_before_set
        basket.$items.map(\.count), perform: { _ in show() })
  }

  private func show() { first = basket.items.first ?? "" }
}
