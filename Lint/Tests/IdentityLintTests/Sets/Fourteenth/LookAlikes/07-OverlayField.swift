import SwiftUI

extension View {
  func errorOutline<S: ShapeStyle>(_ style: S, when condition: Bool) -> some View {
    overlay {
      if condition {
        RoundedRectangle(cornerRadius: 6).stroke(style)
      }
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
        .errorOutline(.red, when: isEmailInvalid)
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
