extension RuleExample {
  static let droppedSubscription = RuleExample(
    failing: #"""
      @MainActor
      final class SearchWithoutSubscription: ObservableObject {
        @Published var query = ""
        @Published private(set) var title = ""

        init() {
          _ = $query.sink { [weak self] query in self?.title = "Results for \(query)" }
        }
      }
      """#,
    fixed: #"""
      @MainActor
      final class SearchWithSubscription: ObservableObject {
        @Published var query = ""
        @Published private(set) var title = ""
        private var subscriptions: Set<AnyCancellable> = []

        init() {
          $query.sink { [weak self] query in self?.title = "Results for \(query)" }
            .store(in: &subscriptions)
        }
      }
      """#)
}
