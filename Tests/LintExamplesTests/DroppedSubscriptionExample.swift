import TheseusTesting
import Testing

#if canImport(CombineFoundation)
  import CombineFoundation
#endif

// failing:
@MainActor
final class SearchWithoutSubscription: ObservableObject {
  @Published var query = ""
  @Published private(set) var title = ""

  init() {
    _ = $query.sink { [weak self] query in self?.title = "Results for \(query)" }
  }
}
// end

// fixed:
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
// end

@MainActor @Suite("The example of dropped_subscription")
struct DroppedSubscriptionExample {
  @Test("dropped_subscription: no later value is delivered")
  func runs() {
    let dropped = SearchWithoutSubscription()
    dropped.query = "tea"
    #expect(dropped.title == "Results for ")
    let kept = SearchWithSubscription()
    kept.query = "tea"
    #expect(kept.title == "Results for tea")
  }

  @Test("dropped_subscription: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "dropped_subscription", file: #filePath).check() }
}
