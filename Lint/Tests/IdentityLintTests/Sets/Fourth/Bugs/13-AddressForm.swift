import SwiftUI

struct AddressForm: View {
  enum Field: Hashable {
    case street, postalCode, city
  }

  @Binding var street: String
  @Binding var postalCode: String
  @Binding var city: String
  var onDone: () -> Void = {}
  @FocusState private var field: Field?

  var body: some View {
    Form {
      TextField("Street", text: $street)
        .textContentType(.fullStreetAddress)
        .focused($field, equals: .street)
        .submitLabel(.next)
      TextField("Postal code", text: $postalCode)
        .textContentType(.postalCode)
        .focused($field, equals: .postalCode)
        .submitLabel(.next)
      TextField("City", text: $city)
        .textContentType(.addressCity)
        // bug: two fields have one focus value
        .focused($field, equals: .postalCode)
        .submitLabel(.done)
    }
    .onSubmit {
      switch field {
      case .street: field = .postalCode
      case .postalCode: field = .city
      case .city, nil:
        field = nil
        onDone()
      }
    }
    .onAppear { field = .street }
  }
}
