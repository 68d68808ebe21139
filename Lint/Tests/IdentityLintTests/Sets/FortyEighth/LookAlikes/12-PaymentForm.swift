import SwiftUI

extension View {
  func outlined(_ isActive: Bool) -> some View {
    self
      .padding(isActive ? 8 : 0)
      .background(isActive ? Color.yellow.opacity(0.2) : .clear, in: .rect(cornerRadius: 8))
      .overlay {
        if isActive {
          RoundedRectangle(cornerRadius: 8)
            .stroke(.yellow)
            .allowsHitTesting(false)
        }
      }
  }
}

struct PaymentForm: View {
  enum Field: Hashable { case holder, number }

  @State private var holder = ""
  @State private var number = ""
  @FocusState private var focusedField: Field?

  var body: some View {
    VStack(spacing: 12) {
      TextField("Card holder", text: $holder)
        .focused($focusedField, equals: .holder)
        .outlined(focusedField == .holder)
      TextField("Card number", text: $number)
        .focused($focusedField, equals: .number)
        .outlined(focusedField == .number)
      Button("Done") { focusedField = nil }
    }
    .padding()
  }
}
