import Observation
import TheseusTesting
import Testing

// failing:
@MainActor @Observable final class BasketOfAll {
  static let shared = BasketOfAll()
  var count = 0
  func add() { count += 1 }
}

struct ShopOfAll: View {
  private var basket: BasketOfAll { .shared }

  var body: some View {
    Button("Apples \(basket.count)") { basket.add() }
  }
}
// end

// fixed:
@MainActor @Observable final class BasketOfOne {
  var count = 0
  func add() { count += 1 }
}

struct ShopOfOne: View {
  @State private var basket = BasketOfOne()

  var body: some View {
    Button("Apples \(basket.count)") { basket.add() }
  }
}
// end

@MainActor @Suite("The example of shared_static_state")
struct SharedStaticStateExample {
  @Test("shared_static_state: two sessions of one process share a static object")
  func runs() throws {
    func isShared(_ one: TestHost, _ other: TestHost) throws -> Bool {
      try one.find(.button, "Apples 0").tap()
      other.advance(by: .milliseconds(1))
      return other.findAll(.button, "Apples 1").count == 1
    }
    #expect(try isShared(TestHost { ShopOfAll() }, TestHost { ShopOfAll() }))
    #expect(try !isShared(TestHost { ShopOfOne() }, TestHost { ShopOfOne() }))
  }

  @Test("shared_static_state: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "shared_static_state", file: #filePath).check() }
}
