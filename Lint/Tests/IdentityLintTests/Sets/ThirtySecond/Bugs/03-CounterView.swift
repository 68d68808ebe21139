import SwiftUI
import Observation

@Observable
final class CoffeeOrder {
  var customer = ""
  var shots = 1
}

struct OrderForm: View {
  // bug: Size and name of the order
  @Bindable var order = CoffeeOrder()
  let queueLength: Int

  var body: some View {
    Form {
      Text("\(queueLength) people before you")
      TextField("Name", text: $order.customer)
      Stepper("\(order.shots) shots", value: $order.shots, in: 1...4)
    }
  }
}

struct CounterView: View {
  @State private var queueLength = 12

  var body: some View {
    OrderForm(queueLength: queueLength)
      .task {
        while queueLength > 0, !Task.isCancelled {
          try? await Task.sleep(for: .seconds(20))
          queueLength -= 1
        }
      }
  }
}
