import Combine
import Foundation

final class Cart: ObservableObject {
  @Published var lines: [Int]
  @Published private(set) var hint = ""
  private var subscriptions: Set<AnyCancellable> = []
  /// The parameter is not the publisher's property.
  init(lines: [Int]) {
    self.lines = lines
    $lines
      .sink { [weak self] _ in  // expect: published_before_set
        guard let self else { return }
        show(self.lines.count)
      }
      .store(in: &subscriptions)
    self.$lines.dropFirst()
      .sink { [weak self] _ in self?.refresh() }  // expect: published_before_set
      .store(in: &subscriptions)
  }
  private func refresh() { hint = "\(lines.count)" }
  private func show(_ count: Int) { hint = "\(count)" }
}
