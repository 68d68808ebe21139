extension RuleExample {
  static let workInInitializer = RuleExample(
    failing: #"""
      @Observable final class CartOfInit {
        var note = ""

        func begin() { note = "" }
      }

      struct CheckoutOfInit: View {
        @Bindable var cart: CartOfInit

        init(cart: CartOfInit) {
          self.cart = cart
          cart.begin()
        }

        var body: some View { TextField("Note", text: $cart.note) }
      }

      struct ShopOfInit: View {
        @State private var cart = CartOfInit()
        @State private var count = 0

        var body: some View {
          Button("Add \(count)") { count += 1 }
          CheckoutOfInit(cart: cart)
        }
      }
      """#,
    fixed: #"""
      @Observable final class CartOfTask {
        var note = ""

        func begin() { note = "" }
      }

      struct CheckoutOfTask: View {
        @Bindable var cart: CartOfTask

        var body: some View {
          TextField("Note", text: $cart.note)
            .onAppear { cart.begin() }
        }
      }

      struct ShopOfTask: View {
        @State private var cart = CartOfTask()
        @State private var count = 0

        var body: some View {
          Button("Add \(count)") { count += 1 }
          CheckoutOfTask(cart: cart)
        }
      }
      """#)
}
