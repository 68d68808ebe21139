import Observation
import Testing
import TheseusTesting

// failing:
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
// end

// fixed:
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
// end

@MainActor @Suite("The example of work_in_initializer")
struct WorkInInitializerExample {
  @Test("R20 work_in_initializer: an initializer runs with each update of the parent")
  func runs() throws {
    func kept(_ host: TestHost) throws -> String {
      try host.find(.textField, "Note").type("Bell is broken")
      try host.find(.button, "Add 0").tap()
      return try host.find(.textField, "Note").value
    }
    #expect(try kept(TestHost { VStack { ShopOfInit() } }) == "")
    #expect(try kept(TestHost { VStack { ShopOfTask() } }) == "Bell is broken")
  }

  @Test("work_in_initializer: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "work_in_initializer", file: #filePath).check() }
}
