extension RuleExample {
  static let replacedSubscription = RuleExample(
    failing: #"""
      @MainActor
      final class FormWithOneSubscription: ObservableObject {
        @Published var name = ""
        @Published var city = ""
        @Published private(set) var summary = ""
        private var subscription: AnyCancellable?

        init() {
          subscription = $name.sink { [weak self] name in self?.summary = "Name \(name)" }
          subscription = $city.sink { [weak self] city in self?.summary = "City \(city)" }
        }
      }
      """#,
    fixed: #"""
      @MainActor
      final class FormWithTwoSubscriptions: ObservableObject {
        @Published var name = ""
        @Published var city = ""
        @Published private(set) var summary = ""
        private var subscriptions: Set<AnyCancellable> = []

        init() {
          $name.sink { [weak self] name in self?.summary = "Name \(name)" }
            .store(in: &subscriptions)
          $city.sink { [weak self] city in self?.summary = "City \(city)" }
            .store(in: &subscriptions)
        }
      }
      """#)
}
