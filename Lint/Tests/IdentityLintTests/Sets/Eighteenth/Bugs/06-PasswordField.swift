import SwiftUI

extension View {
  @ViewBuilder
  func outlined(_ isActive: Bool) -> some View {
    // bug: the conditional modifier puts self into two arms of an if; the password becoming too
    // short or long enough while typing rebuilds PasswordField: keyboard focus and isRevealed are
    // lost
    if isActive {
      self
        .padding(8)
        .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.red))
    } else {
      self
    }
  }
}

struct PasswordField: View {
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

struct SignUpView: View {
  @State private var email = ""
  @State private var password = ""

  private var isTooShort: Bool { !password.isEmpty && password.count < 8 }

  var body: some View {
    VStack(spacing: 16) {
      TextField("Email", text: $email)
        .textContentType(.emailAddress)
      PasswordField(title: "Password", text: $password)
        .outlined(isTooShort)
      Button("Create account") {}
        .disabled(email.isEmpty || password.isEmpty || isTooShort)
    }
    .padding()
  }
}
