import SwiftUI

struct ShippingDetails {
  var email = ""
  var postcode = ""

  var emailLooksValid: Bool { email.contains("@") && email.contains(".") }
  var postcodeLooksValid: Bool { postcode.count == 5 }
}

struct CheckoutForm: View {
  @State private var details = ShippingDetails()
  let onContinue: (ShippingDetails) -> Void

  var body: some View {
    VStack(spacing: 16) {
      field("Email", text: $details.email, isValid: details.emailLooksValid)
      field("Postcode", text: $details.postcode, isValid: details.postcodeLooksValid)
      Button("Continue") { onContinue(details) }
        .buttonStyle(.borderedProminent)
        .disabled(!details.emailLooksValid || !details.postcodeLooksValid)
    }
    .padding()
  }

  private func field(_ title: String, text: Binding<String>, isValid: Bool) -> AnyView {
    let input = TextField(title, text: text)
      .textFieldStyle(.plain)
      .padding(10)
    if isValid || text.wrappedValue.isEmpty {
      // bug: the keyboard drops in the middle of typing: the AnyView wraps a different type
      // (with or without overlay) when validity flips, so the TextField is a new identity and
      // focus is lost
      return AnyView(input.background(.quaternary, in: .rect(cornerRadius: 8)))
    }
    return AnyView(
      input
        .background(.quaternary, in: .rect(cornerRadius: 8))
        .overlay(RoundedRectangle(cornerRadius: 8).stroke(.red))
    )
  }
}
