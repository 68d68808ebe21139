import TheseusTesting
import Testing

#if canImport(CombineFoundation)
  import CombineFoundation
#endif

// failing:
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
// end

// fixed:
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
// end

@MainActor @Suite("The example of replaced_subscription")
struct ReplacedSubscriptionExample {
  @Test("replaced_subscription: the first publisher is not heard")
  func runs() {
    let one = FormWithOneSubscription()
    one.name = "Ada"
    #expect(one.summary == "City ")
    one.city = "Paris"
    #expect(one.summary == "City Paris")
    let two = FormWithTwoSubscriptions()
    two.name = "Ada"
    #expect(two.summary == "Name Ada")
    two.city = "Paris"
    #expect(two.summary == "City Paris")
  }

  @Test("replaced_subscription: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "replaced_subscription", file: #filePath).check() }
}
