import Combine
import Foundation

final class Basket: ObservableObject {
  @Published var lines: [Int]
  @Published private(set) var hint = ""
  private var subscriptions: Set<AnyCancellable> = []
  init(lines: [Int]) {
    self.lines = lines
    $lines
      .sink { [weak self] lines in self?.show(lines.count) }
      .store(in: &subscriptions)
    $lines
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in
        guard let self else { return }
        show(self.lines.count)
      }
      .store(in: &subscriptions)
    // The parameter is a constant.
    $lines
      .sink { [weak self] _ in self?.show(lines.count) }
      .store(in: &subscriptions)
  }
  private func show(_ count: Int) { hint = "\(count)" }
}
