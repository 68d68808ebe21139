import SwiftUI

struct DeliveryAddress: Equatable {
  var country = "DE"
  var region = ""
  var street = ""
}

enum RegionCatalog {
  static let regions = [
    "DE": ["Bayern", "Hessen", "Sachsen"],
    "AT": ["Tirol", "Wien"],
    "CH": ["Bern", "Uri"],
  ]
}

struct AddressBook {
  func savedAddress() async -> DeliveryAddress {
    try? await Task.sleep(for: .milliseconds(200))
    return DeliveryAddress(country: "AT", region: "Tirol", street: "Bergweg 4")
  }
}

@Observable
final class AddressFormModel {
  var address = DeliveryAddress()
  private(set) var isReady = false

  @MainActor
  func loadOnce() async {
    guard !isReady else { return }
    address = await AddressBook().savedAddress()
    isReady = true
  }
}

struct AddressForm: View {
  @State private var model = AddressFormModel()

  var body: some View {
    Form {
      Picker("Country", selection: $model.address.country) {
        ForEach(RegionCatalog.regions.keys.sorted(), id: \.self) { Text($0) }
      }
      Picker("Region", selection: $model.address.region) {
        Text("Choose").tag("")
        ForEach(RegionCatalog.regions[model.address.country] ?? [], id: \.self) { Text($0).tag($0) }
      }
      TextField("Street", text: $model.address.street)
    }
    // bug: The saved region.
    .onChange(of: model.address.country) { model.address.region = "" }
    .disabled(!model.isReady)
    .task { await model.loadOnce() }
  }
}
