import SwiftUI

struct FieldHint: ViewModifier {
  let message: String?

  func body(content: Content) -> some View {
    // bug: While the user types
    if let message {
      VStack(alignment: .leading, spacing: 4) {
        content
          .padding(8)
          .overlay(RoundedRectangle(cornerRadius: 8).stroke(.red))
        Text(message)
          .font(.caption)
          .foregroundStyle(.red)
      }
    } else {
      content.padding(8)
    }
  }
}

extension View {
  func fieldHint(_ message: String?) -> some View {
    modifier(FieldHint(message: message))
  }
}

struct VoucherForm: View {
  @State private var code = ""

  private var problem: String? {
    guard !code.isEmpty else { return nil }
    return code.count == 8 ? nil : "A voucher code has eight characters."
  }

  var body: some View {
    VStack(spacing: 20) {
      TextField("Voucher code", text: $code)
        .autocorrectionDisabled()
        .fieldHint(problem)
      Button("Redeem") {}
        .disabled(code.isEmpty || problem != nil)
    }
    .padding()
  }
}
