extension RuleExample {
  static let sharedStaticState = RuleExample(
    failing: #"""
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
      """#,
    fixed: #"""
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
      """#)
}
