import SwiftUI

extension View {
  @ViewBuilder
  func highlighted(_ isActive: Bool) -> some View {
    // bug: Focusing a field switches the if/else branch
    if isActive {
      self
        .padding(8)
        .background(.yellow.opacity(0.2), in: .rect(cornerRadius: 8))
    } else {
      self
    }
  }
}

struct AddressForm: View {
  enum Field: Hashable { case street, city }

  @State private var street = ""
  @State private var city = ""
  @FocusState private var focusedField: Field?

  var body: some View {
    VStack(spacing: 12) {
      TextField("Street", text: $street)
        .focused($focusedField, equals: .street)
        .highlighted(focusedField == .street)
      TextField("City", text: $city)
        .focused($focusedField, equals: .city)
        .highlighted(focusedField == .city)
      Button("Done") { focusedField = nil }
    }
    .padding()
  }
}
