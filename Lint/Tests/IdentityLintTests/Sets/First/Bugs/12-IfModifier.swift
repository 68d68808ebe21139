import SwiftUI

extension View {
  @ViewBuilder
  func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct SignUp: View {
  @State private var email = ""
  private var isInvalid: Bool { !email.isEmpty && !email.contains("@") }
  var body: some View {
    Form {
      TextField("Email", text: $email)
        // bug: typing "@" recreates the field and ends editing
        .if(isInvalid) { $0.foregroundStyle(.red) }
    }
  }
}
