import SwiftUI

struct DeliveryAddress: Equatable {
  var street = ""
  var postcode = ""
  var city = ""

  var isComplete: Bool {
    !street.isEmpty && postcode.count == 5 && !city.isEmpty
  }
}

struct AddressSection: View {
  // bug: The section edits its own copy instead of a binding
  @State var address: DeliveryAddress

  var body: some View {
    Section("Delivery address") {
      TextField("Street", text: $address.street)
      TextField("Postcode", text: $address.postcode)
      TextField("City", text: $address.city)
      if address.isComplete {
        Label("Complete", systemImage: "checkmark.seal")
          .foregroundStyle(.green)
      }
    }
  }
}

struct CheckoutView: View {
  @State private var address = DeliveryAddress()
  @State private var wantsInvoice = false
  let placeOrder: (DeliveryAddress, Bool) -> Void

  var body: some View {
    NavigationStack {
      Form {
        AddressSection(address: address)
        Section("Options") {
          Toggle("Send invoice", isOn: $wantsInvoice)
        }
        Section {
          Button("Place order") {
            placeOrder(address, wantsInvoice)
          }
          .disabled(!address.isComplete)
        }
      }
      .navigationTitle("Checkout")
    }
  }
}
