import SwiftUI

struct Checkout: View {
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    if width == .compact {  // bug: rotating the phone clears the address that was typed
      VStack {
        AddressForm(); Summary()
      }
    } else {
      HStack {
        AddressForm(); Summary()
      }
    }
  }
}

struct AddressForm: View {
  @State private var street = ""
  @State private var city = ""

  var body: some View {
    TextField("Street", text: $street)
    TextField("City", text: $city)
  }
}

struct Summary: View {
  var body: some View { Text("Total") }
}
