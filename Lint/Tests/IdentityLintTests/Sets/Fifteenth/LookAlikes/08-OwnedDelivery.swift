import SwiftUI
import Combine

final class DeliveryModel: ObservableObject {
  @Published var name = ""
  @Published var street = ""
  @Published var city = ""

  var isComplete: Bool {
    !name.isEmpty && !street.isEmpty && !city.isEmpty
  }
}

struct CartView: View {
  let subtotal: Decimal
  @State private var isGift = false
  @State private var isExpress = false

  private var total: Decimal {
    subtotal + (isGift ? 4 : 0) + (isExpress ? 12 : 0)
  }

  var body: some View {
    Form {
      Section("Options") {
        Toggle("Gift wrap", isOn: $isGift)
        Toggle("Express delivery", isOn: $isExpress)
      }
      DeliverySection(total: total)
    }
  }
}

struct DeliverySection: View {
  let total: Decimal
  @StateObject private var model: DeliveryModel

  init(total: Decimal) {
    self.total = total
    _model = StateObject(wrappedValue: DeliveryModel())
  }

  var body: some View {
    Section("Deliver to") {
      TextField("Name", text: $model.name)
      TextField("Street", text: $model.street)
      TextField("City", text: $model.city)
      LabeledContent("Total") {
        Text(total, format: .currency(code: "EUR"))
      }
      Button("Place order") {}
        .disabled(!model.isComplete)
    }
  }
}
