import Observation
import Testing
import TheseusTesting

// failing:
@MainActor @Observable
final class Basket {
  var items: [String] = []
}

struct StoreOfTwoBaskets: View {
  @State private var basket = Basket()

  var body: some View {
    Button("Add") { basket.items.append("Tea") }
    BasketOfItsOwn()
  }
}

struct BasketOfItsOwn: View {
  @State private var basket = Basket()

  var body: some View { Text("\(basket.items.count) in the basket") }
}
// end

// fixed:
struct StoreOfOneBasket: View {
  @State private var basket = Basket()

  var body: some View {
    Button("Add") { basket.items.append("Tea") }
    BasketOfTheStore(basket: basket)
  }
}

struct BasketOfTheStore: View {
  let basket: Basket

  var body: some View { Text("\(basket.items.count) in the basket") }
}
// end

@MainActor @Suite("The example of second_owner")
struct SecondOwnerExample {
  @Test("second_owner: the view with a model of its own shows nothing that is added")
  func runs() throws {
    func shown(_ host: TestHost) throws -> Bool {
      try host.find(.button, "Add").tap()
      return host.screen.contains("1 in the basket")
    }
    #expect(try !shown(TestHost { VStack { StoreOfTwoBaskets() } }))
    #expect(try shown(TestHost { VStack { StoreOfOneBasket() } }))
  }

  @Test("second_owner: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "second_owner", file: #filePath).check() }
}
