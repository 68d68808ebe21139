import SwiftUI

struct AddressForm: View {
  private enum Field: Hashable {
    case street, city, country
  }

  @State private var street = ""
  @State private var city = ""
  @State private var country = ""
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Street", text: $street)
        .focused($focus, equals: .street)
        .onSubmit { focus = .city }
      TextField("City", text: $city)
        // bug: Street and city are bound to the same focus value
        .focused($focus, equals: .street)
        .onSubmit { focus = .country }
      TextField("Country", text: $country)
        .focused($focus, equals: .country)
        .onSubmit { focus = nil }
    }
  }
}
