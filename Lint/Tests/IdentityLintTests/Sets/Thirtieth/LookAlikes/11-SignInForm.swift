import SwiftUI

struct SignInForm: View {
  @State private var email = ""
  @State private var password = ""
  @FocusState private var emailFocused: Bool
  @FocusState private var passwordFocused: Bool

  var body: some View {
    Form {
      TextField("E-mail", text: $email).focused($emailFocused)
        .submitLabel(.next)
        .onSubmit { passwordFocused = true }
      SecureField("Password", text: $password).focused($passwordFocused)
        .submitLabel(.go)
        .onSubmit(signIn)
      Button("Sign in", action: signIn)
    }
    .onAppear { emailFocused = true }
  }

  private func signIn() {
    emailFocused = false
    passwordFocused = false
  }
}
