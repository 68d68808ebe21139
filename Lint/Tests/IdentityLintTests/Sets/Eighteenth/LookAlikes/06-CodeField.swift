import SwiftUI

extension View {
  func marked(_ isActive: Bool) -> some View {
    self
      .padding(8)
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(isActive ? Color.red : Color.clear))
  }
}

struct CodeField: View {
  let title: String
  @Binding var text: String
  @State private var isRevealed = false

  var body: some View {
    HStack {
      ZStack {
        TextField(title, text: $text).opacity(isRevealed ? 1 : 0)
        SecureField(title, text: $text).opacity(isRevealed ? 0 : 1)
      }
      Button(isRevealed ? "Hide" : "Show") { isRevealed.toggle() }
    }
  }
}

struct VoucherView: View {
  @State private var email = ""
  @State private var code = ""

  private var isTooShort: Bool { !code.isEmpty && code.count < 8 }

  var body: some View {
    VStack(spacing: 16) {
      TextField("Email", text: $email)
        .textContentType(.emailAddress)
      CodeField(title: "Code", text: $code)
        .marked(isTooShort)
      if isTooShort {
        Text("A code has at least 8 characters")
          .font(.footnote)
          .foregroundStyle(.red)
      }
      Button("Redeem") {}
        .disabled(email.isEmpty || code.isEmpty || isTooShort)
    }
    .padding()
  }
}
