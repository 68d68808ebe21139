import SwiftUI

struct Address: Identifiable, Hashable {
  let id: UUID
  var street: String
  var city: String
}

final class AddressStore: ObservableObject {
  @Published var addresses: [Address]

  init(addresses: [Address]) {
    self.addresses = addresses
  }

  func update(_ address: Address) {
    guard let index = addresses.firstIndex(where: { $0.id == address.id }) else { return }
    addresses[index] = address
  }
}

struct AddressesView: View {
  @ObservedObject var store: AddressStore
  @State private var editedAddress: Address?

  var body: some View {
    NavigationStack {
      List(store.addresses) { address in
        Button(address.street) { editedAddress = address }
      }
      .navigationTitle("Addresses")
      .sheet(item: $editedAddress) { address in
        AddressForm(address: address, onSave: store.update)
      }
    }
  }
}

struct AddressForm: View {
  let address: Address
  let onSave: (Address) -> Void
  @State private var street: String
  @State private var city: String
  @Environment(\.dismiss) private var dismiss

  init(address: Address, onSave: @escaping (Address) -> Void) {
    self.address = address
    self.onSave = onSave
    _street = State(initialValue: address.street)
    _city = State(initialValue: address.city)
  }

  var body: some View {
    Form {
      TextField("Street", text: $street)
      TextField("City", text: $city)
      Button("Save") {
        onSave(Address(id: address.id, street: street, city: city))
        dismiss()
      }
    }
  }
}
