import SwiftUI

extension View {
  @ViewBuilder
  func applyIf<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }
}

struct SignUpForm: View {
  @State private var email = ""
  @State private var password = ""
  @FocusState private var focus: Field?

  private enum Field: Hashable { case email, password }

  private var isEmailInvalid: Bool {
    !email.isEmpty && !(email.contains("@") && email.contains("."))
  }

  var body: some View {
    VStack(spacing: 16) {
      TextField("Email", text: $email)
        .textFieldStyle(.roundedBorder)
        .focused($focus, equals: .email)
        // bug: applyIf is an if/else around self (line 6), so when the address becomes invalid
        // or valid the text field gets a new identity: focus and keyboard are lost after the
        // first character and again on completion
        .applyIf(isEmailInvalid) { field in
          field.overlay(RoundedRectangle(cornerRadius: 6).stroke(.red))
        }
      SecureField("Password", text: $password)
        .textFieldStyle(.roundedBorder)
        .focused($focus, equals: .password)
      Button("Create account") { focus = nil }
        .buttonStyle(.borderedProminent)
        .disabled(isEmailInvalid || password.count < 8)
    }
    .padding()
    .onAppear { focus = .email }
  }
}
