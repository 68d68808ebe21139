import SwiftUI

struct Address {
  var street: String
  var city: String
}

final class AddressStore: ObservableObject {
  @Published var address = Address(street: "Quay 4", city: "Bergen")
}

struct CityPicker: View {
  @Binding var city: String
  private let cities = ["Bergen", "Porto", "Osaka"]

  var body: some View {
    List(cities, id: \.self) { item in
      Button {
        city = item
      } label: {
        Label(item, systemImage: item == city ? "checkmark" : "building")
      }
    }
    .navigationTitle("City")
  }
}

struct EditAddressView: View {
  @ObservedObject var store: AddressStore
  @State private var street = ""
  @State private var city = ""
  @State private var isFilled = false

  var body: some View {
    NavigationStack {
      Form {
        TextField("Street", text: $street)
        NavigationLink("City: \(city)") {
          CityPicker(city: $city)
        }
        Button("Save") {
          store.address = Address(street: street, city: city)
        }
      }
      .navigationTitle("Address")
      .onAppear {
        guard !isFilled else { return }
        street = store.address.street
        city = store.address.city
        isFilled = true
      }
    }
  }
}
