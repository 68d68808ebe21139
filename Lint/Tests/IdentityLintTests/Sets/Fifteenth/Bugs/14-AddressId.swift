import SwiftUI

struct Address: Hashable {
  var name = ""
  var street = ""
  var postcode = ""
  var isBusiness = false
}

struct AddressScreen: View {
  @State private var address = Address()

  var body: some View {
    NavigationStack {
      AddressForm(address: $address)
        // bug: the form's id is the very value that it edits, so each keystroke makes a new form:
        // focus and keyboard are lost, and showsProblems is reset
        .id(address)
        .navigationTitle("Address")
        .toolbar {
          Button("Clear") {
            address = Address()
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
