extension RuleExample {
  static let secondOwner = RuleExample(
    failing: #"""
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
      """#,
    fixed: #"""
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
      """#)
}
