import SwiftUI

@Observable
final class OrderStore {
  var address = "Harbour Road 4"
  var giftNote = ""
  var courier = "Standard"
  var openOrders = 2
}

struct CheckoutView: View {
  @Environment(OrderStore.self) private var store
  @State private var address = ""
  @State private var giftNote = ""
  @State private var courier = ""
  @State private var openOrders = 0
  @State private var isPrepared = false

  var body: some View {
    Form {
      TextField("Address", text: $address)
      TextField("Gift note", text: $giftNote, axis: .vertical)
      NavigationLink {
        CourierList(courier: $courier)
      } label: {
        LabeledContent("Courier", value: courier)
      }
      Text("\(openOrders) orders on their way")
      Button("Save", action: save)
    }
    .onAppear {
      openOrders = store.openOrders
      guard !isPrepared else { return }
      isPrepared = true
      address = store.address
      giftNote = store.giftNote
      courier = store.courier
    }
  }

  private func save() {
    store.address = address
    store.giftNote = giftNote
    store.courier = courier
  }
}

struct CourierList: View {
  @Binding var courier: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List(["Standard", "Express", "Bicycle"], id: \.self) { item in
      Button(item) {
        courier = item
        dismiss()
      }
    }
  }
}
