import SwiftUI

struct Address: Hashable {
  var name = ""
  var street = ""
  var postcode = ""
  var isBusiness = false
}

struct AddressScreen: View {
  @State private var address = Address()
  @State private var formVersion = 0

  var body: some View {
    NavigationStack {
      AddressForm(address: $address)
        .id(formVersion)
        .navigationTitle("Address")
        .toolbar {
          Button("Clear") {
            address = Address()
            formVersion += 1
          }
        }
    }
  }
}

struct AddressForm: View {
  @Binding var address: Address
  @State private var showsProblems = false

  private var isPostcodeValid: Bool {
    address.postcode.count == 5 && address.postcode.allSatisfy(\.isNumber)
  }

  var body: some View {
    Form {
      TextField("Name", text: $address.name)
      TextField("Street", text: $address.street)
      TextField("Postcode", text: $address.postcode)
      if showsProblems && !isPostcodeValid {
        Text("A postcode has five digits.")
          .foregroundStyle(.red)
      }
      Toggle("Business address", isOn: $address.isBusiness)
      Button("Check") { showsProblems = true }
    }
  }
}
