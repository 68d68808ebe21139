import SwiftUI

extension View {
  @ViewBuilder
  func flagged(_ isInvalid: Bool, message: String) -> some View {
    // bug: keyboard focus and the open hint in PasswordField. When: at the first typed
    // character (becomes invalid) and again at the tenth (becomes valid).
    if isInvalid {
      VStack(alignment: .leading, spacing: 4) {
        self
          .padding(6)
          .overlay(RoundedRectangle(cornerRadius: 6).stroke(.red))
        Text(message).font(.caption).foregroundStyle(.red)
      }
    } else {
      self
    }
  }
}

struct PasswordField: View {
  let title: String
  @Binding var text: String
  @State private var showsHint = false

  var body: some View {
    VStack(alignment: .leading) {
      SecureField(title, text: $text)
      Button("Help") { showsHint.toggle() }
        .buttonStyle(.borderless)
        .font(.caption)
      if showsHint {
        Text("Ten characters or more, no spaces")
          .font(.caption)
      }
    }
  }
}

struct SignUpForm: View {
  @State private var email = ""
  @State private var password = ""

  private var passwordTooShort: Bool {
    !password.isEmpty && password.count < 10
  }

  var body: some View {
    Form {
      TextField("Email", text: $email)
      PasswordField(title: "Password", text: $password)
        .flagged(passwordTooShort, message: "At least ten characters")
      Button("Create account") {}
        .disabled(email.isEmpty || password.isEmpty || passwordTooShort)
    }
  }
}
