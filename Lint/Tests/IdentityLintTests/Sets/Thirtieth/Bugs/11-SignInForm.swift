import SwiftUI

struct SignInForm: View {
  @State private var email = ""
  @State private var password = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    Form {
      TextField("E-mail", text: $email).focused($isFocused)
        .submitLabel(.next)
        .onSubmit { isFocused = true }
      // bug: Focus: "Next" does not reach the password field, and the keyboard may jump b
      SecureField("Password", text: $password).focused($isFocused)
        .submitLabel(.go)
        .onSubmit(signIn)
      Button("Sign in", action: signIn)
    }
    .onAppear { isFocused = true }
  }

  private func signIn() {
    isFocused = false
  }
}
