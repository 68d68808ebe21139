import SwiftUI
import TestSupport

/// Names that another module of an app may declare beside those that `import SwiftUI` brings.
@MainActor enum NamesOfApps {
  static var subscription: Subscription { Subscription(price: 1) }

  /// Combine's types come with SwiftUI.
  final class Model: ObservableObject {
    @Published var text = ""
    let subject = PassthroughSubject<Int, Never>()
    var cancellables = Set<AnyCancellable>()

    func start() {
      subject.merge(with: Just(1)).map { $0 + 1 }.receive(on: DispatchQueue.main)
        .sink { _ in }.store(in: &cancellables)
    }
  }
}
